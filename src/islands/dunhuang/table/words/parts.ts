/** Sentences as parts: words, some of them with a picture. */
import type { CharacterId, Good, Seat, Side } from '../../../../games/dunhuang/index.ts';
import type { Part } from '../../../table/game/words.ts';
import { type Filling, fill, listParts } from '../../../table/ui/sentences.ts';
import type { Speech, TableWords } from './speech.ts';

export type Picture =
  | { readonly of: 'good'; readonly good: Good }
  | { readonly of: 'token'; readonly good: Good; readonly side: Side }
  | { readonly of: 'character'; readonly id: CharacterId }
  | { readonly of: 'seat'; readonly colour: Seat }
  | { readonly of: 'coins' | 'prestige' | 'camel' };

type SentenceKey = Extract<keyof TableWords, `event.${string}` | `table.move.${string}`>;
type PluralStem<K> = K extends `${infer Stem}.other` ? Stem : never;

/** The parts a sentence is made of. */
export function partsFor(speech: Speech) {
  const { t, plural, lists } = speech;
  const drawn = (text: string, picture: Picture): Part => ({ text, picture });
  const good = (of: Good) => drawn(speech.good(of), { of: 'good', good: of });
  const list = (items: readonly (readonly Part[])[]) => listParts(lists, items);
  return {
    good,
    list,
    goods: (goods: readonly Good[]) => list(goods.map((one) => [good(one)])),
    token: (of: Good, side: Side = 'number') => drawn(speech.good(of), { of: 'token', good: of, side }),
    seat: (seat: Seat) => drawn(speech.name(seat), { of: 'seat', colour: speech.colour(seat) }),
    character: (id: CharacterId) => drawn(speech.character(id), { of: 'character', id }),
    coins: (n: number) => drawn(plural('event.coins', n), { of: 'coins' }),
    prestige: (n: number) => drawn(t('event.prestige', { n }), { of: 'prestige' }),
    camel: () => drawn(t('event.camel'), { of: 'camel' }),
    say: (key: SentenceKey, filling: Filling) => fill((values) => t(key, values), filling),
    sayMany: (stem: PluralStem<SentenceKey>, n: number, filling: Filling) =>
      fill((values) => plural(stem, n, values), filling),
  };
}
