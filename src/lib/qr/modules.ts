/** A QR code as rows of dark and light modules. */
import { alignments, codewordsOf } from './codewords.ts';

type Grid = boolean[][];

/** The eight patterns of which one is laid over the data, so that the code has no large spots and no false finders. */
const MASKS: readonly ((x: number, y: number) => number)[] = [
  (x, y) => (x + y) % 2,
  (_, y) => y % 2,
  (x) => x % 3,
  (x, y) => (x + y) % 3,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2,
  (x, y) => ((x * y) % 2) + ((x * y) % 3),
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2,
];

const LEVEL_M = 0;

/** A number with the remainder that lets a camera mend it: `by` is the divisor, of so many bits. */
function withRemainder(value: number, by: number, bits: number): number {
  let left = value;
  for (let n = 0; n < bits; n++) left = (left << 1) ^ ((left >> (bits - 1)) * by);
  return (value << bits) | left;
}

/** Where alignment patterns stand, along either side. */
function placesOf(version: number, size: number): number[] {
  const count = alignments(version);
  const step = version === 32 ? 26 : Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2;
  return Array.from({ length: count }, (_, n) => (n === 0 ? 6 : size - 7 - (count - 1 - n) * step));
}

/** Everything but the data and the mask's name. `undefined`: a module of the data. */
function patternsOf(version: number): (boolean | undefined)[][] {
  const size = version * 4 + 17;
  const grid = Array.from({ length: size }, () => new Array<boolean | undefined>(size));
  const square = (x: number, y: number, reach: number, light: readonly number[]): void => {
    for (let dy = -reach; dy <= reach; dy++)
      for (let dx = -reach; dx <= reach; dx++) {
        const row = grid[y + dy];
        if (row && x + dx >= 0 && x + dx < size)
          row[x + dx] = !light.includes(Math.max(Math.abs(dx), Math.abs(dy)));
      }
  };
  for (let n = 0; n < size; n++) grid[6]![n] = grid[n]![6] = n % 2 === 0;
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    square(x, y, 4, [2, 4]);
  const places = placesOf(version, size);
  const last = places.length - 1;
  places.forEach((x, i) => {
    places.forEach((y, j) => {
      const finder = (i === 0 && (j === 0 || j === last)) || (i === last && j === 0);
      if (!finder) square(x, y, 2, [1]);
    });
  });
  const name = withRemainder(version, 0x1f25, 12);
  for (let n = 0; n < 18 && version >= 7; n++) {
    const [a, b] = [size - 11 + (n % 3), Math.floor(n / 3)];
    grid[b]![a] = grid[a]![b] = ((name >> n) & 1) === 1;
  }
  return grid;
}

/** Which mask and level it is, twice. */
function nameMask(grid: (boolean | undefined)[][], mask: number): void {
  const size = grid.length;
  const bits = withRemainder((LEVEL_M << 3) | mask, 0x537, 10) ^ 0x5412;
  for (let n = 0; n < 15; n++) {
    const dark = ((bits >> n) & 1) === 1;
    const down = n < 6 ? n : n < 8 ? n + 1 : size - 15 + n;
    const across = n < 8 ? size - 1 - n : n === 8 ? 7 : 14 - n;
    grid[down]![8] = dark;
    grid[8]![across] = dark;
  }
  grid[size - 8]![8] = true;
}

/** The data in its zigzag from the right, two columns at a time, up and down. */
function fill(
  patterns: readonly (readonly (boolean | undefined)[])[],
  codewords: readonly number[],
  mask: number,
): Grid {
  const size = patterns.length;
  const grid = patterns.map((row) => [...row]);
  nameMask(grid, mask);
  const fixed = grid.map((row) => row.map((module) => module !== undefined));
  let bit = 0;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5; // the column of the timing pattern
    for (let n = 0; n < size; n++) {
      const y = (right + 1) & 2 ? n : size - 1 - n;
      for (const x of [right, right - 1]) {
        if (fixed[y]![x]) continue;
        const dark = (codewords[bit >> 3]! >> (7 - (bit & 7))) & 1;
        grid[y]![x] = (dark === 1) !== (MASKS[mask]!(x, y) === 0);
        bit++;
      }
    }
  }
  return grid as Grid;
}

/** How hard it is to read: long runs, squares, what looks like a finder, and too much of one colour. */
function hardness(grid: Grid): number {
  const lines = (rows: Grid) => rows.map((row) => row.map(Number).join(''));
  const down = grid.map((_, x) => grid.map((row) => row[x]!));
  const all = [...lines(grid), ...lines(down)];
  let sum = 0;
  for (const line of all) {
    for (const [run] of line.matchAll(/0{5,}|1{5,}/g)) sum += run.length - 2;
    sum += 40 * [...line.matchAll(/(?=00001011101|10111010000)/g)].length;
  }
  grid.forEach((row, y) => {
    row.forEach((dark, x) => {
      const next = grid[y + 1];
      if (next && x > 0 && row[x - 1] === dark && next[x] === dark && next[x - 1] === dark) sum += 3;
    });
  });
  const share = grid.flat().filter(Boolean).length / grid.length ** 2;
  return sum + 10 * Math.floor(Math.abs(share - 0.5) * 20);
}

/** Dark is true. Without the light border that a code needs around it. */
export function qrModules(text: string): readonly (readonly boolean[])[] {
  const { version, codewords } = codewordsOf(text);
  const patterns = patternsOf(version);
  const grids = MASKS.map((_, mask) => fill(patterns, codewords, mask));
  const hard = grids.map(hardness);
  return grids[hard.indexOf(Math.min(...hard))]!;
}
