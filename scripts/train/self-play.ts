/** Games of the bot against itself, to learn from. */
import { settled } from '../../src/bots/dunhuang/net.ts';
import { listSensible } from '../../src/bots/dunhuang/sensible.ts';
import type { TurnJudge } from '../../src/bots/dunhuang/turns.ts';
import {
  ASK,
  ASK_CAMEL,
  ASK_END,
  type Board,
  createBoard,
  dealGame,
  isOver,
  MOST_MOVES,
  playMove,
  seedBoard,
} from '../../src/games/dunhuang/fast.ts';
import type { PlayerCount } from '../../src/games/dunhuang/index.ts';
import type { Positions } from './positions.ts';

const moves = new Int32Array(MOST_MOVES);
const values = new Float64Array(MOST_MOVES);

export interface Habits {
  readonly wildness: number; // how far from the best a move may be, in log odds
  readonly blunder: number; // chance of any move at all
  readonly trust: number; // λ: how much of the target is the end of the game, not the next position
}

const logit = (p: number): number => Math.log((p + 1e-4) / (1.0001 - p));

function pick(count: number, { wildness, blunder }: Habits, random: () => number): number {
  if (count === 1) return 0;
  if (random() < blunder) return Math.floor(random() * count);
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) {
    const noise = -Math.log(-Math.log(random() + 1e-12) + 1e-12);
    const score = logit(values[i]!) + wildness * noise;
    if (score > most) {
      most = score;
      best = i;
    }
  }
  return best;
}

export class SelfPlay {
  private readonly board: Board = createBoard();
  private readonly players: PlayerCount;
  private readonly random: () => number;
  private readonly ahead = new Float64Array(4);
  private readonly chances = new Float64Array(4);

  constructor(players: PlayerCount, seed: string, random: () => number) {
    this.players = players;
    this.random = random;
    seedBoard(this.board, seed);
  }

  /** Plays one game and adds its positions. */
  game(
    policy: TurnJudge,
    habits: Habits,
    positions: Positions,
    judge: (at: number, chances: Float64Array) => void,
  ): void {
    const { board } = this;
    const from = positions.count;
    dealGame(board, this.players);
    while (!isOver(board)) {
      const count = listSensible(board, moves);
      if (count > 1) policy.judge(board, moves, count, values);
      const ask = board.cells[ASK];
      if ((ask === ASK_CAMEL || ask === ASK_END) && !settled(board, this.chances)) positions.add(board);
      playMove(board, moves[pick(count, habits, this.random)]!);
    }
    settled(board, this.ahead);
    for (let at = positions.count - 1; at >= from; at--) {
      positions.aim(at, this.ahead);
      if (habits.trust === 1) continue;
      judge(at, this.chances);
      for (let seat = 0; seat < this.players; seat++) {
        this.ahead[seat] = habits.trust * this.ahead[seat]! + (1 - habits.trust) * this.chances[seat]!;
      }
    }
  }
}
