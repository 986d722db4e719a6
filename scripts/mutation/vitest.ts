import { format } from 'node:util';
import {
  ASYMMETRIC_MATCHERS_OBJECT,
  chai,
  JestAsymmetricMatchers,
  JestChaiExpect,
  JestExtend,
} from '@vitest/expect';

/** A test as a file hands it in. */
export interface Test {
  readonly name: string;
  readonly run: () => unknown;
}

for (const plugin of [JestExtend, JestChaiExpect, JestAsymmetricMatchers]) chai.use(plugin);
const matchers = (globalThis as { [ASYMMETRIC_MATCHERS_OBJECT]?: object })[ASYMMETRIC_MATCHERS_OBJECT];
const expect = Object.assign(
  (value: unknown, message?: string) => chai.expect(value, message),
  chai.expect,
  matchers,
  { unreachable: () => chai.assert.fail('not to be reached') },
);

type Declare = (name: string, body: () => unknown) => void;

/** `it.each` and `describe.each`. */
const each =
  (declare: Declare) =>
  (rows: readonly unknown[]) =>
  (name: string, body: (...args: unknown[]) => unknown): void => {
    for (const row of rows) {
      const args: unknown[] = Array.isArray(row) ? row : [row];
      const named = args.slice(0, name.match(/%[^%]/g)?.length ?? 0);
      declare(format(name, ...named), () => body(...args));
    }
  };

/** As much of Vitest as the rules' tests use, without the time it takes to start. */
export function collect(load: (vitest: object) => void): Test[] {
  const tests: Test[] = [];
  let within: readonly string[] = [];
  const it = (name: string, ...rest: unknown[]): void => {
    const run = rest.find((one) => typeof one === 'function') as Test['run'];
    tests.push({ name: [...within, name].join(' '), run });
  };
  const describe: Declare = (name, body) => {
    const outer = within;
    within = [...within, name];
    body();
    within = outer;
  };
  const test = Object.assign(it, { each: each(it) });
  load({ expect, it: test, test, describe: Object.assign(describe, { each: each(describe) }) });
  return tests;
}
