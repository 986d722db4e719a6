/**
 * A game in the fragment of a link: `#g=CODE&m=57&v=2&p=Mei&p=Bo`. The record, how many moves of it were played, with whose
 * eyes to look (a seat from 1, or `open`), and who played. A fragment is never sent to any server.
 */
import {
  decodeGame,
  encodeGame,
  type GameRecord,
  InvalidRecord,
  SEATS,
  type Seat,
} from '../../../games/dunhuang/index.ts';
import { cleanName } from '../../dunhuang/people.ts';
import type { Player } from '../game/types.ts';
import type { Eyes } from '../play/viewpoint.ts';

/** Why a link leads nowhere, besides the troubles that a record has; words for these are in i18n under `table.core.link`. */
export const LINK_PROBLEMS = ['no-such-move', 'no-such-seat'] as const;

export interface LinkProblem {
  readonly problem: (typeof LINK_PROBLEMS)[number] | InvalidRecord['code'];
  readonly detail: InvalidRecord['detail'];
}

export interface LinkedGame {
  readonly record: GameRecord;
  readonly players: readonly Player[];
  readonly at: number; // moves played
  readonly eyes: Eyes;
}

/** What the address asks the table for; undefined for nothing: the lobby. */
export type Asked =
  | { readonly game: string } // a kept one
  | { readonly linked: LinkedGame }
  | LinkProblem
  | undefined;

export const linkToKept = (id: string): string => `#${new URLSearchParams({ game: id })}`;

/** Throws InvalidRecord for a game too long for any link. Names go along, and whether somebody was a bot does not. */
export function linkToGame({ record, players, at, eyes }: LinkedGame): string {
  const said = new URLSearchParams({ g: encodeGame(record) });
  if (at < record.moves.length) said.set('m', String(at));
  if (eyes !== null) said.set('v', eyes === 'open' ? eyes : String(eyes + 1));
  if (players.some(({ name, colour }, seat) => name !== '' || colour !== seat)) {
    for (const { name, colour } of players) said.append('p', `${colour}${name}`);
  }
  return `#${said}`;
}

function readPlayers(said: readonly string[], count: number): Player[] {
  const told = SEATS.slice(0, count).map((seat): Player => {
    const [, colour, name = ''] = /^([0-3])(.*)$/s.exec(said[seat] ?? '') ?? [];
    return { name: cleanName(name), colour: Number(colour ?? seat) as Seat, bot: null };
  });
  const clash = new Set(told.map(({ colour }) => colour)).size < count;
  return clash ? told.map((player, seat) => ({ ...player, colour: seat as Seat })) : told;
}

function readEyes(said: string | null, count: number): Eyes | undefined {
  if (said === null) return null;
  if (said === 'open') return said;
  return SEATS.slice(0, count).find((seat) => String(seat + 1) === said);
}

function readLinked(code: string, said: URLSearchParams): Asked {
  const record = decodeGame(code);
  const count = record.options.players;
  const moves = said.get('m') ?? String(record.moves.length);
  const at = /^\d{1,5}$/.test(moves) ? Number(moves) : Number.NaN;
  const eyes = readEyes(said.get('v'), count);
  if (!(at <= record.moves.length)) return { problem: 'no-such-move', detail: { most: record.moves.length } };
  if (eyes === undefined) return { problem: 'no-such-seat', detail: { most: count } };
  return { linked: { record, at, eyes, players: readPlayers(said.getAll('p'), count) } };
}

export function readLink(fragment: string): Asked {
  const said = new URLSearchParams(fragment.replace(/^#/, ''));
  const [kept, code] = [said.get('game'), said.get('g')];
  if (kept !== null) return { game: kept };
  if (code === null) return undefined;
  try {
    return readLinked(code, said);
  } catch (error) {
    const { code: problem, detail } =
      error instanceof InvalidRecord ? error : new InvalidRecord('not-a-record');
    return { problem, detail };
  }
}
