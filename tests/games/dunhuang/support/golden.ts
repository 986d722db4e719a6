/** What is kept of the engine's past behaviour, and how it is made: `npm run golden` writes it anew. */
import {
  createGame,
  decodeGame,
  encodeGame,
  type GameOptions,
  legalMoves,
  type Outcome,
  outcome,
  type Position,
  play,
  type State,
  toPosition,
} from '../../../../src/games/dunhuang/index.ts';
import { randomGame, rulingsNumber } from './random-game.ts';

/** Nodes of the tree of legal moves, level by level; chance falls as the seed has it. */
export function perft(state: State, depth: number): number[] {
  const nodes = new Array<number>(depth).fill(0);
  const walk = (at: State, level: number): void => {
    const legal = legalMoves(at);
    nodes[level]! += legal.length;
    if (level + 1 < depth) for (const move of legal) walk(play(at, move), level + 1);
  };
  walk(state, 0);
  return nodes;
}

export interface PerftRow {
  options: GameOptions;
  skip: number; // moves played at random before counting
  nodes: number[];
}

function after(options: GameOptions, skip: number): State {
  const { record } = randomGame(options);
  return record.moves.slice(0, skip).reduce(play, createGame(options));
}

export const countRow = ({ options, skip, nodes }: PerftRow): number[] =>
  perft(after(options, skip), nodes.length);

export function perftRows(): PerftRow[] {
  const rows: PerftRow[] = [];
  for (const players of [2, 3, 4] as const) {
    for (const skip of [0, players + 1, 40, 70]) {
      const options: GameOptions = { players, seed: `perft ${players} ${skip}` };
      rows.push({ options, skip, nodes: perft(after(options, skip), 7) });
    }
  }
  return rows;
}

export interface GoldenGame {
  text: string; // the record
  end: Position;
  outcome: Outcome;
}

export function replay(text: string): GoldenGame {
  const { options, moves } = decodeGame(text);
  const state = moves.reduce(play, createGame(options));
  return { text, end: toPosition(state), outcome: outcome(state)! };
}

export function goldenGames(): GoldenGame[] {
  return Array.from({ length: 24 }, (_, n) => {
    const players = (2 + (n % 3)) as 2 | 3 | 4;
    const { record } = randomGame({
      players,
      seed: `golden ${n}`,
      rulings: rulingsNumber(n < 6 ? 0 : n * 3),
    });
    return replay(encodeGame(record));
  });
}
