/** What the score page asks of a game. It knows none: a game hands it this, and what it shows (face.ts). */
import type { Seat } from '../../lib/seats.ts';
import type { Person } from '../people.ts';
import type { AnySheet } from './sheet.ts';

/** What a game came to. */
export interface Summary {
  readonly sheets: readonly { readonly total: number; readonly rank: number }[]; // by seat
  readonly verdict: {
    readonly winners: readonly Seat[]; // nobody yet where something is still to be counted
    readonly level: readonly Seat[]; // most points
    readonly how: string; // one of `ways`, or something else while nobody has won yet
  };
}

export interface ScoreRules<S extends AnySheet> {
  /** How a game can be won, in the order in which that is told. */
  readonly ways: readonly string[];
  /** The way that needs no points, in a game that has one. */
  readonly atOnce?: string;
  fresh(people?: readonly Person[]): S;
  /** The same people at an empty table. */
  emptied(sheet: S): S;
  /** Has nothing been counted yet? */
  isBlank(sheet: S): boolean;
  /** A sheet that was read from somewhere; undefined where it is none. */
  parse(data: unknown): S | undefined;
  summaryOf(sheet: S): Summary;
}
