/** The marks of a move in a position, as the engine plays or refuses it. */
import {
  check,
  type Move,
  playWithEvents,
  type State,
  toMove,
  view,
} from '../../games/dragon-market/index.ts';
import { type Marks, marksOfEvents } from './marks.ts';
import { marksOfRefused } from './refused-marks.ts';

/** What to draw for a move, whether or not it is legal. */
export function marksOf(state: State, move: Move): Marks {
  const seen = view(state, toMove(state));
  const error = check(state, move);
  if (error !== undefined) return marksOfRefused(move, error, seen);
  const marks = marksOfEvents(playWithEvents(state, move).events, seen);
  // A sailor is stepped over.
  return move.type === 'cross' ? { ...marks, path: [marks.path[0]!, move.over, move.to] } : marks;
}
