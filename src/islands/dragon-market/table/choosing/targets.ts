/**
 * What can be tapped on the table, as short names: they are compared, kept in sets and written on the elements themselves.
 * A square is a target of its own only where something can go there; otherwise a tap means what lies on it.
 */
import type { BoatId, Kind, PowerId, Square, View, Way } from '../../../../games/dragon-market/index.ts';
import { squaresOf } from '../../../../games/dragon-market/index.ts';

export type Target =
  | 'heir' // one's own
  | `boat.${BoatId}`
  | `square.${Square}` // as a place to go
  | `at.${Square}` // open sea, a pontoon: nothing to choose
  | `new.${BoatId}` // a boat that is not placed yet
  | `card.${number}` // an objective to keep
  | `kind.${Kind}` // a good that is not needed
  | `take.${Kind}`
  | `from.${number}` // somebody to take a coin from
  | `power.${PowerId}`
  | `die.${0 | 1}`
  | `turn.${Way}` // a button that stands for a square
  | `do.${'roll' | 'pay' | 'end-turn'}`;

const numberIn = (target: string, beginning: string): number | undefined =>
  target.startsWith(beginning) ? Number(target.slice(beginning.length)) : undefined;

export const boatIn = (target: string): BoatId | undefined => numberIn(target, 'boat.');

/** The square that a target names, whether something can go there or not. */
export const squareIn = (target: string): Square | undefined =>
  numberIn(target, 'square.') ?? numberIn(target, 'at.');

export const cardIn = (target: string): number | undefined => numberIn(target, 'card.');

export const powerIn = (target: string): PowerId | undefined =>
  target.startsWith('power.') ? (target.slice(6) as PowerId) : undefined;

/** What boats lie where, by square: asked for every square at every tap, and the same until one of them moves. */
const charts = new WeakMap<View['boats'], readonly (BoatId | undefined)[]>();

function chartOf(boats: View['boats']): readonly (BoatId | undefined)[] {
  const known = charts.get(boats);
  if (known) return known;
  const chart: (BoatId | undefined)[] = [];
  boats.forEach((boat, id) => {
    if (boat) for (const square of squaresOf(id, boat.at, boat.heading)) chart[square] = id;
  });
  charts.set(boats, chart);
  return chart;
}

/** The boat that lies on a square. */
export const boatOn = ({ boats }: Pick<View, 'boats'>, square: Square): BoatId | undefined =>
  chartOf(boats)[square];
