import { expect, it } from 'vitest';
import { MOST_CPU_MS, soon } from './soon.ts';

/** Keeps the processor busy for so long. */
function work(ms: number): void {
  const start = process.threadCpuUsage();
  let spent = 0;
  while (spent < ms) {
    const { user, system } = process.threadCpuUsage(start);
    spent = (user + system) / 1000;
  }
}

it('what is slow every time is found', () => {
  expect(() => soon(() => work(MOST_CPU_MS))).toThrow('milliseconds of the processor');
});

it('what was held up once is not blamed', () => {
  let asked = 0;
  expect(
    soon(() => {
      asked++;
      if (asked === 1) work(MOST_CPU_MS);
      return 'answer';
    }),
  ).toBe('answer');
  expect(asked).toBe(2);
});

it('what answers at once is asked once', () => {
  let asked = 0;
  soon(() => asked++);
  expect(asked).toBe(1);
});
