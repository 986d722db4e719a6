/** Sentences as parts: words, some of them with a picture. */
import type { BoatId, Kind, PowerId, Seat, Square } from '../../../../games/dragon-market/index.ts';
import type { Part } from '../../../table/game/words.ts';
import { type Filling, fill, listParts } from '../../../table/ui/sentences.ts';
import type { Speech, TableWords } from './speech.ts';

export type Picture =
  | { readonly of: 'good'; readonly kind: Kind }
  | { readonly of: 'heir'; readonly colour: Seat }
  | { readonly of: 'die'; readonly face: number }
  | { readonly of: 'coins' };

type SentenceKey = Extract<keyof TableWords, `dragon.table.${string}`>;
type PluralStem<K> = K extends `${infer Stem}.other` ? Stem : never;

/** People count boats from one. */
export const boatNumber = (boat: BoatId): number => boat + 1;

/** The parts a sentence is made of. */
export function partsFor(speech: Speech) {
  const { t, plural, lists } = speech;
  const drawn = (text: string, picture: Picture): Part => ({ text, picture });
  const good = (kind: Kind) => drawn(speech.good(kind), { of: 'good', kind });
  const plain = (text: string): Part => ({ text });
  return {
    good,
    goods: (kinds: readonly Kind[]) =>
      listParts(
        lists,
        kinds.map((kind) => [good(kind)]),
      ),
    seat: (seat: Seat) => drawn(speech.name(seat), { of: 'heir', colour: speech.colour(seat) }),
    coins: (n: number) => drawn(plural('dragon.table.coins', n), { of: 'coins' }),
    points: (n: number) => plain(plural('dragon.table.points', n)),
    die: (face: number) => drawn(String(face), { of: 'die', face }),
    boat: (boat: BoatId) => plain(t('dragon.table.boat', { n: boatNumber(boat) })),
    square: (square: Square) => plain(speech.square(square)),
    power: (power: PowerId) => plain(speech.power(power)),
    plain,
    say: (key: SentenceKey, filling: Filling) => fill((values) => t(key, values), filling),
    sayMany: (stem: PluralStem<SentenceKey>, n: number, filling: Filling) =>
      fill((values) => plural(stem, n, values), filling),
  };
}
