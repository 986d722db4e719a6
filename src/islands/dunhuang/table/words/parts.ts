/** Sentences as parts: words, some of them with a picture. */
import type { CharacterId, Good, Seat, Side } from '../../../../games/dunhuang/index.ts';
import type { Values } from '../../../../i18n/translate.ts';
import type { Speech, TableWords } from '../../../table/ui/ui.ts';

export type Picture =
  | { readonly of: 'good'; readonly good: Good }
  | { readonly of: 'token'; readonly good: Good; readonly side: Side }
  | { readonly of: 'character'; readonly id: CharacterId }
  | { readonly of: 'seat'; readonly colour: Seat }
  | { readonly of: 'coins' | 'prestige' | 'camel' };

/** Words, with a picture of the same thing before them. The words alone say all of it. */
export interface Part {
  readonly text: string;
  readonly picture?: Picture;
}

type SentenceKey = Extract<keyof TableWords, `event.${string}` | `table.move.${string}`>;
type PluralStem<K> = K extends `${infer Stem}.other` ? Stem : never;
type Filling = Readonly<Record<string, Part | readonly Part[]>>;

/** No text has it in it: it marks where a part goes. */
const MARK = '\u0000';

function fill(text: (values: Values) => string, filling: Filling): Part[] {
  const marks = Object.fromEntries(Object.keys(filling).map((name) => [name, `${MARK}${name}${MARK}`]));
  return text(marks)
    .split(MARK)
    .flatMap((piece, i) => (i % 2 === 1 ? filling[piece]! : piece === '' ? [] : { text: piece }));
}

/** The parts a sentence is made of. */
export function partsFor(speech: Speech) {
  const { t, plural, lists } = speech;
  const good = (of: Good): Part => ({ text: speech.good(of), picture: { of: 'good', good: of } });
  const list = (items: readonly (readonly Part[])[]): Part[] =>
    lists
      .formatToParts(items.map((_, i) => String(i)))
      .flatMap(({ type, value }) => (type === 'element' ? items[Number(value)]! : { text: value }));
  return {
    good,
    list,
    goods: (goods: readonly Good[]) => list(goods.map((one) => [good(one)])),
    token: (of: Good, side: Side = 'number'): Part => ({
      text: speech.good(of),
      picture: { of: 'token', good: of, side },
    }),
    seat: (seat: Seat): Part => ({
      text: speech.name(seat),
      picture: { of: 'seat', colour: speech.colour(seat) },
    }),
    character: (id: CharacterId): Part => ({
      text: speech.character(id),
      picture: { of: 'character', id },
    }),
    coins: (n: number): Part => ({ text: plural('event.coins', n), picture: { of: 'coins' } }),
    prestige: (n: number): Part => ({ text: t('event.prestige', { n }), picture: { of: 'prestige' } }),
    camel: (): Part => ({ text: t('event.camel'), picture: { of: 'camel' } }),
    say: (key: SentenceKey, filling: Filling) => fill((values) => t(key, values), filling),
    sayMany: (stem: PluralStem<SentenceKey>, n: number, filling: Filling) =>
      fill((values) => plural(stem, n, values), filling),
  };
}
