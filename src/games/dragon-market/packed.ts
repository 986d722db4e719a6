/** A move as one whole number, for the fast path: kind × 65536 + first × 256 + second. */

export const PLACE_BOAT = 0; // first: place, second: boat × 4 + heading
export const KEEP = 1; // first: card
export const NEED_NOT = 2; // first: kind
export const ROLL = 3;
export const REROLL = 4; // first: die
export const PAY = 5;
export const SLIDE = 6; // first: boat, second: FAR + squares
export const TURN_BOAT = 7; // first: boat, second: 0 left, 1 right
export const STEP = 8; // first: place
export const TAKE = 9; // first: kind
export const LEAP = 10; // as SLIDE
export const SWING = 11; // first: boat
export const DRIFT = 12; // as SLIDE
export const PIVOT = 13; // as TURN_BOAT
export const CROSS = 14; // first: the sailor's place, second: place
export const DIAGONAL = 15; // first: place
export const JUMP = 16; // first: place
export const SWAP = 17; // first: seat
export const RESTACK = 18; // first: boat
export const TAKE_COIN = 19; // first: seat
export const END_TURN = 20;

/** Squares back are negative: this is added to them. */
export const FAR = 128;

export const pack = (kind: number, first = 0, second = 0): number => (kind << 16) | (first << 8) | second;

export const kindOf = (move: number): number => move >> 16;
export const firstOf = (move: number): number => (move >> 8) & 255;
export const secondOf = (move: number): number => move & 255;

/** Room for the longest list of legal moves: where to place the first boat. */
export const MOST_MOVES = 640;
