/**
 * A whole game as a short text that fits a link: the options, and each move as one of the legal ones, in less room the likelier
 * it is (`likely-b.ts`). A forced move costs nothing.
 */

import { BitReader, BitWriter } from '../../lib/bits.ts';
import { RangeReader, RangeWriter } from '../../lib/range-coder.ts';
import { encodeWith, LONGEST_RECORD, unwrapRecord, wrapRecord } from '../../lib/record-text.ts';
import { playMove } from './act.ts';
import { createBoard } from './board.ts';
import { InvalidRecord } from './errors.ts';
import { listMoves } from './legal.ts';
import type { Model } from './likely.ts';
import { modelA } from './likely-a.ts';
import { modelB } from './likely-b.ts';
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

/** By the first letter of a text. Games are written in the newest one; what an older one has written can still be read. */
const MODELS: Readonly<Record<string, () => Model>> = { A: modelA, B: modelB };
const NEWEST = 'B';

const board = createBoard();
const legal = new Int32Array(MOST_MOVES);
const weights = new Int32Array(MOST_MOVES);
const from = new Int32Array(MOST_MOVES + 1); // where the slice of each legal move begins

/** Lists the legal moves and their slices of a whole; returns how many there are. */
function listSlices(model: Model): number {
  const count = listMoves(board, legal);
  model.weigh(board, legal, count, weights);
  let total = 0;
  for (let i = 0; i < count; i++) {
    from[i] = total;
    total += weights[i]!;
  }
  from[count] = total;
  return count;
}

/** The slice of a legal move, and of how much. */
const slice = (at: number, count: number): [number, number, number] => [
  from[at]!,
  from[at + 1]! - from[at]!,
  from[count]!,
];

function writeMoves(body: BitWriter, model: Model, moves: readonly unknown[]): number[] {
  body.writeCount(moves.length);
  const choices = new RangeWriter();
  moves.forEach((move, n) => {
    const count = listSlices(model);
    const packed = packMove(move);
    const at = legal.subarray(0, count).indexOf(packed);
    if (at < 0) throw new InvalidRecord('illegal-move', { move: n });
    choices.write(...slice(at, count));
    model.play(board, packed);
    playMove(board, packed);
  });
  return [...body.bytes, ...choices.finish()];
}

/** No game has that many moves in so few bytes: a move takes two bits and more, but for a few. */
const mostMovesIn = (bytes: number): number => Math.min(MOST_PLAYED, 64 + bytes * 16);

function readMoves(body: BitReader, model: Model, bytes: readonly number[]): Move[] {
  const length = body.readCount();
  if (length > mostMovesIn(bytes.length)) throw new InvalidRecord('altered');
  const choices = new RangeReader(bytes, body.bytesRead);
  const moves: Move[] = [];
  for (let n = 0; n < length; n++) {
    const count = listSlices(model);
    if (count === 0) throw new InvalidRecord('illegal-move', { move: n }); // after the end no move is legal
    const chosen = choices.peek(from[count]!);
    let at = 0;
    while (from[at + 1]! <= chosen) at++;
    choices.take(...slice(at, count));
    const packed = legal[at]!;
    moves.push(unpackMove(packed));
    model.play(board, packed);
    playMove(board, packed);
  }
  return moves;
}

function encode(options: GameOptions, moves: readonly unknown[], version: string): string {
  loadInto(createGame(options), board);
  const body = new BitWriter();
  writeOptions(body, options);
  const text = wrapRecord(version, writeMoves(body, MODELS[version]!(), moves));
  if (text.length > LONGEST_RECORD) throw new InvalidRecord('too-long', { most: LONGEST_RECORD });
  return text;
}

/** The game as text. Throws InvalidOptions, or InvalidRecord where a move is illegal or the game has no end. */
export const encodeGame = (record: GameRecord): string =>
  encodeWith((options, moves) => encode(readOptions(options), moves, NEWEST), record, MOST_PLAYED);

/** The game of a text. Throws InvalidRecord, whatever it is fed. */
export function decodeGame(text: string): GameRecord {
  const version = typeof text === 'string' && Object.hasOwn(MODELS, text.charAt(0)) ? text.charAt(0) : NEWEST;
  const bytes = unwrapRecord(version, text);
  const body = new BitReader(bytes);
  const options = decodeOptions(body);
  try {
    loadInto(createGame(options), board);
  } catch {
    throw new InvalidRecord('altered');
  }
  const moves = readMoves(body, MODELS[version]!(), bytes);
  // One game, one text: what has more in it than its game needs was not written by `encodeGame`.
  if (encode(options, moves, version) !== text) throw new InvalidRecord('altered');
  return { options, moves };
}
