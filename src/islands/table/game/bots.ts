/** Opponents, where a game has some: they are asked for a move, for advice, and to look back on a game. */
import type { Seat } from '../../../lib/seats.ts';
import type { GameRecord, Move, View } from './rules.ts';

export interface Watch {
  readonly signal?: AbortSignal | undefined;
  onProgress?(share: number): void; // 0 to 1
}

/** A turn that somebody advises; its reasons are put in words by the game. */
export interface Advice {
  readonly moves: readonly Move[];
  readonly chance: number; // of winning, 0 to 1
  readonly share?: number; // of the thinking that went into it, 0 to 1
}

export interface TurningPoint {
  readonly at: number; // moves played before the turn
  readonly seat: Seat; // whose turn it was
  readonly before: readonly number[]; // chances, by seat
  readonly after: readonly number[];
  readonly better: Advice | null; // what that seat might have done instead
}

export interface Review {
  readonly moments: readonly { readonly at: number; readonly chances: readonly number[] }[];
  readonly turningPoints: readonly TurningPoint[];
}

/** What advice is asked for. */
export interface Asked {
  readonly seed: string | number;
  readonly ms?: number | undefined;
  readonly iterations?: number | undefined; // whichever of the two is spent first
  readonly most?: number | undefined; // turns
  readonly explained?: boolean | undefined; // with all that a game's bots can say of each, not its reasons only
  readonly first?: Move | undefined; // a move that all of them begin with, where the game's bots can weigh one
}

/** All reject with the signal's reason as soon as that is aborted. */
export interface Bots {
  choose(
    view: View,
    asked: {
      readonly level: string;
      readonly personality?: string | undefined;
      readonly seed: string | number;
    },
    watch: Watch,
  ): Promise<Move>;
  advise(view: View, asked: Asked, watch: Watch): Promise<readonly Advice[]>;
  review(record: GameRecord, asked: { readonly seed: string | number }, watch: Watch): Promise<Review>;
  /** Whoever thinks is sent home; the next question starts anew. */
  close(): void;
}
