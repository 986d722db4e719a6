/**
 * Medians of several runs, each interleaved with a plain baseline in the same process, so that a
 * figure is a multiple of something this very machine did at this very moment. What is counted is
 * the processor time of the whole process, garbage collection included: other programs that run at
 * the same time do not change it much.
 */
import { next, seedFrom } from '../../src/lib/random.ts';

export interface Task {
  readonly name: string;
  readonly unit: string; // what one operation is
  /** Does about `n` operations; returns how many it really did. */
  run(n: number): number;
}

export interface Figure {
  name: string;
  unit: string;
  perSecond: number;
  nanoseconds: number;
  baselines: number; // its time as a multiple of the baseline's
}

const source = new Uint8Array(256);
const target = new Uint8Array(256);
const generator = new Int32Array(4);
seedFrom('baseline', generator, 0);

/** One "move" of the baseline: copy 256 bytes, draw one number. */
function runBaseline(n: number): number {
  let sum = 0;
  for (let i = 0; i < n; i++) {
    target.set(source);
    sum ^= next(generator, 0);
  }
  source[0] = sum & 1; // so that nothing is optimised away
  return n;
}

function nanosecondsPer(run: (n: number) => number, n: number): number {
  const start = process.cpuUsage();
  const done = run(n);
  const { user, system } = process.cpuUsage(start);
  return ((user + system) * 1e3) / done;
}

const median = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1]!;

/** How many operations take about `target` nanoseconds; warms the task up on the way. */
function sizeOf(run: (n: number) => number, target: number): number {
  let n = 1;
  for (;;) {
    const each = nanosecondsPer(run, n);
    if (each * n > target / 4) return Math.max(1, Math.round(target / each));
    n *= 4;
  }
}

export const RUNS = 7;
const SLICE = 100e6; // nanoseconds a run

/** Runs every task and the baseline in turn, RUNS times, and takes medians of time and of ratio. */
export function measure(tasks: readonly Task[]): Figure[] {
  const baseSize = sizeOf(runBaseline, SLICE / 2);
  const sizes = tasks.map((task) => sizeOf((n) => task.run(n), SLICE));
  const times = tasks.map((): number[] => []);
  const ratios = tasks.map((): number[] => []);
  for (let round = 0; round < RUNS; round++) {
    tasks.forEach((task, i) => {
      const before = nanosecondsPer(runBaseline, baseSize);
      const time = nanosecondsPer((n) => task.run(n), sizes[i]!);
      const after = nanosecondsPer(runBaseline, baseSize);
      times[i]!.push(time);
      ratios[i]!.push(time / ((before + after) / 2));
    });
  }
  return tasks.map(({ name, unit }, i) => {
    const nanoseconds = median(times[i]!);
    return { name, unit, perSecond: 1e9 / nanoseconds, nanoseconds, baselines: median(ratios[i]!) };
  });
}

export function table(figures: readonly Figure[]): string {
  const number = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
  const rows = figures.map((f) => [
    f.name,
    `${number.format(f.perSecond)} ${f.unit}/s`,
    `${f.nanoseconds < 1e4 ? `${f.nanoseconds.toFixed(1)} ns` : `${(f.nanoseconds / 1e3).toFixed(1)} µs`}`,
    `${f.baselines.toFixed(f.baselines < 100 ? 2 : 0)} ×`,
  ]);
  rows.unshift(['what', 'rate', 'each', 'baselines']);
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const line = (row: string[]): string =>
    row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join('  ');
  return rows.map(line).join('\n');
}
