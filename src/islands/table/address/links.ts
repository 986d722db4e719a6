/**
 * A game in the fragment of a link: `#g=CODE&m=57&v=2&p=Mei&p=Bo`. The record, how many moves of it were played, from where to
 * look (a seat from 1, or `open`), and who played; `of` says which game it is, where it is not the first. A fragment is never
 * sent to any server.
 */
import type { Values } from '../../../i18n/translate.ts';
import { cleanName } from '../../../lib/names.ts';
import { SEATS, type Seat } from '../../../lib/seats.ts';
import { FIRST_GAME } from '../game/first-game.ts';
import type { GameRecord, RecordCodes } from '../game/rules.ts';
import type { Player } from '../game/types.ts';
import type { Viewpoint } from '../play/viewpoint.ts';
import type { LinkProblem } from './problems.ts';

export interface LinkedGame {
  readonly record: GameRecord;
  readonly players: readonly Player[];
  readonly at: number; // moves played
  readonly viewpoint: Viewpoint;
}

/** Throws for a game too long for any link. Names go along, and whether somebody was a bot does not. */
export function linkToGame(codes: RecordCodes, { record, players, at, viewpoint }: LinkedGame): string {
  const said = new URLSearchParams({ g: codes.encodeGame(record) });
  if (at < record.moves.length) said.set('m', String(at));
  if (viewpoint !== null) said.set('v', viewpoint === 'open' ? viewpoint : String(viewpoint + 1));
  if (players.some(({ name, colour }, seat) => name !== '' || colour !== seat)) {
    for (const { name, colour } of players) said.append('p', `${colour}${name}`);
  }
  if (codes.id !== FIRST_GAME) said.set('of', codes.id);
  return `#${said}`;
}

export function readPlayers(said: readonly string[], count: number): Player[] {
  const told = SEATS.slice(0, count).map((seat): Player => {
    const [, colour, name = ''] = /^([0-3])(.*)$/s.exec(said[seat] ?? '') ?? [];
    return { name: cleanName(name), colour: Number(colour ?? seat) as Seat, bot: null };
  });
  const clash = new Set(told.map(({ colour }) => colour)).size < count;
  return clash ? told.map((player, seat) => ({ ...player, colour: seat as Seat })) : told;
}

function readViewpoint(said: string | null, count: number): Viewpoint | undefined {
  if (said === null) return null;
  if (said === 'open') return said;
  return SEATS.slice(0, count).find((seat) => String(seat + 1) === said);
}

function readLinked(record: GameRecord, said: URLSearchParams): LinkedGame | LinkProblem {
  const count = record.options.players;
  const moves = said.get('m') ?? String(record.moves.length);
  const at = /^\d{1,5}$/.test(moves) ? Number(moves) : Number.NaN;
  const viewpoint = readViewpoint(said.get('v'), count);
  if (!(at <= record.moves.length)) return { problem: 'no-such-move', detail: { most: record.moves.length } };
  if (viewpoint === undefined) return { problem: 'no-such-seat', detail: { most: count } };
  return { record, at, viewpoint, players: readPlayers(said.getAll('p'), count) };
}

/** What a record says is wrong with it. */
export const problemOf = (error: unknown): LinkProblem =>
  error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? { problem: error.code, detail: 'detail' in error ? (error.detail as Values) : undefined }
    : { problem: 'not-a-record' };

/** The game in a fragment that holds one. */
export function readLink(codes: RecordCodes, fragment: string): LinkedGame | LinkProblem {
  const said = new URLSearchParams(fragment.replace(/^#/, ''));
  if ((said.get('of') ?? FIRST_GAME) !== codes.id) return { problem: 'other-game' };
  try {
    return readLinked(codes.decodeGame(said.get('g') ?? ''), said);
  } catch (error) {
    return problemOf(error);
  }
}
