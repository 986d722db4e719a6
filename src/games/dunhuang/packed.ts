/** A move as one whole number, for the fast path: kind × 65536 + first × 256 + second. */

export const KEEP = 0; // first: good
export const PLACE_CAMEL = 1; // first: space
export const MOVE_CAMEL = 2; // first: steps
export const TAKE_GOOD = 3; // first: TO_SHOP or TO_HAND
export const TAKE_COINS = 4;
export const SKIP_BONUS = 5;
export const GIVE = 6; // first, second: goods ascending; a single one has second 0
export const PROTECT = 7;
export const YIELD = 8;
export const PAY = 9;
export const DECLINE = 10;
export const END_TURN = 11;
export const USE = 16; // + index of the character; first and second are its own

export const TO_SHOP = 0;
export const TO_HAND = 1;

export function pack(kind: number, first = 0, second = 0): number {
  return (kind << 16) | (first << 8) | second;
}

export const kindOf = (move: number): number => move >> 16;
export const firstOf = (move: number): number => (move >> 8) & 255;
export const secondOf = (move: number): number => move & 255;

/** Room for the longest list of legal moves: the camel's, with every coin under any ruling. */
export const MOST_MOVES = 512;
