/**
 * What a device that plays a game (the host) and one that holds a seat (a guest) say to each other: JSON, one message a text. Both
 * read what comes with suspicion: its length before its letters, its form before its meaning. What a move, a view or an event is,
 * only the game knows, and it reads them again.
 */
import { cleanName } from '../../../../lib/names.ts';
import { isId, isObject } from '../../../../lib/plain.ts';
import { isCount, isPlayerCount, isSeatOf, listOf, listOfAll } from '../../../../lib/reading.ts';
import type { Seat } from '../../../../lib/seats.ts';
import type { GameRecord, Move, MoveError, Outcome, View } from '../../game/rules.ts';
import type { Back, LogEntry } from '../../game/types.ts';

/** Two that do not speak the same say so, and play no game. */
export const PROTOCOL = 2;

/** In letters. A move is short; what a host tells is cut into messages well below what any browser sends at once. */
export const LONGEST_FROM_GUEST = 4096;
export const LONGEST_FROM_HOST = 200_000;
const MOST_ENTRIES = 10_000;
const MOST_MOVES = 2000;

/** How a player is called on another device; who they are is the host's to know. */
export interface Named {
  readonly name: string;
  readonly colour: Seat;
  readonly bot: boolean;
}

export type FromGuest =
  /** `token` is the device's own for this seat: it had it before it first said so, and whoever dies meanwhile still knows it. */
  | { readonly say: 'hello'; readonly protocol: number; readonly game: string; readonly token: string }
  | { readonly say: 'move'; readonly n: number; readonly at: number; readonly move: Move }
  | { readonly say: 'undo'; readonly n: number; readonly at: number }
  | { readonly say: 'ping' };

/** What a seat may know of how the game stands. */
export interface Sight {
  readonly at: number; // moves played
  readonly view: View;
  readonly openly: View; // what everybody may know
  readonly legal: readonly Move[]; // what this seat may do now
  readonly back: Back;
  readonly away: readonly Seat[]; // people whose device is not heard
  readonly outcome: Outcome | null; // null while it goes on
  readonly record: GameRecord | null; // when it is over, nothing is hidden any more
}

/** Why a device is not let in, or not any more. */
export const REFUSALS = ['protocol', 'other-game', 'other-device', 'elsewhere', 'flood', 'garbage'] as const;
export type RefusedFor = (typeof REFUSALS)[number];

export type FromHost =
  | {
      readonly say: 'welcome';
      readonly table: string;
      readonly seat: Seat;
      readonly players: readonly Named[];
    }
  | { readonly say: 'log'; readonly from: number; readonly entries: readonly LogEntry[] }
  | ({ readonly say: 'sight' } & Sight)
  | { readonly say: 'answer'; readonly n: number; readonly error: MoveError | null }
  | { readonly say: 'refused'; readonly why: RefusedFor }
  | { readonly say: 'again' } // the same people play once more: say hello anew
  | { readonly say: 'pong' };

const isText = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.length <= most;

const isMove = (value: unknown): value is Move => isObject(value) && isText(value['type'], 40);

/** The object in a text of at most so many letters; undefined for anything else. */
function parse(text: unknown, most: number): Record<string, unknown> | undefined {
  if (!isText(text, most)) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const isNumber = (value: unknown): value is number => isCount(value, 1_000_000);

/** Undefined for what no guest says. */
export function readFromGuest(text: unknown): FromGuest | undefined {
  const said = parse(text, LONGEST_FROM_GUEST);
  const { say, n, at, move, protocol, game, token } = said ?? {};
  switch (say) {
    case 'ping':
      return { say };
    case 'hello':
      return isNumber(protocol) && isText(game, 40) && isId(token)
        ? { say, protocol, game, token }
        : undefined;
    case 'move':
      return isNumber(n) && isNumber(at) && isMove(move) ? { say, n, at, move } : undefined;
    case 'undo':
      return isNumber(n) && isNumber(at) ? { say, n, at } : undefined;
    default:
      return undefined;
  }
}

const isNamed = (value: unknown): value is Named =>
  isObject(value) &&
  isText(value['name'], 200) &&
  isSeatOf(value['colour'], 4) &&
  typeof value['bot'] === 'boolean';

const isEntry = (value: unknown): value is LogEntry =>
  isObject(value) &&
  isNumber(value['at']) &&
  isNumber(value['turn']) &&
  isSeatOf(value['seat'], 4) &&
  listOfAll(value['events'], 200, isMove) !== undefined; // an event has a type as well

const isView = (value: unknown): value is View => isObject(value) && isPlayerCount(value['players']);

const isError = (value: unknown): value is MoveError =>
  isObject(value) && isText(value['code'], 60) && isText(value['rule'], 60);

const isOutcome = (value: unknown): value is Outcome =>
  isObject(value) && listOf(value['winners'], 4)?.every((one) => isSeatOf(one, 4)) === true;

const BACKS: readonly unknown[] = ['can', 'freely', 'start', 'hidden', 'other'] satisfies Back[];

function readSight(said: Record<string, unknown>): FromHost | undefined {
  const { at, view, openly, back, outcome, record } = said;
  const legal = listOfAll(said['legal'], MOST_MOVES, isMove);
  const away = listOfAll(said['away'], 4, (one): one is Seat => isSeatOf(one, 4));
  if (!isNumber(at) || !isView(view) || !isView(openly) || !legal || !away || !BACKS.includes(back))
    return undefined;
  if (outcome !== null && !isOutcome(outcome)) return undefined;
  const over = outcome !== null && isObject(record);
  return {
    say: 'sight',
    at,
    view,
    openly,
    legal,
    away,
    back: back as Back,
    outcome,
    record: over ? (record as unknown as GameRecord) : null,
  };
}

/** Undefined for what no host says. */
export function readFromHost(text: unknown): FromHost | undefined {
  const said = parse(text, LONGEST_FROM_HOST);
  if (said === undefined) return undefined;
  const { say, table, seat, from, n, error, why } = said;
  switch (say) {
    case 'again':
    case 'pong':
      return { say };
    case 'welcome': {
      const players = listOfAll(said['players'], 4, isNamed);
      if (!isId(table) || !players || !isSeatOf(seat, players.length)) return undefined;
      return {
        say,
        table,
        seat,
        players: players.map(({ name, colour, bot }) => ({ name: cleanName(name), colour, bot })),
      };
    }
    case 'log': {
      const entries = listOfAll(said['entries'], MOST_ENTRIES, isEntry);
      return isCount(from, MOST_ENTRIES) && entries ? { say, from, entries } : undefined;
    }
    case 'sight':
      return readSight(said);
    case 'answer':
      return isNumber(n) && (error === null || isError(error)) ? { say, n, error } : undefined;
    case 'refused': {
      const known = REFUSALS.find((one) => one === why);
      return known && { say, why: known };
    }
    default:
      return undefined;
  }
}

export const write = (message: FromGuest | FromHost): string => JSON.stringify(message);
