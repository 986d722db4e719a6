/**
 * Steps are chosen as a walk: the square where it ends, by the shortest way, taking what is needed on it. The rules are asked
 * for every step, so a walk is as legal as its steps.
 */
import type { Move, Square } from '../../../../games/dragon-market/index.ts';
import type { Ahead } from '../../../table/game/types.ts';

export interface Walk {
  readonly type: 'walk';
  readonly to: Square;
  readonly points: number;
  readonly moves: readonly Move[];
}

/** A whole turn that somebody advises. */
export interface Plan {
  readonly type: 'plan';
  readonly moves: readonly Move[];
}

/** What is chosen at this table: moves of the game, walks, and turns that were advised. */
export type Offer = Move | Walk | Plan;

interface Stop {
  readonly walk: Walk;
  readonly ahead: Ahead;
}

const legalOf = (ahead: Ahead): readonly Move[] => ahead.legal as readonly Move[];

/** A walk takes along what lies there and is needed: that costs nothing. */
function takeAll({ walk, ahead }: Stop): Stop {
  const take = legalOf(ahead).find(({ type }) => type === 'take');
  const after = take && ahead.after(take);
  return take && after
    ? takeAll({ walk: { ...walk, moves: [...walk.moves, take] }, ahead: after })
    : { walk, ahead };
}

/** One more step from each of these, and for each square the way on which most is taken. */
function further(from: readonly Stop[], known: ReadonlySet<Square>): Stop[] {
  const found = new Map<Square, Stop>();
  for (const { walk, ahead } of from) {
    for (const step of legalOf(ahead)) {
      if (step.type !== 'step' || known.has(step.to)) continue;
      const after = ahead.after(step);
      if (!after) continue;
      const moves = [...walk.moves, step];
      const stop = takeAll({
        walk: { type: 'walk', to: step.to, points: walk.points + 1, moves },
        ahead: after,
      });
      const rival = found.get(step.to);
      if (!rival || stop.walk.moves.length > rival.walk.moves.length) found.set(step.to, stop);
    }
  }
  return [...found.values()];
}

/** Nobody stops on another heir's square; where the look ahead ends, something else comes first, and that is a stop too. */
const isStop = ({ ahead }: Stop): boolean =>
  ahead.legal.length === 0 || legalOf(ahead).some(({ type }) => type === 'end-turn');

/** All squares that one's heir can walk to, with the points it has. */
export function walksOf(start: Square, ahead: Ahead): Walk[] {
  const known = new Set([start]);
  const walks: Walk[] = [];
  let stops: Stop[] = [{ walk: { type: 'walk', to: start, points: 0, moves: [] }, ahead }];
  while (stops.length > 0) {
    stops = further(stops, known);
    for (const stop of stops) {
      known.add(stop.walk.to);
      if (isStop(stop)) walks.push(stop.walk);
    }
  }
  return walks;
}

export const movesOf = (offer: Offer): readonly Move[] => ('moves' in offer ? offer.moves : [offer]);

/** Walks in place of single steps. A walk of one step that takes nothing is that step. */
export function offersOf(legal: readonly Move[], start: Square, ahead: Ahead): Offer[] {
  const others = legal.filter(({ type }) => type !== 'step');
  if (others.length === legal.length) return others;
  const walks = walksOf(start, ahead);
  return [...walks.map((walk) => (walk.moves.length === 1 ? walk.moves[0]! : walk)), ...others];
}
