/**
 * What the records of all games have in common: a letter for the version, then base64url of the body's length, the body, and
 * three bytes of check.
 */
import { fromBase64Url, toBase64Url } from './base64url.ts';
import { BitReader, BitWriter } from './bits.ts';
import { isObject } from './plain.ts';
import { listOf, reading } from './reading.ts';
import { InvalidRecord, LONGEST_SEED } from './record-limits.ts';

/** Longer than any game with any sensible seed; a guard against being fed a book. */
export const LONGEST_RECORD = 4096;

/** A seed of any letters. */
export function writeSeed(body: BitWriter, seed: string): void {
  const units = Array.from({ length: seed.length }, (_, i) => seed.charCodeAt(i));
  const plain = units.every((unit) => unit < 128);
  body.writeCount(units.length);
  body.write(plain ? 0 : 1, 1);
  for (const unit of units) body.write(unit, plain ? 7 : 16);
}

export function readSeed(body: BitReader): string {
  const length = body.readCount();
  if (length > LONGEST_SEED) throw new InvalidRecord('altered');
  const width = body.read(1) === 0 ? 7 : 16;
  return Array.from({ length }, () => String.fromCharCode(body.read(width))).join('');
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

/** A body as text. */
export function wrapRecord(version: string, body: readonly number[]): string {
  const check = checkOf(body);
  const whole = new BitWriter();
  whole.writeCount(body.length);
  return version + toBase64Url([...whole.bytes, ...body, check >> 16, (check >> 8) & 255, check & 255]);
}

/** The body's bytes, after its length and check have been found right. */
export function unwrapRecord(version: string, text: string): number[] {
  if (typeof text !== 'string') throw new InvalidRecord('not-a-record');
  if (text.length > LONGEST_RECORD) throw new InvalidRecord('too-long', { most: LONGEST_RECORD });
  if (text === '') throw new InvalidRecord('cut');
  if (!/^[A-Z]/.test(text)) throw new InvalidRecord('not-a-record');
  if (text[0] !== version) throw new InvalidRecord('later-version');
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

/** What `encode` makes of a record: options that it has to read, and a list of moves. Throws InvalidRecord. */
export const encodeWith = (
  encode: (options: unknown, moves: readonly unknown[]) => string,
  record: unknown,
  most: number,
): string =>
  reading(
    () => {
      const moves = isObject(record) ? listOf(record['moves'], most) : undefined;
      if (moves === undefined) throw new InvalidRecord('not-a-record');
      return encode((record as Record<string, unknown>)['options'], moves);
    },
    () => new InvalidRecord('not-a-record'),
  );
