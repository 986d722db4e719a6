/** What a picture shows of a move that cannot be: made of why the engine says that it cannot. */
import { type Move, type MoveError, sweptSquares, type View } from '../../games/dragon-market/index.ts';
import { alongOf, arcsAbout, arrow, type Marks, together } from './marks.ts';

/** Why it cannot be done: what a boat would sweep, and where something lies there. */
function refusedMarks(move: Move, { at }: MoveError, { boats, heirs, toMove }: View): Partial<Marks> {
  const blocked = at === undefined ? [] : [at];
  if (move.type === 'step') {
    return { blocked: [move.to], arrows: [arrow(heirs[toMove!]!, move.to, true)] };
  }
  if (move.type === 'place-boat') {
    const { boat, at: sailor, heading } = move;
    return { blocked: [sailor], ghosts: [{ boat, at: sailor, heading }] };
  }
  if (move.type !== 'turn') return { blocked };
  const lying = boats[move.boat]!;
  return {
    blocked,
    swept: sweptSquares(move.boat, lying.at, lying.heading, move.to),
    arcs: arcsAbout(lying.at, alongOf(move.boat, lying), move.to === 'left' ? -90 : 90, true),
  };
}

export const marksOfRefused = (move: Move, error: MoveError, view: View): Marks =>
  together([refusedMarks(move, error, view)]);
