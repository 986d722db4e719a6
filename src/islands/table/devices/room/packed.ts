/**
 * An offer of a browser to talk to another, or the answer, in about a hundred letters: what WebRTC's own description of 700 says that
 * is not the same every time. A letter for the version, then base64url.
 */
import { fromBase64Url, toBase64Url } from '../../../../lib/base64url.ts';
import { isId } from '../../../../lib/plain.ts';
import { isSeat, type Seat } from '../../../../lib/seats.ts';

/** What one side tells the other about itself. */
export interface Description {
  readonly ufrag: string;
  readonly password: string;
  readonly fingerprint: readonly number[]; // of its certificate, SHA-256
  readonly candidates: readonly Candidate[];
}

/** An address of the device on its own network: a name that only lives there, or a number. */
export interface Candidate {
  readonly address: string;
  readonly port: number;
}

/** Which seat of which game somebody is asked to. */
export interface Invitation extends Description {
  readonly table: string;
  readonly seat: Seat;
  /** It is for the device that had the seat before: its answer is known. */
  readonly returns: boolean;
}

const OFFER = 'A';
const ANSWER = 'B';
const RETURN = 'D'; // an offer to who has answered before
const FINGERPRINT = 32;
const MOST_CANDIDATES = 4;
const LONGEST = 1000; // letters

const MDNS = /^([0-9a-f]{8})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{12})\.local$/;
const V4 = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/;
const PLAIN = /^[\w+/-]{1,64}$/; // ufrag and password, whatever browser made them

const hexBytes = (hex: string): number[] => (hex.match(/../g) ?? []).map((two) => Number.parseInt(two, 16));
const toHex = (bytes: readonly number[]): string =>
  bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');

const textBytes = (text: string): number[] => [
  text.length,
  ...Array.from(text, (letter) => letter.charCodeAt(0)),
];

/** Sixteen groups of bits as they are said in an address, without the short forms. */
function v6Bytes(address: string): number[] | undefined {
  const [head = '', tail] = address.split('::');
  const groups = (part: string): string[] => (part === '' ? [] : part.split(':'));
  const [before, after] = [groups(head), groups(tail ?? '')];
  const missing = 8 - before.length - after.length;
  if (tail === undefined ? missing !== 0 : missing < 1) return undefined;
  const all = [...before, ...Array.from({ length: missing }, () => '0'), ...after];
  if (!all.every((group) => /^[0-9a-f]{1,4}$/i.test(group))) return undefined;
  return hexBytes(all.map((group) => group.padStart(4, '0')).join(''));
}

function candidateBytes({ address, port }: Candidate): number[] {
  const mdns = MDNS.exec(address);
  const v4 = V4.exec(address);
  const ends = [port >> 8, port & 255];
  if (mdns) return [0, ...hexBytes(mdns.slice(1).join('')), ...ends];
  if (v4) return [1, ...v4.slice(1).map(Number), ...ends];
  const v6 = v6Bytes(address);
  return v6 ? [2, ...v6, ...ends] : [];
}

function describe({ ufrag, password, fingerprint, candidates }: Description): number[] {
  const known = candidates.map(candidateBytes).filter((bytes) => bytes.length > 0);
  const some = known.slice(0, MOST_CANDIDATES);
  return [...textBytes(ufrag), ...textBytes(password), ...fingerprint, some.length, ...some.flat()];
}

export const packSeat = (seat: Seat, table: string): number[] => [seat, ...textBytes(table)];

export const packOffer = ({ table, seat, returns, ...description }: Invitation): string =>
  (returns ? RETURN : OFFER) + toBase64Url([...packSeat(seat, table), ...describe(description)]);

export const packAnswer = (description: Description): string => ANSWER + toBase64Url(describe(description));

export type Packed = ReturnType<typeof readPacked>;

/** Reads from a text that must have been written here; undefined as soon as it was not. */
export function readPacked(version: string, text: string) {
  const bytes = text.length <= LONGEST && text[0] === version ? fromBase64Url(text.slice(1)) : undefined;
  let at = 0;
  let good = bytes !== undefined;
  const take = (count: number): number[] => {
    const taken = bytes?.slice(at, at + count) ?? [];
    good &&= taken.length === count;
    at += count;
    return taken;
  };
  const byte = (): number => take(1)[0] ?? 0;
  const word = (): string => String.fromCharCode(...take(byte()));
  return { take, byte, word, done: () => good && at === bytes?.length };
}

function readAddress(kind: number, take: (count: number) => number[]): string | undefined {
  if (kind === 1) return take(4).join('.');
  if (kind !== 0 && kind !== 2) return undefined;
  const hex = toHex(take(16));
  if (kind === 2) return (hex.match(/.{4}/g) ?? []).join(':');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}.local`;
}

/** Which seat of which game; undefined for none. */
export function readSeat({ byte, word }: Packed): { table: string; seat: Seat } | undefined {
  const [seat, table] = [byte(), word()];
  return isSeat(seat) && isId(table) ? { seat, table } : undefined;
}

function readDescription({ take, byte, word, done }: Packed): Description | undefined {
  const [ufrag, password, fingerprint] = [word(), word(), take(FINGERPRINT)];
  const count = byte();
  const candidates: Candidate[] = [];
  for (let n = 0; n < Math.min(count, MOST_CANDIDATES); n++) {
    const address = readAddress(byte(), take);
    const [high = 0, low = 0] = take(2);
    if (address !== undefined) candidates.push({ address, port: high * 256 + low });
  }
  const good = done() && PLAIN.test(ufrag) && PLAIN.test(password) && candidates.length === count;
  return good ? { ufrag, password, fingerprint, candidates } : undefined;
}

/** Undefined for what is no invitation. */
export function readOffer(text: string): Invitation | undefined {
  const said = text.trim();
  const returns = said[0] === RETURN;
  const from = readPacked(returns ? RETURN : OFFER, said);
  const place = readSeat(from);
  const description = readDescription(from);
  return place && description ? { ...description, ...place, returns } : undefined;
}

/** Undefined for what is no answer; people may paste it with spaces in it. */
export const readAnswer = (text: string): Description | undefined =>
  readDescription(readPacked(ANSWER, text.slice(0, 2 * LONGEST).replace(/\s+/g, '')));
