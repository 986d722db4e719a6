/** The learnt weights as text: one byte each and a scale for every list. */
import { FEATURES } from './features.ts';
import { HIDDEN, type Net } from './net.ts';

interface Packed {
  scale: number;
  bytes: string; // base64
}

export type PackedNet = Record<keyof Net, Packed>;

/** What `npm run train` writes. */
export interface Weights {
  trained: Record<string, { date: string; games: number; loss: number }>;
  nets: Record<string, PackedNet>; // by number of players
}

const SIZES: Record<keyof Net, number> = {
  quick: FEATURES,
  linear: FEATURES,
  hidden: FEATURES * HIDDEN,
  bias: HIDDEN,
  out: HIDDEN,
};
const NAMES = Object.keys(SIZES) as (keyof Net)[];

function pack(values: Float32Array): Packed {
  const most = values.reduce((max, value) => Math.max(max, Math.abs(value)), 1e-9);
  const scale = most / 127;
  const letters = Array.from(values, (value) => String.fromCharCode(Math.round(value / scale) + 128));
  return { scale, bytes: btoa(letters.join('')) };
}

function unpack({ scale, bytes }: Packed, size: number): Float32Array {
  const letters = atob(bytes);
  if (letters.length !== size) throw new Error('The weights do not fit the features: run npm run train.');
  return Float32Array.from(letters, (letter) => (letter.charCodeAt(0) - 128) * scale);
}

export function encodeNet(net: Net): PackedNet {
  return Object.fromEntries(NAMES.map((name) => [name, pack(net[name])])) as PackedNet;
}

export function decodeNet(packed: PackedNet): Net {
  return Object.fromEntries(NAMES.map((name) => [name, unpack(packed[name], SIZES[name])])) as unknown as Net;
}
