/** A game as it was played: the state before every move and what each brought. Only the session and the replay hold one. */
import {
  createGame,
  type GameEvent,
  type GameOptions,
  type Move,
  playWithEvents,
  type Seat,
  type State,
  toMove,
} from '../../../games/dunhuang/index.ts';

export interface Step {
  readonly at: number; // moves played before it
  readonly turn: number; // 0 is the set-up, then counted over all players
  readonly seat: Seat; // who decided
  readonly move: Move;
  readonly before: State;
  readonly events: readonly GameEvent[]; // with all that is hidden
}

export interface Played {
  readonly steps: readonly Step[];
  readonly state: State; // after the last of them
  readonly turn: number; // that the next move belongs to
}

export const beginPlay = (options: GameOptions): Played => ({
  steps: [],
  state: createGame(options),
  turn: 0,
});

const endsTurn = ({ type }: GameEvent): boolean => type === 'turn-ended' || type === 'camel-placed';

/** Throws IllegalMove. */
export function advance({ steps, state: before, turn }: Played, move: Move): Played {
  const { state, events } = playWithEvents(before, move);
  const step: Step = { at: steps.length, turn, seat: toMove(before)!, move, before, events };
  return { steps: [...steps, step], state, turn: events.some(endsTurn) ? turn + 1 : turn };
}

/** As it stood before the move with that number. */
export function cutBack(played: Played, at: number): Played {
  const step = played.steps[at];
  if (step === undefined) return played;
  return { steps: played.steps.slice(0, at), state: step.before, turn: step.turn };
}

/** Throws IllegalMove, or InvalidOptions. */
export const playAll = (options: GameOptions, moves: readonly Move[]): Played =>
  moves.reduce(advance, beginPlay(options));

export const sameMove = (a: Move | undefined, b: Move | undefined): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/** The same moves from where the two part; what they have in common is not played again. */
export function catchUp(played: Played, moves: readonly Move[]): Played {
  const { steps } = played;
  const parts = steps.findIndex(({ move }, at) => !sameMove(move, moves[at]));
  const common = parts < 0 ? steps.length : parts;
  return moves.slice(common).reduce(advance, cutBack(played, common));
}
