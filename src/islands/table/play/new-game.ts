/** New games: with one tap, from what was asked for, or the same people once more. */
import { type GameOptions, type PlayerCount, SEATS, type Seat, view } from '../../../games/dunhuang/index.ts';
import { drawNumber, newId } from '../../../lib/entropy.ts';
import { cleanName } from '../../dunhuang/people.ts';
import type { Bot, Player, TableGame } from '../game/types.ts';
import { playAll } from './timeline.ts';

export interface Chance {
  readonly now: () => Date;
  readonly newId: () => string;
  readonly random: () => number; // 0 up to 1
}

export const chance: Chance = {
  now: () => new Date(),
  newId,
  random: drawNumber,
};

/** People who are named in letters that were found near Dunhuang, seventeen hundred years old. */
export const MARKET_NAMES = [
  'Miwnay',
  'Shayn',
  'Nanai-vandak',
  'Nanai-dhat',
  'Artivan',
  'Wakhushakk',
  'Pesakk',
  'Ghotam',
  'Aspandhat',
  'Wan-razmak',
  'Takhsich',
  'Farn-aghat',
] as const;

/** Letters and digits that are not taken for each other. */
const SEED_LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const SEED_LENGTH = 8;

export const newSeed = ({ random }: Pick<Chance, 'random'>): string =>
  Array.from({ length: SEED_LENGTH }, () => SEED_LETTERS[Math.floor(random() * SEED_LETTERS.length)]).join(
    '',
  );

/** That many different names, none of which is taken. */
export function marketNames(
  count: number,
  { random }: Pick<Chance, 'random'>,
  taken: readonly string[] = [],
): string[] {
  const left = MARKET_NAMES.filter((name) => !taken.includes(name));
  return Array.from({ length: count }, () => left.splice(Math.floor(random() * left.length), 1)[0] ?? '');
}

export const DEFAULT_BOT: Bot = { level: 'planner', personality: null };

/** One person against two who think ahead a little: a game of a quarter of an hour. */
export function usualPlayers({ random }: Pick<Chance, 'random'>, name = ''): Player[] {
  const [one, two] = marketNames(2, { random }, [name]);
  return [
    { name, colour: SEATS[0], bot: null },
    { name: one!, colour: SEATS[1], bot: DEFAULT_BOT },
    { name: two!, colour: SEATS[2], bot: DEFAULT_BOT },
  ];
}

export interface Wish extends Omit<GameOptions, 'players' | 'seed'> {
  readonly players: readonly Player[];
  readonly seed?: string; // drawn when absent or empty
  readonly name?: string;
}

/** Throws InvalidOptions where the engine refuses them. */
export function freshGame({ players, seed, name = '', ...options }: Wish, given: Chance = chance): TableGame {
  const now = given.now().toISOString();
  const game: TableGame = {
    id: given.newId(),
    name,
    begun: now,
    changed: now,
    players: players.map((player) => ({ ...player, name: cleanName(player.name.trim()) })),
    options: {
      ...options,
      players: players.length as PlayerCount,
      seed: seed?.trim() || newSeed(given),
    },
    moves: [],
    undone: [],
  };
  playAll(game.options, []);
  return game;
}

export interface Again {
  readonly first: 'same' | 'next' | 'draw'; // who starts
  readonly circle: 'same' | 'draw';
}

/** The same people and rulings once more. */
export function playAgain(
  { players, options, moves, name }: TableGame,
  again: Again,
  given: Chance = chance,
): TableGame {
  const { firstPlayer, circle } = view(playAll(options, moves).state, undefined);
  const { rulings } = options;
  const later = again.first === 'next' ? 1 : 0;
  const known = again.first !== 'draw' && firstPlayer !== null;
  return freshGame(
    {
      players,
      name,
      ...(rulings && { rulings }),
      ...(again.circle === 'same' && { circle }),
      ...(known && { firstPlayer: ((firstPlayer + later) % players.length) as Seat }),
    },
    given,
  );
}
