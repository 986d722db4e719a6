/** A text as the codewords of a QR code: its bytes, and what mends the fifteen in a hundred that a camera may misread (level M). */

/** For each version from 1 on: codewords that mend, in each of so many blocks. */
const MENDING = [
  10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28, 28, 28,
  28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
];
const BLOCKS = [
  1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28, 29,
  31, 33, 35, 37, 38, 40, 43, 45, 47, 49,
];

/** How many alignment patterns stand on a side, those that finders hide among them. */
export const alignments = (version: number): number => (version === 1 ? 0 : Math.floor(version / 7) + 2);

/** Codewords that have room in all: modules that no pattern takes, by eight. */
function roomIn(version: number): number {
  const side = alignments(version);
  const hidden = side === 0 ? 0 : (25 * side - 10) * side - 55;
  return ((16 * version + 128) * version + 64 - hidden - (version >= 7 ? 36 : 0)) >> 3;
}

const dataIn = (version: number): number => roomIn(version) - MENDING[version - 1]! * BLOCKS[version - 1]!;

/** In the field of 256 numbers that QR codes count in. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    if ((b >> bit) & 1) product ^= a;
  }
  return product;
}

/** Reed and Solomon's divisor, without its first term. */
function divisorOf(degree: number): number[] {
  const divisor: number[] = Array.from({ length: degree }, (_, n) => (n === degree - 1 ? 1 : 0));
  for (let n = 0, root = 1; n < degree; n++, root = times(root, 2))
    for (let at = 0; at < degree; at++) divisor[at] = times(divisor[at]!, root) ^ (divisor[at + 1] ?? 0);
  return divisor;
}

function mendingOf(block: readonly number[], divisor: readonly number[]): number[] {
  let left = divisor.map(() => 0);
  for (const word of block) {
    const factor = word ^ left[0]!;
    left = divisor.map((term, n) => (left[n + 1] ?? 0) ^ times(term, factor));
  }
  return left;
}

/** In four bits that these are bytes, how many there are, and they; then what fills the rest. */
function dataOf(bytes: Uint8Array, version: number): number[] {
  const binary = (value: number, bits: number) => value.toString(2).padStart(bits, '0');
  const text = `0100${binary(bytes.length, version < 10 ? 8 : 16)}${Array.from(bytes, (byte) => binary(byte, 8)).join('')}0000`;
  const data = (text.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2));
  for (let n = 0; data.length < dataIn(version); n++) data.push(n % 2 ? 0x11 : 0xec);
  return data;
}

/** The first of every block, then the second of every block: so that a blot harms each of them a little. */
const inTurn = (blocks: readonly (readonly number[])[]): number[] =>
  blocks.at(-1)!.flatMap((_, n) => blocks.flatMap((block) => block.slice(n, n + 1)));

/** The smallest version that holds it, from 1 to 40. Throws for more than 2,331 bytes. */
export function codewordsOf(text: string): { version: number; codewords: number[] } {
  const bytes = new TextEncoder().encode(text);
  const version = MENDING.findIndex((_, n) => bytes.length + (n < 9 ? 2 : 3) <= dataIn(n + 1)) + 1;
  if (version === 0) throw new Error('too long for a QR code');
  const data = dataOf(bytes, version);
  const count = BLOCKS[version - 1]!;
  const divisor = divisorOf(MENDING[version - 1]!);
  const short = Math.floor(data.length / count);
  const longer = data.length % count; // so many blocks, the last ones, have one more
  const blocks = Array.from({ length: count }, (_, n) => {
    const from = n * short + Math.max(0, n - (count - longer));
    return data.slice(from, from + short + (n < count - longer ? 0 : 1));
  });
  return {
    version,
    codewords: [...inTurn(blocks), ...inTurn(blocks.map((block) => mendingOf(block, divisor)))],
  };
}
