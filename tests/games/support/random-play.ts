/** Games of any engine from a seed of their own, so that a failing one can be played again. */
import { dice } from '../../support/dice.ts';

interface Engine<Options, State, Move, Event> {
  createGame(options: Options): State;
  toMove(state: State): unknown;
  legalMoves(state: State): Move[];
  playWithEvents(state: State, move: Move): { state: State; events: Event[] };
}

export interface StepOf<State, Move, Event> {
  readonly before: State;
  readonly move: Move;
  readonly state: State;
  readonly events: readonly Event[];
}

interface Wishes<State, Step> {
  each?(step: Step): void;
  /** Which of the legal moves; at random where it does not say. */
  choose?(state: State, count: number, random: () => number): number;
  readonly most: number;
}

const anyOf = (_: unknown, count: number, random: () => number): number => Math.floor(random() * count);

/** Plays to the end, or `most` moves, telling of every step. */
export function playOut<Options extends { readonly seed: string }, State, Move, Event>(
  { createGame, toMove, legalMoves, playWithEvents }: Engine<Options, State, Move, Event>,
  options: Options,
  { each, choose = anyOf, most }: Wishes<State, StepOf<State, Move, Event>>,
) {
  const random = dice(`moves of ${options.seed}`);
  let state = createGame(options);
  const moves: Move[] = [];
  while (toMove(state) !== undefined && moves.length < most) {
    const legal = legalMoves(state);
    const move = legal[choose(state, legal.length, random)]!;
    const next = playWithEvents(state, move);
    each?.({ before: state, move, ...next });
    moves.push(move);
    state = next.state;
  }
  return { record: { options, moves }, state };
}
