/** Whether an answer comes soon enough, whatever else the machine is doing. */
import { expect } from 'vitest';

export const MOST_CPU_MS = 100;
const TRIES = 5;

/** What something takes of the processor, by this thread alone: others that keep the machine busy do not count. */
export function timed<T>(act: () => T): { value: T; ms: number } {
  const before = process.threadCpuUsage();
  const value = act();
  const { user, system } = process.threadCpuUsage(before);
  return { value, ms: (user + system) / 1000 };
}

/**
 * The answer, if it comes soon. One that does not is asked for again a few times: what is slow is slow every time, but now and
 * then the clean-up of memory after thousands of other inputs falls into one of them.
 */
export function soon<T>(act: () => T): T {
  const { value, ms } = timed(act);
  let least = ms;
  for (let tries = 1; least >= MOST_CPU_MS && tries < TRIES; tries++) least = Math.min(least, timed(act).ms);
  expect(least, 'milliseconds of the processor for one answer').toBeLessThan(MOST_CPU_MS);
  return value;
}
