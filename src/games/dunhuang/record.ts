/**
 * A whole game as a short text that fits a link: the options, and each move as its place in the list
 * of legal moves, in as many bits as the length of that list needs. A forced move costs nothing.
 */

import { BitReader, BitWriter, widthOf } from '../../lib/bits.ts';
import { encodeWith, readSeed, unwrapRecord, wrapRecord, writeSeed } from '../../lib/record-text.ts';
import { playMove } from './act.ts';
import { createBoard } from './board.ts';
import { CIRCLES, rankCircle, unrankCircle } from './circle-code.ts';
import { InvalidRecord } from './errors.ts';
import { listMoves } from './legal.ts';
import { type Move, packMove, unpackMove } from './moves.ts';
import { type GameOptions, readOptions } from './options.ts';
import { MOST_MOVES } from './packed.ts';
import { MOST_PLAYED } from './playable.ts';
import { RULING_NAMES, RULING_VALUES, type Rulings, rulingFlag } from './rulings.ts';
import { createGame } from './setup.ts';
import { loadInto } from './state.ts';
import type { CharacterId, PlayerCount, Seat } from './types.ts';

export interface GameRecord {
  readonly options: GameOptions;
  readonly moves: readonly Move[];
}

const VERSION = 'A';
const CIRCLE_BITS = 21;

const board = createBoard();
const legal = new Int32Array(MOST_MOVES);

function writeOptions(body: BitWriter, { players, seed, circle, firstPlayer, rulings }: GameOptions): void {
  body.write(players, 3);
  body.write(firstPlayer === undefined ? 7 : firstPlayer, 3);
  body.write(circle === undefined ? 0 : 1, 1);
  if (circle !== undefined) {
    const { number, turned } = rankCircle(circle);
    body.write(turned, 3);
    body.write(number, CIRCLE_BITS);
  }
  body.write(rulings === undefined ? 0 : 1, 1);
  if (rulings !== undefined) {
    for (const name of RULING_NAMES) body.write((rulingFlag(name, rulings[name]) ?? -1) + 1, 2);
  }
  writeSeed(body, seed);
}

function readCircle(body: BitReader): CharacterId[] {
  const turned = body.read(3);
  const number = body.read(CIRCLE_BITS);
  if (number >= CIRCLES) throw new InvalidRecord('altered');
  return unrankCircle(number, turned);
}

function readRulings(body: BitReader): Partial<Rulings> {
  const rulings: Record<string, string> = {};
  for (const name of RULING_NAMES) {
    const value = body.read(2);
    if (value === 3) throw new InvalidRecord('altered');
    if (value > 0) rulings[name] = RULING_VALUES[name][value - 1]!;
  }
  return rulings as Partial<Rulings>;
}

function decodeOptions(body: BitReader): GameOptions {
  const players = body.read(3) as PlayerCount;
  const firstPlayer = body.read(3) as Seat | 7;
  const circle = body.read(1) === 1 ? readCircle(body) : undefined;
  const rulings = body.read(1) === 1 ? readRulings(body) : undefined;
  return {
    players,
    ...(firstPlayer !== 7 && { firstPlayer }),
    ...(circle && { circle }),
    ...(rulings && { rulings }),
    seed: readSeed(body),
  };
}

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
  return wrapRecord(VERSION, body.bytes);
}

/** The game as text. Throws InvalidOptions, or InvalidRecord where a move is illegal. */
export const encodeGame = (record: GameRecord): string =>
  encodeWith((options, moves) => encode(readOptions(options), moves), record, MOST_PLAYED);

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
