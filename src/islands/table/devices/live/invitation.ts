/** The link to a seat that is played live: which game, which seat, and the secret that only those two devices have. */
import { fromBase64Url, toBase64Url } from '../../../../lib/base64url.ts';
import type { Seat } from '../../../../lib/seats.ts';
import { packSeat, readPacked, readSeat } from '../room/packed.ts';

export interface LiveInvitation {
  readonly table: string;
  readonly seat: Seat;
  readonly secret: Uint8Array<ArrayBuffer>;
}

const LIVE = 'C';
const SECRET = 32; // bytes

export const newSecret = (): string => toBase64Url([...crypto.getRandomValues(new Uint8Array(SECRET))]);

/** Undefined for what is no secret. */
export function readSecret(text: string): Uint8Array<ArrayBuffer> | undefined {
  const bytes = fromBase64Url(text);
  return bytes?.length === SECRET ? new Uint8Array(bytes) : undefined;
}

/** In the fragment, which no browser sends anywhere. */
export const liveFragment = (table: string, seat: Seat, secret: Uint8Array): string =>
  `#live=${LIVE}${toBase64Url([...packSeat(seat, table), ...secret])}`;

/** Undefined for what is no such invitation. */
export function readLive(fragment: string): LiveInvitation | undefined {
  const from = readPacked(LIVE, new URLSearchParams(fragment.replace(/^#/, '')).get('live') ?? '');
  const place = readSeat(from);
  const secret = new Uint8Array(from.take(SECRET));
  return place && from.done() ? { ...place, secret } : undefined;
}
