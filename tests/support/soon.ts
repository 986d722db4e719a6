import { expect } from 'vitest';

function cost(act: () => unknown): number {
  const before = process.threadCpuUsage();
  act();
  const { user, system } = process.threadCpuUsage(before);
  return user + system;
}

const NAMES = JSON.stringify(
  Object.fromEntries(Array.from({ length: 100_000 }, (_, n) => [`shang.name.${n}`, '{}'])),
);
let reading = 0;

/** What this machine takes to read a hundred thousand names: whatever is slow here is slow in that too. */
const yardstick = (): number => {
  reading ||= Math.min(...Array.from({ length: 5 }, () => cost(() => JSON.parse(NAMES))));
  return reading;
};

/** What is done, and that it takes no longer than nobody notices: so many times what reading 100,000 names takes. */
export function soon<T>(act: () => T, most = 30): T {
  let result: T | undefined;
  const taken = cost(() => {
    result = act();
  });
  expect(taken / yardstick()).toBeLessThan(most);
  return result as T;
}
