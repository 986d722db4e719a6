/** What a circle makes of the game, counted from what its characters do. */
import { circleIndices } from './circle.ts';
import { InvalidSetupCode } from './errors.ts';
import { reading } from './plain.ts';
import { hasTrait, TRAITS, type Trait } from './traits.ts';
import { CHARACTERS, type CharacterId, TILES } from './types.ts';

export interface CircleTrait {
  readonly trait: Trait;
  readonly characters: readonly CharacterId[]; // in the order of the circle
  /** Compared with what other circles can have; `always` where all have as many. */
  readonly measure: 'few' | 'some' | 'many' | 'always';
}

/** The fewest and the most characters of a circle that can have a trait: one of every tile is in it. */
function rangeOf(trait: Trait): { fewest: number; most: number } {
  const having = TILES.map((sides) => sides.filter((side) => hasTrait(side, trait)).length);
  return {
    fewest: having.filter((sides) => sides === 2).length,
    most: having.filter((sides) => sides > 0).length,
  };
}

/** For every trait, in the order of TRAITS. Throws InvalidSetupCode. */
export function circleTraits(circle: readonly CharacterId[]): CircleTrait[] {
  const indices = reading(
    () => circleIndices(circle),
    () => new InvalidSetupCode('not-a-circle'),
  );
  if (indices === undefined) throw new InvalidSetupCode('not-a-circle');
  const ids = indices.map((index) => CHARACTERS[index]!);
  return TRAITS.map((trait) => {
    const characters = ids.filter((id) => hasTrait(id, trait));
    const { fewest, most } = rangeOf(trait);
    const n = characters.length;
    const measure = fewest === most ? 'always' : n === most ? 'many' : n === fewest ? 'few' : 'some';
    return { trait, characters, measure };
  });
}
