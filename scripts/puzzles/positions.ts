/** Tables at which a turn begins, from games of the bots against themselves. */
import { Bot, type Level, PERSONALITIES } from '../../src/bots/dunhuang/index.ts';
import {
  createGame,
  type PlayerCount,
  play,
  toldView,
  toMove,
  type View,
  view,
} from '../../src/games/dunhuang/index.ts';
import { below, seedFrom } from '../../src/lib/random.ts';

/** Mostly stallholders, each with a taste of its own; an errand boy among them leaves things lying about. */
function levelsOf(players: PlayerCount, dice: Int32Array): Level[] {
  return Array.from({ length: players }, () => (below(dice, 0, 4) === 0 ? 'beginner' : 'greedy'));
}

export interface Found {
  readonly game: number;
  readonly turn: number; // of that game
  readonly view: View; // as a puzzle tells it
}

/** The turns of the nth game, from the third of each player on. */
export function* turnsOf(game: number): Generator<Found> {
  const dice = new Int32Array(4);
  seedFrom(`puzzles ${game}`, dice, 0);
  const players = (2 + (game % 3)) as PlayerCount;
  const levels = levelsOf(players, dice);
  const tastes = levels.map(() => PERSONALITIES[below(dice, 0, PERSONALITIES.length)]!);
  const bot = new Bot();
  let state = createGame({ players, seed: `puzzles ${game}` });
  let turn = 0;
  let at = 0;
  for (let seat = toMove(state); seat !== undefined; seat = toMove(state)) {
    const seen = view(state, seat);
    if (seen.ask === 'camel' && ++turn > 2 * players) yield { game, turn, view: toldView(seen) };
    const level = levels[seat]!;
    const personality = level === 'beginner' ? undefined : tastes[seat];
    state = play(state, bot.choose(seen, { level, personality, seed: `${game} ${at++}` }));
  }
}
