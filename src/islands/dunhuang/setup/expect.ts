/** What a circle makes of the game, counted from what its characters do. */
import { type CharacterId, hasTrait, TILES, TRAITS, type Trait } from '../../../games/dunhuang/index.ts';
import type { Circle } from './circle.ts';

export interface Expectation {
  readonly trait: Trait;
  readonly characters: readonly CharacterId[]; // in the order of the circle
  /** Compared with what other circles can have; `always` where all have as many. */
  readonly measure: 'few' | 'some' | 'many' | 'always';
}

/** The fewest and the most characters of a circle that can have a trait. */
export function rangeOf(trait: Trait): { fewest: number; most: number } {
  const having = TILES.map((sides) => sides.filter((side) => hasTrait(side, trait)).length);
  return {
    fewest: having.filter((sides) => sides === 2).length,
    most: having.filter((sides) => sides > 0).length,
  };
}

export function expectationsOf(circle: Circle): Expectation[] {
  return TRAITS.map((trait) => {
    const characters = circle.filter((id) => hasTrait(id, trait));
    const { fewest, most } = rangeOf(trait);
    const n = characters.length;
    const measure = fewest === most ? 'always' : n === most ? 'many' : n === fewest ? 'few' : 'some';
    return { trait, characters, measure };
  });
}

/** What there is to say about it, as a key: where every circle has one, it matters which; elsewhere, how many. */
export const remarkOf = ({ trait, characters, measure }: Expectation): string =>
  measure === 'always' ? characters[0]! : `${trait}.${measure}`;
