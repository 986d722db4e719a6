/** What the engine is measured by. */

import {
  copyBoard,
  createBoard,
  dealGame,
  isOver,
  listMoves,
  loadInto,
  MOST_MOVES,
  playMove,
  scoreBoard,
  seedBoard,
  winnersOf,
} from '../../src/games/dunhuang/fast.ts';
import {
  createGame,
  decodeGame,
  encodeGame,
  finalScores,
  type GameRecord,
  legalMoves,
  type Move,
  outcome,
  type PlayerCount,
  play,
  type ScoreTable,
  type State,
  toMove,
} from '../../src/games/dunhuang/index.ts';
import { below, seedFrom } from '../../src/lib/random.ts';
import type { Task } from './measure.ts';

const dice = new Int32Array(4);
seedFrom('bench', dice, 0);
const roll = (n: number): number => below(dice, 0, n);

const board = createBoard();
seedBoard(board, 'bench');
const moves = new Int32Array(MOST_MOVES);
const totals = new Int32Array(4);

/** A whole random game on the fast path, dealing and scoring counted in; returns its moves. */
function fastGame(players: PlayerCount): number {
  let count = 0;
  dealGame(board, players);
  while (!isOver(board)) {
    playMove(board, moves[roll(listMoves(board, moves))]!);
    count++;
  }
  scoreBoard(board, totals);
  winnersOf(board, totals);
  return count;
}

let seed = 0;

/** The same through the readable verbs. */
function plainGame(players: PlayerCount): number {
  let count = 0;
  let state = createGame({ players, seed: String(seed++) });
  while (toMove(state) !== undefined) {
    const legal = legalMoves(state);
    state = play(state, legal[roll(legal.length)]!);
    count++;
  }
  outcome(state);
  return count;
}

function untilMoves(n: number, game: () => number): number {
  let done = 0;
  while (done < n) done += game();
  return done;
}

function times(n: number, act: () => void): number {
  for (let i = 0; i < n; i++) act();
  return n;
}

/** A random game with every state on the way. */
function sample(players: PlayerCount): { record: GameRecord; states: State[] } {
  const options = { players, seed: 'sample' };
  const states = [createGame(options)];
  const played: Move[] = [];
  while (toMove(states.at(-1)!) !== undefined) {
    const legal = legalMoves(states.at(-1)!);
    played.push(legal[roll(legal.length)]!);
    states.push(play(states.at(-1)!, played.at(-1)!));
  }
  return { record: { options, moves: played }, states };
}

const PLAYER_COUNTS = [2, 3, 4] as const;

export function engineTasks(): Task[] {
  const { record, states } = sample(4);
  const text = encodeGame(record);
  const other = createBoard();
  loadInto(states[60]!, board);
  const scored: ScoreTable = {
    players: [
      { tokens: 3, prestige: 1, coins: 4, hand: [9, 9, 4] },
      { tokens: 1, prestige: 4, coins: 2, hand: [9, 9, 2] },
      { tokens: 2, prestige: 0, coins: 7, hand: [9, 4, 4] },
      { tokens: 2, prestige: 2, coins: 1, hand: [10, 10, 8, 8, 3] },
    ],
  };
  let at = 0;
  return [
    ...PLAYER_COUNTS.flatMap((players): Task[] => [
      {
        name: `random move, fast path, ${players} players`,
        unit: 'moves',
        run: (n) => untilMoves(n, () => fastGame(players)),
      },
      {
        name: `random game, fast path, ${players} players`,
        unit: 'games',
        run: (n) => times(n, () => fastGame(players)),
      },
      {
        name: `random move, legalMoves + play, ${players} players`,
        unit: 'moves',
        run: (n) => untilMoves(n, () => plainGame(players)),
      },
      {
        name: `random game, legalMoves + play, ${players} players`,
        unit: 'games',
        run: (n) => times(n, () => plainGame(players)),
      },
    ]),
    { name: 'copy a board', unit: 'copies', run: (n) => times(n, () => copyBoard(board, other)) },
    {
      name: 'legalMoves',
      unit: 'lists',
      run: (n) => times(n, () => legalMoves(states[at++ % states.length]!)),
    },
    { name: 'encodeGame, 4 players', unit: 'games', run: (n) => times(n, () => encodeGame(record)) },
    { name: 'decodeGame, 4 players', unit: 'games', run: (n) => times(n, () => decodeGame(text)) },
    {
      name: 'replay through play, 4 players',
      unit: 'games',
      run: (n) => times(n, () => record.moves.reduce(play, states[0]!)),
    },
    { name: 'finalScores, 4 players', unit: 'tables', run: (n) => times(n, () => finalScores(scored)) },
  ];
}
