/**
 * A whole game as a short text that fits a link: the options, and each move as one of the legal ones, in less room the likelier
 * it is (`likely.ts`). A forced move costs nothing.
 */

import { BitReader, BitWriter } from '../../lib/bits.ts';
import { encodeWith } from '../../lib/engine-door.ts';
import { RangeReader, RangeWriter } from '../../lib/range-coder.ts';
import { LONGEST_RECORD, unwrapRecord, wrapRecord } from '../../lib/record-text.ts';
import { playMove } from './act.ts';
import { createBoard } from './board.ts';
import { InvalidRecord } from './errors.ts';
import { listMoves } from './legal.ts';
import { weightOf } from './likely.ts';
import { type Move, packMove, unpackMove } from './moves.ts';
import { type GameOptions, readOptions } from './options.ts';
import { MOST_MOVES } from './packed.ts';
import { MOST_PLAYED } from './playable.ts';
import { decodeOptions, writeOptions } from './record-options.ts';
import { createGame } from './setup.ts';
import { loadInto } from './state.ts';

export interface GameRecord {
  readonly options: GameOptions;
  readonly moves: readonly Move[];
}

const VERSION = 'A';
const board = createBoard();
const legal = new Int32Array(MOST_MOVES);
const from = new Int32Array(MOST_MOVES + 1); // where the slice of each legal move begins

/** The weights of the first `count` legal moves. */
function weigh(count: number): number {
  let total = 0;
  for (let i = 0; i < count; i++) {
    from[i] = total;
    total += weightOf(board, legal[i]!);
  }
  from[count] = total;
  return total;
}

/** The slice of a legal move, and of how much. */
const slice = (at: number, total: number): [number, number, number] => [
  from[at]!,
  from[at + 1]! - from[at]!,
  total,
];

function writeMoves(body: BitWriter, moves: readonly unknown[]): number[] {
  body.writeCount(moves.length);
  const choices = new RangeWriter();
  moves.forEach((move, n) => {
    const count = listMoves(board, legal);
    const packed = packMove(move);
    const at = legal.subarray(0, count).indexOf(packed);
    if (at < 0) throw new InvalidRecord('illegal-move', { move: n });
    choices.write(...slice(at, weigh(count)));
    playMove(board, packed);
  });
  return [...body.bytes, ...choices.finish()];
}

/** No game has that many moves in so few bytes: a move takes two bits and more, but for a few. */
const mostMovesIn = (bytes: number): number => Math.min(MOST_PLAYED, 64 + bytes * 16);

function readMoves(body: BitReader, bytes: readonly number[]): Move[] {
  const length = body.readCount();
  if (length > mostMovesIn(bytes.length)) throw new InvalidRecord('altered');
  const choices = new RangeReader(bytes, body.bytesRead);
  const moves: Move[] = [];
  for (let n = 0; n < length; n++) {
    const count = listMoves(board, legal);
    if (count === 0) throw new InvalidRecord('illegal-move', { move: n }); // after the end no move is legal
    const total = weigh(count);
    const chosen = choices.peek(total);
    let at = 0;
    while (from[at + 1]! <= chosen) at++;
    choices.take(...slice(at, total));
    const packed = legal[at]!;
    moves.push(unpackMove(packed));
    playMove(board, packed);
  }
  return moves;
}

function encode(options: GameOptions, moves: readonly unknown[]): string {
  loadInto(createGame(options), board);
  const body = new BitWriter();
  writeOptions(body, options);
  const text = wrapRecord(VERSION, writeMoves(body, moves));
  if (text.length > LONGEST_RECORD) throw new InvalidRecord('too-long', { most: LONGEST_RECORD });
  return text;
}

/** The game as text. Throws InvalidOptions, or InvalidRecord where a move is illegal or the game has no end. */
export const encodeGame = (record: GameRecord): string =>
  encodeWith((options, moves) => encode(readOptions(options), moves), record, MOST_PLAYED);

/** The game of a text. Throws InvalidRecord, whatever it is fed. */
export function decodeGame(text: string): GameRecord {
  const bytes = unwrapRecord(VERSION, text);
  const body = new BitReader(bytes);
  const options = decodeOptions(body);
  try {
    loadInto(createGame(options), board);
  } catch {
    throw new InvalidRecord('altered');
  }
  const moves = readMoves(body, bytes);
  // One game, one text: what has more in it than its game needs was not written by `encodeGame`.
  if (encode(options, moves) !== text) throw new InvalidRecord('altered');
  return { options, moves };
}
