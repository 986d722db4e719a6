/** New games: with one tap, from what was asked for, or the same people once more. */
import { drawNumber, newId } from '../../../lib/entropy.ts';
import { cleanName } from '../../../lib/names.ts';
import { type PlayerCount, SEATS, type Seat } from '../../../lib/seats.ts';
import type { Opponents } from '../game/game.ts';
import type { KeptRules, Rules } from '../game/rules.ts';
import type { Apart, Player, TableGame } from '../game/types.ts';
import { viewAt } from './timeline.ts';

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

/** Letters and digits that are not taken for each other. */
const SEED_LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const SEED_LENGTH = 8;

export const newSeed = ({ random }: Pick<Chance, 'random'>): string =>
  Array.from({ length: SEED_LENGTH }, () => SEED_LETTERS[Math.floor(random() * SEED_LETTERS.length)]).join(
    '',
  );

/** That many different names, none of which is taken. */
export function drawNames(
  names: readonly string[],
  count: number,
  { random }: Pick<Chance, 'random'>,
  taken: readonly string[] = [],
): string[] {
  const left = names.filter((name) => !taken.includes(name));
  return Array.from({ length: count }, () => left.splice(Math.floor(random() * left.length), 1)[0] ?? '');
}

/** One person against the usual bots; where there are none, nobody but people. */
export function usualPlayers(
  opponents: Opponents | undefined,
  places: PlayerCount,
  given: Pick<Chance, 'random'>,
  name = '',
): Player[] {
  const names = drawNames(opponents?.names ?? [], places - 1, given, [name]);
  const bot = opponents?.usual ?? null;
  return SEATS.slice(0, places).map((colour) =>
    colour === 0 ? { name, colour, bot: null } : { name: names[colour - 1]!, colour, bot },
  );
}

export interface Wish {
  readonly players: readonly Player[];
  readonly seed?: string; // drawn when absent or empty
  readonly firstPlayer?: Seat | undefined;
  readonly name?: string;
  readonly own?: object; // the game's own options
  readonly apart?: Apart | undefined; // where not everybody plays at this device
}

/** Throws where the game refuses these options. */
export function freshGame(rules: KeptRules, wish: Wish, given: Chance = chance): TableGame {
  const { players, seed, firstPlayer, name = '', own, apart } = wish;
  const now = given.now().toISOString();
  const game: TableGame = {
    id: given.newId(),
    name,
    begun: now,
    changed: now,
    players: players.map((player) => ({ ...player, name: cleanName(player.name.trim()) })),
    options: {
      ...own,
      ...(firstPlayer !== undefined && { firstPlayer }),
      players: players.length as PlayerCount,
      seed: seed?.trim() || newSeed(given),
    },
    moves: [],
    undone: [],
    ...(apart && {
      apart: {
        way: apart.way,
        here: apart.here,
        ...(apart.tokens && { tokens: apart.tokens }),
        ...(apart.answers && { answers: apart.answers }),
        ...(apart.live && { live: apart.live }),
      },
    }),
  };
  rules.createGame(game.options);
  return game;
}

/** The same people once more, with the same or the next of them to start. */
export function playAgain(
  rules: Rules,
  game: TableGame,
  first: 'same' | 'next',
  given: Chance = chance,
): TableGame {
  const { players, name, options, apart } = game;
  const { firstPlayer } = viewAt(rules, game, game.moves.length);
  const starts = firstPlayer == null ? undefined : firstPlayer + (first === 'next' ? 1 : 0);
  return freshGame(
    rules,
    {
      players,
      name,
      apart,
      own: rules.optionsAgain(options),
      ...(starts !== undefined && { firstPlayer: (starts % players.length) as Seat }),
    },
    given,
  );
}
