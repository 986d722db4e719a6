/** Merchants of Dunhuang in the arena: every level, those of an earlier version, a random player, and copies that are shown everything. */
import { Bot, LEVELS, type Level, PERSONALITIES, type PersonalityId } from '../../src/bots/dunhuang/index.ts';
import {
  createGame,
  type Good,
  legalMoves,
  type Move,
  outcome,
  play,
  type Seat,
  type State,
  toMove,
  type View,
  view,
} from '../../src/games/dunhuang/index.ts';
import { processorMs } from './clock.ts';
import { Bot as FrozenBot } from './frozen/master-1.4.js';
import type { ArenaGame, Contestant, Effort } from './game.ts';
import { randomOf } from './random.ts';
import { seeingMove } from './seeing.ts';

type Seats = View['seats'];

/** `master`, `greedy+miser`, `random`, `frozen-master`, which is that of version 1.4, or `seeing-master`, which is shown the true state. */
function contestant(name: string, effort: Effort): Contestant<State, Move> {
  if (name === 'random') return randomOf(legalMoves);
  const [label, taste] = name.split('+') as [string, PersonalityId | undefined];
  const kind = /^(seeing|frozen)-/.exec(label)?.[1];
  const level = label.slice(kind === undefined ? 0 : kind.length + 1) as Level;
  if (!LEVELS.includes(level) || (taste !== undefined && !PERSONALITIES.includes(taste))) {
    throw new Error(
      `Nobody is called "${name}". Try ${LEVELS.join(', ')}, random, frozen-master, seeing-master or greedy+miser.`,
    );
  }
  if (kind === 'seeing')
    return (state, seat, seed) => seeingMove(state, seat as Seat, { level, seed, ...effort });
  const bot = kind === 'frozen' ? new FrozenBot(processorMs) : new Bot(processorMs);
  return (state, seat, seed) =>
    bot.choose(view(state, seat as Seat), { level, seed, personality: taste, ...effort });
}

export const arenaGame: ArenaGame<State, Move> = {
  deal: (players, seed) => createGame({ players, seed }),
  toMove,
  play,
  result(state) {
    const { winners, sheets } = outcome(state)!;
    return { winners, ...(sheets && { totals: sheets.map(({ total }) => total) }) };
  },
  habits(before, after, at) {
    const seat = at as Seat;
    const [was, is] = [before, after].map((state) => view(state, seat).seats) as [Seats, Seats];
    const elsewhere = was.flatMap(({ tokens }, other) => (other === seat ? [] : tokens));
    const has = (good: Good): boolean => is[seat]!.tokens.some((token) => token.good === good);
    return {
      'different goods in hand': new Set(is[seat]!.known).size,
      'coins held': is[seat]!.coins,
      'tokens raided': elsewhere.filter(({ good }) => has(good)).length,
      'prestige gained': is[seat]!.prestige - was[seat]!.prestige,
    };
  },
  contestant,
};
