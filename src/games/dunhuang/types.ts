/** The words of the game. Everything else is said with these. */

export const GOODS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
export type Good = (typeof GOODS)[number];

export const SEATS = [0, 1, 2, 3] as const;
export type Seat = (typeof SEATS)[number];

/** Clockwise: the camel goes 0, 1, … 7, 0. */
export const SPACES = [0, 1, 2, 3, 4, 5, 6, 7] as const;
export type Space = (typeof SPACES)[number];

export const CHARACTERS = [
  'painter',
  'musician',
  'princess',
  'dancer',
  'interpreter',
  'diplomat',
  'soldier',
  'general',
  'trader',
  'merchant',
  'maid',
  'domestic',
  'shepherd',
  'farmer',
  'manichean',
  'buddhist',
] as const;
export type CharacterId = (typeof CHARACTERS)[number];

/** Front and back of the eight tiles: the two of a pair are never in the same game. */
export const TILES = [
  ['painter', 'musician'],
  ['princess', 'dancer'],
  ['interpreter', 'diplomat'],
  ['soldier', 'general'],
  ['trader', 'merchant'],
  ['maid', 'domestic'],
  ['shepherd', 'farmer'],
  ['manichean', 'buddhist'],
] as const satisfies readonly (readonly [CharacterId, CharacterId])[];

/** A token's two faces: its good's number, or 商. */
export type Side = 'number' | 'shang';

export type PlayerCount = 2 | 3 | 4;
