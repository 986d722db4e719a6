// Hostile values to every function of the engine's readable door. FUZZ_INPUTS says how many in all; npm run fuzz makes it many.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as door from '../../src/games/dunhuang/index.ts';
import { DOOR } from './door.ts';
import { oddValue, spoil } from './odd-values.ts';

type Verb = (...args: unknown[]) => unknown;

const isVerb = ([, value]: [string, unknown]): boolean =>
  typeof value === 'function' && !/^class\b/.test(String(value));
const VERBS = Object.fromEntries(
  [
    ...Object.entries(door),
    ...Object.entries(door.tracker).map(([name, value]): [string, unknown] => [`tracker.${name}`, value]),
  ].filter(isVerb),
) as Readonly<Record<string, Verb>>;

const names = Object.keys(DOOR);
const inputs = Math.ceil(Number(process.env['FUZZ_INPUTS'] ?? 10_000) / names.length);
const seed = Number(process.env['FUZZ_SEED'] ?? 9);
const MOST_CPU_MS = 100; // of this thread, so that a busy machine is no failure

const CODED = [
  door.IllegalMove,
  door.InvalidInput,
  door.InvalidOptions,
  door.InvalidPosition,
  door.InvalidRecord,
  door.InvalidSetupCode,
];

/** The value, or undefined for a coded error; anything else that is thrown goes through. */
function call(verb: Verb, args: readonly unknown[]): unknown {
  const before = process.threadCpuUsage();
  try {
    return verb(...args);
  } catch (error) {
    if (CODED.some((kind) => error instanceof kind)) return undefined;
    throw error;
  } finally {
    const { user, system } = process.threadCpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(MOST_CPU_MS);
  }
}

const game = door.createGame({ players: 2, seed: 'in between' });
const move = door.legalMoves(game)[0]!;
const after = JSON.stringify(door.playWithEvents(game, move));

/** States that came out of a call play on, whatever went in. */
const STATES: Readonly<Record<string, (value: unknown) => unknown>> = {
  createGame: (value) => value,
  fromPosition: (value) => value,
  determinize: (value) => value,
  play: (value) => value,
  playWithEvents: (value) => (value as { state: unknown }).state,
};

function playOn(value: unknown): void {
  let state = JSON.parse(JSON.stringify(value)) as door.State;
  for (let i = 0; i < 4 && door.toMove(state) !== undefined; i++) {
    const legal = door.legalMoves(state);
    state = door.play(state, legal[i % legal.length]!);
  }
}

it('covers every function of the door', () => {
  expect([...names].sort()).toEqual(Object.keys(VERBS).sort());
});

describe.each(names)('%s', (name) => {
  const verb = VERBS[name]!;
  const valid = DOOR[name]!;

  it('understands what it should', () => {
    for (const args of valid) expect(() => verb(...args)).not.toThrow(TypeError);
  });

  it('ends in a value or a coded error, soon, and the engine plays on', () => {
    const copy = (args: readonly unknown[]): unknown[] =>
      args.map((arg) => (typeof arg === 'object' && arg !== null ? JSON.parse(JSON.stringify(arg)) : arg));
    // Recipes, not arguments: what is hostile is made where it is used, and nobody else looks at it.
    const spoilt = fc
      .tuple(fc.constantFrom(...valid), fc.nat(9), spoil(), fc.option(oddValue(), { freq: 2 }))
      .map(([args, at, spoilOne, odd]) => () => {
        const all = copy(args);
        const which = at % Math.max(all.length, 1);
        all[which] = spoilOne(all[which]);
        if (odd !== null) all[(which + 1) % all.length] = odd();
        return all;
      });
    const nonsense = fc
      .array(oddValue(), { maxLength: 4 })
      .map((makers) => () => makers.map((make) => make()));
    const cut = fc.tuple(fc.constantFrom(...valid), fc.nat(4)).map(
      ([args, n]) =>
        () =>
          copy(args).slice(0, n),
    );
    fc.assert(
      fc.property(
        fc.oneof(
          { weight: 8, arbitrary: spoilt },
          { weight: 2, arbitrary: nonsense },
          { weight: 1, arbitrary: cut },
        ),
        (make) => {
          const args = make();
          const value = call(verb, args);
          if (value !== undefined && name in STATES) playOn(STATES[name]!(value));
          expect(JSON.stringify(door.playWithEvents(game, move))).toBe(after);
          expect(Object.keys(Object.prototype)).toEqual([]);
          expect('polluted' in {}).toBe(false);
        },
      ),
      { numRuns: inputs, seed },
    );
  });
});
