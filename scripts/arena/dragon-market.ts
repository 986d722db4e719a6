/** Dragon Market in the arena, with blue objectives: every level, also with more or less thought than its own, and a random player. */
import { Bot, LEVELS, type Level } from '../../src/bots/dragon-market/index.ts';
import { THINKING, type Thinking } from '../../src/bots/dragon-market/levels.ts';
import {
  createGame,
  legalMoves,
  type Move,
  outcome,
  play,
  type Seat,
  type State,
  toMove,
  view,
} from '../../src/games/dragon-market/index.ts';
import type { ArenaGame, Contestant, Effort } from './game.ts';
import { randomOf } from './random.ts';

/** `width=16` of `harbour-master+width=16+ends=8`. */
function thinkingOf(parts: readonly string[]): Partial<Thinking> {
  const pairs = parts.map((part) => part.split('='));
  const known = Object.keys(THINKING.pilot);
  for (const [name] of pairs) {
    if (!known.includes(name!)) throw new Error(`"${name}" is none of ${known.join(', ')}.`);
  }
  return Object.fromEntries(pairs.map(([name, value]) => [name, Number(value)]));
}

function contestant(name: string, { ms }: Effort): Contestant<State, Move> {
  if (name === 'random') return randomOf(legalMoves);
  const [level, ...parts] = name.split('+') as [Level, ...string[]];
  if (!LEVELS.includes(level)) {
    throw new Error(`Nobody is called "${name}". Try ${LEVELS.join(', ')}, random or pilot+width=20.`);
  }
  const thinking = thinkingOf(parts);
  const bot = new Bot();
  return (state, seat, seed) => bot.choose(view(state, seat as Seat), { level, seed, thinking, ms });
}

export const arenaGame: ArenaGame<State, Move> = {
  deal: (players, seed) => createGame({ players, seed }),
  toMove,
  play,
  result: (state) => ({ winners: outcome(state)!.winners }),
  contestant,
};
