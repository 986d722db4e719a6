/** What every score sheet has, whichever game it is of: four places, so that a change of mind about who plays loses nothing. */
import { type PlayerCount, SEATS, type Seat } from '../../lib/seats.ts';
import { freshPeople, type Person } from '../people.ts';

export interface AnySheet {
  readonly count: PlayerCount;
  readonly players: readonly Person[]; // four; those from `count` on wait
}

export const seatsOf = ({ count }: AnySheet): Seat[] => SEATS.slice(0, count);

/** More than any game holds, and few enough to read. */
export const MOST = 99;

export const isAmount = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= MOST;

/** Whether two sheets say the same about those who play. */
export const sameSheet = <S extends AnySheet>(a: S, b: S): boolean =>
  JSON.stringify({ ...a, players: a.players.slice(0, a.count) }) ===
  JSON.stringify({ ...b, players: b.players.slice(0, b.count) });

/** The places where nobody sat get the colours that are left. */
export function waitingPlaces(seated: readonly { readonly colour: unknown }[]): Person[] {
  const left = SEATS.filter((colour) => !seated.some((player) => player.colour === colour));
  return freshPeople()
    .slice(seated.length)
    .map(({ name }, i) => ({ name, colour: left[i]! }));
}
