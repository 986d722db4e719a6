/** Merchants of Dunhuang in the arena: every level, a random player, and copies that are shown everything. */
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
import type { ArenaGame, Contestant, Effort } from './game.ts';
import { randomOf } from './random.ts';
import { seeingMove } from './seeing.ts';

type Seats = View['seats'];

/** `master`, `greedy+miser`, `random`, or `seeing-master`, which is shown the true state. */
function contestant(name: string, effort: Effort): Contestant<State, Move> {
  if (name === 'random') return randomOf(legalMoves);
  const [label, taste] = name.split('+') as [string, PersonalityId | undefined];
  const seeing = label.startsWith('seeing-');
  const level = (seeing ? label.slice(7) : label) as Level;
  if (!LEVELS.includes(level) || (taste !== undefined && !PERSONALITIES.includes(taste))) {
    throw new Error(
      `Nobody is called "${name}". Try ${LEVELS.join(', ')}, random, seeing-master or greedy+miser.`,
    );
  }
  if (seeing) return (state, seat, seed) => seeingMove(state, seat as Seat, { level, seed, ...effort });
  const bot = new Bot();
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
