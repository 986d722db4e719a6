/** Games of one person against bots, at a moment worth looking at. */

import { type CharacterId, type GameOptions, type Seat, TILES } from '../../../src/games/dunhuang/index.ts';
import type { TableGame } from '../../islands/table/support/dunhuang.ts';

import { bot, newGame, person } from '../../islands/table/support/table.ts';
import { eager, hoarding, script } from './scripts.ts';

export const NAMES = ['Mei', 'Nanai-vandak', 'Wakhushakk', 'Farn-aghat'];
export const front = TILES.map(([side]) => side) as CharacterId[];
/** With the Diplomat, who brings cards. */
const rich = front.map((id) => (id === 'interpreter' ? 'diplomat' : id));

/** One person against bots, at that moment of the game. */
export function against(options: GameOptions, taste: Parameters<typeof script>[1], moves: number): TableGame {
  const players = NAMES.slice(0, options.players).map((name, seat) => ({
    ...(seat === 0 ? person(0) : bot(seat as Seat)),
    name,
  }));
  const played = script(options, taste).slice(0, moves);
  return newGame(players, { id: 'board', options, moves: played.map(({ move }) => move) });
}

const crowded = (moves: number): TableGame =>
  against({ players: 4, seed: 'late79', circle: rich, firstPlayer: 0 }, hoarding, moves);

/** Four in the middle of a game; Mei is to move the camel. */
export const MIDDLE = crowded(38);
/** The last round of the same game: twelve cards of nine goods in hand, seven goods in each shop of the others. */
export const LATE = crowded(123);
/** And its end. */
export const OVER = crowded(Number.POSITIVE_INFINITY);
/** Mei is to move the camel for the first time. */
export const FIRST = against({ players: 2, seed: 'first', circle: front, firstPlayer: 0 }, eager, 3);
