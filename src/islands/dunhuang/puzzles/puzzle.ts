/** A table, and a turn to be found at it. */
import type { Move, View } from '../../../games/dunhuang/index.ts';

export const PUZZLE_KINDS = ['win', 'best'] as const;
/** Win at once, whatever is hidden; or the turn with clearly the best chances. */
export type PuzzleKind = (typeof PUZZLE_KINDS)[number];

/** A turn's own moves, without its end; and its chance of winning, 0 to 1, over many worlds that fit what is known. */
export interface Turn {
  readonly moves: readonly Move[];
  readonly chance: number;
}

/** What is to be known of one to choose it. */
export interface Listed {
  readonly id: string;
  readonly kind: PuzzleKind;
  readonly rating: number; // how hard it is, as a rating to play against
  readonly line: string; // of the file
}

export interface Puzzle extends Omit<Listed, 'line'> {
  readonly view: View; // of who is to find it: nobody else's hand is in it, but for cards that were seen
  readonly solutions: readonly Turn[]; // the first is the best
  readonly rivals: readonly Turn[]; // what else looks good, the better first
}
