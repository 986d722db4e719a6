/** Who can play in the arena: every level, a random player, and copies that are shown everything. */
import { Bot, LEVELS, type Level, PERSONALITIES, type PersonalityId } from '../../src/bots/dunhuang/index.ts';
import { legalMoves, type Move, type Seat, type State, view } from '../../src/games/dunhuang/index.ts';
import { below, seedFrom } from '../../src/lib/random.ts';
import { seeingMove } from './seeing.ts';

export type Contestant = (state: State, seat: Seat, seed: string) => Move;

/** How much a contestant thinks: as many iterations, or so long. */
export interface Effort {
  readonly iterations?: number | undefined;
  readonly ms?: number | undefined;
}

const dice = new Int32Array(4);

function randomMove(state: State, seed: string): Move {
  const moves = legalMoves(state);
  seedFrom(seed, dice, 0);
  return moves[below(dice, 0, moves.length)]!;
}

/** `master`, `greedy+miser`, `random`, or `seeing-master`, which is shown the true state. */
export function contestant(name: string, effort: Effort): Contestant {
  if (name === 'random') return (state, _seat, seed) => randomMove(state, seed);
  const [label, taste] = name.split('+') as [string, PersonalityId | undefined];
  const seeing = label.startsWith('seeing-');
  const level = (seeing ? label.slice(7) : label) as Level;
  if (!LEVELS.includes(level) || (taste !== undefined && !PERSONALITIES.includes(taste))) {
    throw new Error(
      `Nobody is called "${name}". Try ${LEVELS.join(', ')}, random, seeing-master or greedy+miser.`,
    );
  }
  if (seeing) return (state, seat, seed) => seeingMove(state, seat, { level, seed, ...effort });
  const bot = new Bot();
  return (state, seat, seed) => bot.choose(view(state, seat), { level, seed, personality: taste, ...effort });
}
