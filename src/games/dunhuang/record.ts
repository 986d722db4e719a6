/**
 * A whole game as a short text that fits a link: the options, and each move as its place in the list
 * of legal moves, in as many bits as the length of that list needs. A forced move costs nothing.
 *
 * 'A' (this version), then base64url of: the body's length, the body, three bytes of check.
 */
import { fromBase64Url, toBase64Url } from '../../lib/base64url.ts';
import { playMove } from './act.ts';
import { BitReader, BitWriter, widthOf } from './bits.ts';
import { createBoard } from './board.ts';
import { CIRCLES, rankCircle, unrankCircle } from './circle-code.ts';
import { InvalidRecord } from './errors.ts';
import { listMoves } from './legal.ts';
import { type Move, packMove, unpackMove } from './moves.ts';
import { type GameOptions, LONGEST_SEED, readOptions } from './options.ts';
import { MOST_MOVES } from './packed.ts';
import { isObject, listOf, reading } from './plain.ts';
import { MOST_PLAYED } from './playable.ts';
import { RULING_NAMES, RULING_VALUES, type Rulings, rulingFlag } from './rulings.ts';
import { createGame } from './setup.ts';
import { loadInto } from './state.ts';
import type { CharacterId, PlayerCount, Seat } from './types.ts';

export interface GameRecord {
  readonly options: GameOptions;
  readonly moves: readonly Move[];
}

/** Longer than any game with any sensible seed; a guard against being fed a book. */
export const LONGEST_RECORD = 4096;

const VERSION = 'A';
const CIRCLE_BITS = 21;

const board = createBoard();
const legal = new Int32Array(MOST_MOVES);

function writeSeed(body: BitWriter, seed: string): void {
  const units = Array.from({ length: seed.length }, (_, i) => seed.charCodeAt(i));
  const plain = units.every((unit) => unit < 128);
  body.writeCount(units.length);
  body.write(plain ? 0 : 1, 1);
  for (const unit of units) body.write(unit, plain ? 7 : 16);
}

function readSeed(body: BitReader): string {
  const length = body.readCount();
  if (length > LONGEST_SEED) throw new InvalidRecord('altered');
  const width = body.read(1) === 0 ? 7 : 16;
  return Array.from({ length }, () => String.fromCharCode(body.read(width))).join('');
}

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

/** 24 bits that change with any byte and with their order (FNV-1a, folded). */
function checkOf(bytes: ArrayLike<number>): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < bytes.length; i++) hash = Math.imul(hash ^ bytes[i]!, 0x01000193);
  return ((hash >>> 24) ^ hash) & 0xffffff;
}

function toBytes(text: string): number[] {
  if (!/^[\w-]*$/.test(text)) throw new InvalidRecord('altered');
  const bytes = fromBase64Url(text);
  if (bytes === undefined) throw new InvalidRecord('cut');
  return bytes;
}

function encode(options: GameOptions, moves: readonly unknown[]): string {
  loadInto(createGame(options), board);
  const body = new BitWriter();
  writeOptions(body, options);
  writeMoves(body, moves);
  const check = checkOf(body.bytes);
  const whole = new BitWriter();
  whole.writeCount(body.bytes.length);
  const bytes = [...whole.bytes, ...body.bytes, check >> 16, (check >> 8) & 255, check & 255];
  return VERSION + toBase64Url(bytes);
}

/** The game as text. Throws InvalidOptions, or InvalidRecord where a move is illegal. */
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

/** The body's bytes, after its length and check have been found right. */
function unwrap(text: string): number[] {
  if (typeof text !== 'string') throw new InvalidRecord('not-a-record');
  if (text.length > LONGEST_RECORD) throw new InvalidRecord('too-long', { most: LONGEST_RECORD });
  if (text === '') throw new InvalidRecord('cut');
  if (!/^[A-Z]/.test(text)) throw new InvalidRecord('not-a-record');
  if (text[0] !== VERSION) throw new InvalidRecord('later-version');
  const bytes = toBytes(text.slice(1));
  const length = new BitReader(bytes).readCount();
  const from = length < 128 ? 1 : 2;
  if (bytes.length < from + length + 3) throw new InvalidRecord('cut');
  if (bytes.length > from + length + 3) throw new InvalidRecord('too-long');
  const body = bytes.slice(from, from + length);
  const [high, middle, low] = bytes.slice(from + length) as [number, number, number];
  if (checkOf(body) !== ((high << 16) | (middle << 8) | low)) throw new InvalidRecord('altered');
  return body;
}

/** The game of a text. Throws InvalidRecord, whatever it is fed. */
export function decodeGame(text: string): GameRecord {
  const body = new BitReader(unwrap(text));
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
