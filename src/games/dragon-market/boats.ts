/** Where a boat lies, what it sweeps, and what goes with it. Nothing here knows of turns and points. */
import { AT, type Board, HEADING, HEIR, PLAYERS } from './board.ts';
import { AHEAD, ON_RING, PILE_AT, SAILOR, SEA, turned } from './chart.ts';
import { isCentreBoat } from './types.ts';

/** How far ahead of the sailor the two piles lie: sailor at an end, sailor in the centre. */
const END_PILES = [1, 2] as const;
const CENTRE_PILES = [1, -1] as const;

const pilesOf = (boat: number): readonly [number, number] => (isCentreBoat(boat) ? CENTRE_PILES : END_PILES);

/** The place of one of its piles, if the boat lies like that. */
export const pilePlace = (boat: number, at: number, heading: number, pile: number): number =>
  at + AHEAD[heading]! * pilesOf(boat)[pile]!;

/** The foremost and the hindmost of its places, by the heading. */
export const frontOf = (boat: number, at: number, heading: number): number =>
  at + AHEAD[heading]! * (isCentreBoat(boat) ? 1 : 2);
export const rearOf = (boat: number, at: number, heading: number): number =>
  isCentreBoat(boat) ? at - AHEAD[heading]! : at;

/** Its three places: the sailor's first, then the piles'. */
export const placesOf = (boat: number, at: number, heading: number): [number, number, number] => [
  at,
  pilePlace(boat, at, heading, 0),
  pilePlace(boat, at, heading, 1),
];

/** `setup.boats`, `boat.centre`: whether a boat may come to lie there, on open sea. The nearest places are looked at first: beyond the rim there is nothing to look at. */
export function fits(chart: Uint8Array, boat: number, at: number, heading: number): boolean {
  if (chart[at] !== SEA) return false;
  if (isCentreBoat(boat) && ON_RING[at] === 1) return false;
  return chart[pilePlace(boat, at, heading, 0)] === SEA && chart[pilePlace(boat, at, heading, 1)] === SEA;
}

/** Puts a boat on the chart, or with `lift` takes it off. */
function mark({ cells, chart }: Board, boat: number, lift: boolean): void {
  const at = cells[AT + boat]!;
  const heading = cells[HEADING + boat]!;
  chart[at] = lift ? SEA : SAILOR + boat;
  chart[pilePlace(boat, at, heading, 0)] = lift ? SEA : PILE_AT + boat * 2;
  chart[pilePlace(boat, at, heading, 1)] = lift ? SEA : PILE_AT + boat * 2 + 1;
}

export function layBoat(board: Board, boat: number, at: number, heading: number): void {
  board.cells[AT + boat] = at;
  board.cells[HEADING + boat] = heading;
  mark(board, boat, false);
}

/** `boat.carry`: what stands on it goes with it, each heir on their pile. */
export function moveBoat(board: Board, boat: number, at: number, heading: number): void {
  const { cells, chart } = board;
  const players = cells[PLAYERS]!;
  for (let seat = 0; seat < players; seat++) {
    const pile = chart[cells[HEIR + seat]!]! - PILE_AT - boat * 2;
    if (pile === 0 || pile === 1) cells[HEIR + seat] = pilePlace(boat, at, heading, pile);
  }
  mark(board, boat, true);
  layBoat(board, boat, at, heading);
}

/**
 * `boat.turn`, `power.pivot`: the places that a boat sweeps about one of its ends, from the nearest on. `heading` leads from that
 * end to the other.
 */
function sweepOfEnd(at: number, heading: number, way: number): number[] {
  const ahead = AHEAD[heading]!;
  const aside = AHEAD[turned(heading, way)]!;
  return [0, 1, 2].flatMap((n) => [at + n * ahead + aside, at + n * ahead + 2 * aside]);
}

/** … and about a sailor in the centre: the two new places, and the two corners on the way there. */
function sweepOfCentre(at: number, heading: number, way: number): number[] {
  const ahead = AHEAD[heading]!;
  const aside = AHEAD[turned(heading, way)]!;
  return [at + aside, at - aside, at + ahead + aside, at - ahead - aside];
}

export const sweepOf = (boat: number, at: number, heading: number, way: number): number[] =>
  isCentreBoat(boat) ? sweepOfCentre(at, heading, way) : sweepOfEnd(at, heading, way);

/** Of an end boat that turns about its other end. */
export const pivotSweepOf = (boat: number, at: number, heading: number, way: number): number[] =>
  sweepOfEnd(frontOf(boat, at, heading), (heading + 2) & 3, way);

/** Where the sailor is after that. */
export const afterPivot = (boat: number, at: number, heading: number, way: number): number =>
  frontOf(boat, at, heading) - 2 * AHEAD[turned(heading, way)]!;

/** The same as asking of each place of `sweepOfEnd`, without a list. A place beyond the rim is never looked at. */
export function isEndSweepFree(chart: Uint8Array, at: number, ahead: number, aside: number): boolean {
  const near = at + aside;
  if (chart[near] !== SEA || chart[near + aside] !== SEA) return false;
  return (
    chart[near + ahead] === SEA &&
    chart[near + ahead + aside] === SEA &&
    chart[near + ahead + ahead] === SEA &&
    chart[near + ahead + ahead + aside] === SEA
  );
}

export const isCentreSweepFree = (chart: Uint8Array, at: number, ahead: number, aside: number): boolean =>
  chart[at + aside] === SEA &&
  chart[at - aside] === SEA &&
  chart[at + ahead + aside] === SEA &&
  chart[at - ahead - aside] === SEA;
