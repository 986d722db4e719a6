/** What the engine of Dragon Market is measured by. Random games need not end: after so many moves the next is dealt. */
import {
  copyBoard,
  createBoard,
  dealGame,
  isOver,
  listMoves,
  MOST_MOVES,
  playMove,
  seedBoard,
} from '../../src/games/dragon-market/fast.ts';
import {
  createGame,
  legalMoves,
  type PlayerCount,
  play,
  toMove,
} from '../../src/games/dragon-market/index.ts';
import { below, seedFrom } from '../../src/lib/random.ts';
import type { Task } from './measure.ts';

const dice = new Int32Array(4);
seedFrom('bench', dice, 0);
const roll = (n: number): number => below(dice, 0, n);

const LONG_ENOUGH = 400; // moves of a game
const board = createBoard();
const other = createBoard();
seedBoard(board, 'bench');
const moves = new Int32Array(MOST_MOVES);

function fastGame(players: PlayerCount, objectives: 'blue' | 'red'): number {
  let count = 0;
  dealGame(board, players, { objectives });
  for (; count < LONG_ENOUGH && !isOver(board); count++) {
    playMove(board, moves[roll(listMoves(board, moves))]!);
  }
  return count;
}

let seed = 0;

function plainGame(players: PlayerCount): number {
  let count = 0;
  let state = createGame({ players, seed: String(seed++) });
  for (; count < LONG_ENOUGH && toMove(state) !== undefined; count++) {
    const legal = legalMoves(state);
    state = play(state, legal[roll(legal.length)]!);
  }
  return count;
}

function untilMoves(n: number, game: () => number): number {
  let done = 0;
  while (done < n) done += game();
  return done;
}

export function dragonMarketTasks(): Task[] {
  const each = (['blue', 'red'] as const).flatMap((objectives) =>
    ([2, 4] as const).map(
      (players): Task => ({
        name: `Dragon Market: random move, fast path, ${players} players, ${objectives}`,
        unit: 'moves',
        run: (n) => untilMoves(n, () => fastGame(players, objectives)),
      }),
    ),
  );
  return [
    ...each,
    {
      name: 'Dragon Market: random move, legalMoves + play, 4 players',
      unit: 'moves',
      run: (n) => untilMoves(n, () => plainGame(4)),
    },
    {
      name: 'Dragon Market: copy a board',
      unit: 'copies',
      run: (n) => {
        for (let i = 0; i < n; i++) copyBoard(board, other);
        return n;
      },
    },
  ];
}
