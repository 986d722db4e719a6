/** A kept game, read with suspicion: what the rules would not allow is none. */
import { cleanName } from '../../../lib/names.ts';
import { isObject } from '../../../lib/plain.ts';
import { isSeat, SEATS } from '../../../lib/seats.ts';
import type { Game, Opponents } from '../game/game.ts';
import type { GameOptions, KeptRules, Move } from '../game/rules.ts';
import type { Bot, Player, TableGame } from '../game/types.ts';
import { parseApart } from './parse-apart.ts';

const LONGEST_TITLE = 60;
const LONGEST_LIST = 1000;

/** How many of the moves can be played, one after another; undefined where there is no such game. */
function playable(rules: KeptRules, options: GameOptions, moves: readonly unknown[]): number | undefined {
  try {
    return rules.countPlayable(options, moves);
  } catch {
    return undefined;
  }
}

function parseBot(data: unknown, opponents: Opponents | undefined): Bot | null | undefined {
  if (data === null) return null;
  if (!isObject(data)) return undefined;
  const level = opponents?.levels.find((one) => one === data['level']);
  const personality = opponents?.personalities.find((one) => one === data['personality']) ?? null;
  return level === undefined ? undefined : { level, personality };
}

/** Undefined for who cannot sit at one table. */
export function parsePlayers(data: unknown, opponents: Opponents | undefined): Player[] | undefined {
  if (!Array.isArray(data) || data.length > SEATS.length) return undefined;
  const players: Player[] = [];
  for (const one of data) {
    if (!isObject(one) || typeof one['name'] !== 'string' || !isSeat(one['colour'])) return undefined;
    const bot = parseBot(one['bot'], opponents);
    if (bot === undefined) return undefined;
    players.push({ name: cleanName(one['name']), colour: one['colour'], bot });
  }
  return new Set(players.map(({ colour }) => colour)).size === players.length ? players : undefined;
}

const isRevision = (data: unknown): data is number => Number.isSafeInteger(data) && (data as number) >= 0;

/** Moments of the game, in order; undefined where there are none. */
function parseRetaken(data: unknown, moves: number): { retaken?: readonly number[] } {
  const said = new Set(Array.isArray(data) ? data.slice(0, LONGEST_LIST) : []);
  const retaken = Array.from({ length: moves + 1 }, (_, at) => at).filter((at) => said.has(at));
  return retaken.length > 0 ? { retaken } : {};
}

const dateOf = (data: unknown): string | undefined =>
  typeof data === 'string' && !Number.isNaN(Date.parse(data)) ? new Date(data).toISOString() : undefined;

export const isGameId = (id: unknown): id is string => typeof id === 'string' && /^[\w-]{1,64}$/.test(id);

/** What has to be known of a game to read its saves. */
export type ReadAs = Pick<Game, 'rules' | 'opponents'>;

/** Undefined for what is no game. */
export function parseGame({ rules, opponents }: ReadAs, data: unknown): TableGame | undefined {
  if (!isObject(data)) return undefined;
  const { id, name, moves, undone, revision } = data;
  const [begun, changed] = [dateOf(data['begun']), dateOf(data['changed'])];
  const players = parsePlayers(data['players'], opponents);
  const options = isObject(data['options']) ? rules.readOptions(data['options']) : undefined;
  if (!isGameId(id) || typeof name !== 'string' || !begun || !changed || !players || !options)
    return undefined;
  if (players.length !== options.players || !Array.isArray(moves) || !Array.isArray(undone)) return undefined;
  const good = playable(rules, options, [...moves, ...undone]);
  if (good === undefined || good < moves.length) return undefined;
  return {
    id,
    name: name.slice(0, LONGEST_TITLE),
    begun,
    changed,
    players,
    options,
    moves: moves as Move[],
    undone: good === moves.length + undone.length ? (undone as Move[]) : [],
    ...parseRetaken(data['retaken'], moves.length),
    ...parseApart(data['apart'], players),
    ...(isRevision(revision) && { revision }),
  };
}
