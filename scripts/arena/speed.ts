/**
 * node scripts/arena/speed.ts [players]: how much a search costs beside playing. Iterations with full random playouts,
 * as a share of plain random games from the same position; and the iterations of the master's own search.
 */
import { settled } from '../../src/bots/dunhuang/net.ts';
import { Thinker } from '../../src/bots/dunhuang/thinker.ts';
import type { SearchGame } from '../../src/bots/search/game.ts';
import { Search } from '../../src/bots/search/search.ts';
import {
  type Board,
  copyBoard,
  createBoard,
  decider,
  isOver,
  listMoves,
  loadInto,
  MOST_MOVES,
  playMove,
  prepareSampler,
} from '../../src/games/dunhuang/fast.ts';
import { type State, toMove, view } from '../../src/games/dunhuang/index.ts';
import { below, seedFrom } from '../../src/lib/random.ts';
import { opening } from './opening.ts';

const moves = new Int32Array(MOST_MOVES);
const dice = new Int32Array(4);
seedFrom('speed', dice, 0);

function playOut(board: Board): void {
  while (!isOver(board)) playMove(board, moves[below(dice, 0, listMoves(board, moves))]!);
}

function playoutGame(state: State): SearchGame<Board> {
  const seen = view(state, toMove(state));
  const sampler = prepareSampler(seen);
  return {
    players: seen.players,
    mostMoves: MOST_MOVES,
    createWorld: () => createBoard(),
    determinize: (board, random) => sampler.deal(board, random),
    isOver,
    toMove: decider,
    listMoves,
    play: playMove,
    outcome(board, rewards) {
      playOut(board);
      settled(board, rewards);
    },
  };
}

/** Microseconds of processor time. */
function cost(run: () => void): number {
  const start = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(start);
  return user + system;
}

const median = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1]!;

function plainGames(state: State, games: number): number {
  const from = createBoard();
  const board = createBoard();
  const result = new Float64Array(4);
  loadInto(state, from);
  return cost(() => {
    for (let i = 0; i < games; i++) {
      copyBoard(from, board);
      playOut(board);
      settled(board, result);
    }
  });
}

function searched(state: State, iterations: number, times: number): number {
  return cost(() => {
    for (let i = 0; i < times; i++) {
      new Search(playoutGame(state), {
        seed: `${i}`,
        nodes: 200_000,
        curiosity: 0.7,
        focus: 0,
        beyond: false,
      }).run(iterations);
    }
  });
}

const ROUNDS = 3;
const [only] = process.argv.slice(2); // a number of players, to measure that alone
for (const players of [2, 3, 4] as const) {
  if (only !== undefined && Number(only) !== players) continue;
  const state = opening(players);
  plainGames(state, 5000);
  searched(state, 1000, 5);
  for (const iterations of [1000, 100_000]) {
    const times = iterations === 1000 ? 20 : 1;
    const shares: number[] = [];
    const rates: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const plain = plainGames(state, 10_000) / 10_000;
      const search = searched(state, iterations, times) / (iterations * times);
      shares.push(plain / search);
      rates.push(1e6 / search);
    }
    console.log(
      `${players} players, ${iterations} iterations with random playouts: ` +
        `${Math.round(median(rates))}/s, ${(100 * median(shares)).toFixed(0)} % of plain games`,
    );
  }
  const thinker = new Thinker(
    view(state, toMove(state)),
    { level: 'master', seed: 1, iterations: 8000 },
    () => 0,
  );
  thinker.search.run(1600);
  const spent = cost(() => thinker.search.run(6400));
  console.log(`${players} players, master: ${Math.round((6400 / spent) * 1e6)} iterations/s`);
}
