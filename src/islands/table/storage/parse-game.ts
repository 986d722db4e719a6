/** A kept game, read with suspicion: what the rules would not allow is none. */
import { PERSONALITIES } from '../../../bots/dunhuang/personality.ts';
import { LEVELS } from '../../../bots/levels.ts';
import { countPlayable, type GameOptions, type Move, SEATS } from '../../../games/dunhuang/index.ts';
import { cleanName, isObject, isSeat } from '../../dunhuang/people.ts';
import type { Bot, Player, TableGame } from '../game/types.ts';

const LONGEST_TITLE = 60;

/** How many of the moves can be played, one after another; undefined where there is no such game. */
function playable(options: GameOptions, moves: readonly unknown[]): number | undefined {
  try {
    return countPlayable(options, moves);
  } catch {
    return undefined;
  }
}

function parseBot(data: unknown): Bot | null | undefined {
  if (data === null) return null;
  if (!isObject(data)) return undefined;
  const level = LEVELS.find((one) => one === data['level']);
  const personality = PERSONALITIES.find((one) => one === data['personality']) ?? null;
  return level && { level, personality };
}

/** Undefined for who cannot sit at one table. */
export function parsePlayers(data: unknown): Player[] | undefined {
  if (!Array.isArray(data) || data.length > SEATS.length) return undefined;
  const players: Player[] = [];
  for (const one of data) {
    if (!isObject(one) || typeof one['name'] !== 'string' || !isSeat(one['colour'])) return undefined;
    const bot = parseBot(one['bot']);
    if (bot === undefined) return undefined;
    players.push({ name: cleanName(one['name']), colour: one['colour'], bot });
  }
  return new Set(players.map(({ colour }) => colour)).size === players.length ? players : undefined;
}

/** Only what options are made of; the engine looks at the values. */
function parseOptions(data: unknown): GameOptions | undefined {
  if (!isObject(data)) return undefined;
  const { players, seed, circle, firstPlayer, rulings } = data as unknown as GameOptions;
  return {
    players,
    seed,
    ...(circle !== undefined && { circle }),
    ...(firstPlayer !== undefined && { firstPlayer }),
    ...(rulings !== undefined && { rulings }),
  };
}

const isRevision = (data: unknown): data is number => Number.isSafeInteger(data) && (data as number) >= 0;

const dateOf = (data: unknown): string | undefined =>
  typeof data === 'string' && !Number.isNaN(Date.parse(data)) ? new Date(data).toISOString() : undefined;

export const isGameId = (id: unknown): id is string => typeof id === 'string' && /^[\w-]{1,64}$/.test(id);

/** Undefined for what is no game. */
export function parseGame(data: unknown): TableGame | undefined {
  if (!isObject(data)) return undefined;
  const { id, name, moves, undone, revision } = data;
  const [begun, changed] = [dateOf(data['begun']), dateOf(data['changed'])];
  const players = parsePlayers(data['players']);
  const options = parseOptions(data['options']);
  if (!isGameId(id) || typeof name !== 'string' || !begun || !changed || !players || !options)
    return undefined;
  if (players.length !== options.players || !Array.isArray(moves) || !Array.isArray(undone)) return undefined;
  const good = playable(options, [...moves, ...undone]);
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
    ...(isRevision(revision) && { revision }),
  };
}
