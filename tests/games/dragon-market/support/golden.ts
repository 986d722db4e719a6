/** What is kept of the engine's past behaviour, and how it is made: `npm run golden` writes it anew. */
import { createHash } from 'node:crypto';
import {
  type Board,
  copyBoard,
  createBoard,
  listMoves,
  loadInto,
  MOST_MOVES,
  playMove,
} from '../../../../src/games/dragon-market/fast.ts';
import {
  createGame,
  decodeGame,
  encodeGame,
  type GameOptions,
  type Outcome,
  outcome,
  type Position,
  playWithEvents,
  type State,
  toPosition,
} from '../../../../src/games/dragon-market/index.ts';
import { optionsNumber, randomGame } from './random-game.ts';

/** Nodes of the tree of legal moves, level by level; chance falls as the seed has it. */
function perft(state: State, depth: number): number[] {
  const nodes = new Array<number>(depth).fill(0);
  const boards = Array.from({ length: depth }, () => createBoard());
  const lists = Array.from({ length: depth }, () => new Int32Array(MOST_MOVES));
  const walk = (board: Board, level: number): void => {
    const count = listMoves(board, lists[level]!);
    nodes[level]! += count;
    if (level + 1 === depth) return;
    for (let i = 0; i < count; i++) {
      copyBoard(board, boards[level + 1]!);
      playMove(boards[level + 1]!, lists[level]![i]!);
      walk(boards[level + 1]!, level + 1);
    }
  };
  loadInto(state, boards[0]!);
  walk(boards[0]!, 0);
  return nodes;
}

export interface PerftRow {
  options: GameOptions;
  skip: number; // moves played before counting
  nodes: number[];
}

function after(options: GameOptions, skip: number): State {
  return randomGame(options, undefined, skip).state;
}

export const countRow = ({ options, skip, nodes }: PerftRow): number[] =>
  perft(after(options, skip), nodes.length);

export function perftRows(): PerftRow[] {
  return Array.from({ length: 12 }, (_, n) => {
    const options = optionsNumber(n, 'perft');
    const skip = 12 + 30 * (n % 4);
    return { options, skip, nodes: perft(after(options, skip), n < 2 ? 3 : 2) };
  });
}

export interface GoldenGame {
  text: string; // the record
  end: Position;
  outcome: Outcome | null;
  events: Record<string, number>; // how often each kind was told, with its rule
  told: string; // a print of all that was told, in order
}

export function replay(text: string): GoldenGame {
  const { options, moves } = decodeGame(text);
  const events: Record<string, number> = {};
  const told = createHash('sha256');
  let state = createGame(options);
  for (const move of moves) {
    const next = playWithEvents(state, move);
    for (const event of next.events) {
      const kind = `${event.type} ${event.rule}`;
      events[kind] = (events[kind] ?? 0) + 1;
      told.update(JSON.stringify(event));
    }
    state = next.state;
  }
  const print = told.digest('hex').slice(0, 16);
  return { text, end: toPosition(state), outcome: outcome(state) ?? null, events, told: print };
}

/** Blue and red, drawn and placed, teams too: games that were played to their end. */
const GAMES = [1, 4, 8, 9, 11];
const LONGEST = 1200;

export function goldenGames(): GoldenGame[] {
  return GAMES.map((n) => {
    const { record } = randomGame(optionsNumber(n, 'golden'), undefined, LONGEST, 0);
    return replay(encodeGame(record));
  });
}
