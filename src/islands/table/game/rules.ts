/**
 * What a game tells the table of its rules: the table asks, and knows none itself. An engine's door has all of this. Of a
 * game's own types the table sees no more than stands here; a game reads its own again where they come back to it.
 */

import type { PlayerCount, Seat } from '../../../lib/seats.ts';

/** A game may have wishes of its own besides. */
export interface GameOptions {
  readonly players: PlayerCount;
  readonly seed: string;
  readonly firstPlayer?: Seat | undefined; // drawn by lot when absent
}

export type State = object;

export interface Move {
  readonly type: string;
}

export interface GameEvent {
  readonly type: string;
  readonly seat: Seat;
  readonly rule: string;
}

export interface Outcome {
  readonly winners: readonly Seat[];
}

/** What a seat may know, or a bystander. */
export interface View {
  readonly seat: Seat | null; // who looks
  readonly players: PlayerCount;
  readonly toMove: Seat | null; // who decides; null when the game is over
  readonly turn?: Seat | null; // whose turn it is, also while another is asked
  readonly firstPlayer?: Seat | null; // null until drawn
  readonly closing?: boolean; // the last round has begun
}

/** Why a move is refused: a code for words, and the rule to cite. */
export interface MoveError {
  readonly code: string;
  readonly rule: string;
}

/** A whole game: everything else about it is played again from this. */
export interface GameRecord {
  readonly options: GameOptions;
  readonly moves: readonly Move[];
}

/** What is asked of a game that lies on the device. */
export interface KeptRules {
  readonly id: string;
  /** Everybody sets something up before the first turn: that is turn 0. */
  readonly hasSetUp: boolean;
  /** Throws for options that make no game. */
  createGame(options: GameOptions): State;
  /** Who decides; undefined when the game is over. */
  toMove(state: State): Seat | undefined;
  /** The new state, and what happened, with all that is hidden. Throws for a move that is not legal. */
  playWithEvents(state: State, move: Move): { readonly state: State; readonly events: readonly GameEvent[] };
  outcome(state: State): Outcome | undefined;
  view(state: State, seat?: Seat): View;
  endsTurn(event: GameEvent): boolean;
  /** Only what options are made of; whether they make a game is for `createGame` to say. */
  readOptions(data: Readonly<Record<string, unknown>>): GameOptions;
  /** How many of the moves can be played, one after another. Throws for options that make no game. */
  countPlayable(options: GameOptions, moves: readonly unknown[]): number;
}

/** All that is asked of a game on the board. */
export interface Rules extends KeptRules {
  legalMoves(state: State): readonly Move[];
  /** Why a move is refused; undefined for one that is legal. */
  check(state: State, move: Move): MoveError | undefined;
  /** With every hand laid open: at the end, and for who looks back on all of it. */
  openView(state: State, seat?: Seat): View;
  /** The event as a seat saw it, or a bystander. */
  redact(event: GameEvent, seat?: Seat): GameEvent;

  /** Chance or a secret has spoken: to take this back would be to know it beforehand. */
  revealsHidden(event: GameEvent): boolean;
  /** Whether the event is what the move itself says, rather than what comes of it. */
  isMoveItself(event: GameEvent): boolean;
  /** The move that nobody need be asked for; with `ending` the end of a turn too. */
  formality(state: State, ending?: boolean): Move | undefined;
  /** Whether everything of that game lies open: then people need no curtain between them. */
  hidesNothing?(state: State): boolean;
  /** What a move would bring, as far as that seat may know before making it. */
  foresee(state: State, seat: Seat, move: Move): readonly GameEvent[];
  /** What of a game's options stays when the same people play once more; the rest is drawn anew. */
  optionsAgain(options: GameOptions): object;
  /** The type of the move that only ends a turn, where there is one. */
  readonly endMove?: string;
}

/** A whole game as a text that fits a link: asked for by who looks back on one. */
export interface RecordCodes {
  readonly id: string;
  encodeGame(record: GameRecord): string;
  /** Throws an error with a `code` and a `detail` for what is no record. */
  decodeGame(code: string): GameRecord;
}
