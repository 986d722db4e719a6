/**
 * A whole game as a short text that fits a link: the options, and each move as its place in the list of legal moves, in as many
 * bits as the length of that list needs. A forced move costs nothing.
 */
import { BitReader, BitWriter, widthOf } from '../../lib/bits.ts';
import { isObject } from '../../lib/plain.ts';
import { listOf, reading } from '../../lib/reading.ts';
import { LONGEST_RECORD, unwrapRecord, wrapRecord } from '../../lib/record-text.ts';
import { playMove } from './act.ts';
import { createBoard } from './board.ts';
import { InvalidRecord } from './errors.ts';
import { listMoves } from './legal.ts';
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

function writeMoves(body: BitWriter, moves: readonly unknown[]): void {
  body.writeCount(moves.length);
  moves.forEach((move, n) => {
    const count = listMoves(board, legal);
    const packed = packMove(move);
    const at = legal.subarray(0, count).indexOf(packed);
    if (at < 0) throw new InvalidRecord('illegal-move', { move: n });
    body.write(at, widthOf(count));
    playMove(board, packed);
  });
}

function readMoves(body: BitReader): Move[] {
  const length = body.readCount();
  const moves: Move[] = [];
  for (let n = 0; n < length; n++) {
    const count = listMoves(board, legal);
    const at = count === 0 ? count : body.read(widthOf(count)); // after the end no move is legal
    if (at >= count) throw new InvalidRecord('illegal-move', { move: n });
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
  writeMoves(body, moves);
  const text = wrapRecord(VERSION, body.bytes);
  if (text.length > LONGEST_RECORD) throw new InvalidRecord('too-long', { most: LONGEST_RECORD });
  return text;
}

/** The game as text. Throws InvalidOptions, or InvalidRecord where a move is illegal or the game has no end. */
export function encodeGame(record: GameRecord): string {
  return reading(
    () => {
      if (!isObject(record)) throw new InvalidRecord('not-a-record');
      const moves = listOf(record['moves'], MOST_PLAYED);
      if (moves === undefined) throw new InvalidRecord('not-a-record');
      return encode(readOptions(record['options']), moves);
    },
    () => new InvalidRecord('not-a-record'),
  );
}

/** The game of a text. Throws InvalidRecord, whatever it is fed. */
export function decodeGame(text: string): GameRecord {
  const body = new BitReader(unwrapRecord(VERSION, text));
  const options = decodeOptions(body);
  try {
    loadInto(createGame(options), board);
  } catch {
    throw new InvalidRecord('altered');
  }
  const moves = readMoves(body);
  // One game, one text: what has more in it than its game needs was not written by `encodeGame`.
  if (encode(options, moves) !== text) throw new InvalidRecord('altered');
  return { options, moves };
}
