/** Hostile values to every function of an engine's readable door. FUZZ_INPUTS says how many in all; npm run fuzz makes it many. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oddValue, spoil } from './odd-values.ts';
import { soon } from './soon.ts';

type Verb = (...args: unknown[]) => unknown;
/** The arguments of one call each. */
export type Calls = readonly (readonly unknown[])[];

/** Some of the verbs' arguments, with the rest of a call after each. */
export const each = (values: readonly unknown[], ...more: unknown[]): Calls =>
  values.map((value) => [value, ...more]);

interface Understood {
  readonly options: object;
  readonly states: readonly unknown[];
  readonly steps: readonly { readonly before: unknown; readonly move: unknown }[];
  readonly moves: readonly unknown[];
  readonly seen: readonly unknown[];
  readonly toPosition: (state: never) => unknown;
}

/** Of a state in which the set-up is over. */
function positionOf(toPosition: Understood['toPosition'], state: unknown): unknown {
  try {
    return toPosition(state as never);
  } catch {
    return undefined;
  }
}

/** What every engine has at its door, with arguments that it understands. */
export const everyEngine = ({ options, states, steps, moves, seen, toPosition }: Understood) => ({
  createGame: [[options], [{ players: 2, seed: '' }]],
  toMove: each(states),
  legalMoves: each(states),
  check: states.flatMap((one) => moves.map((move) => [one, move])),
  play: steps.slice(0, 120).map(({ before, move }) => [before, move]),
  playWithEvents: steps.slice(0, 120).map(({ before, move }) => [before, move]),
  outcome: each(states),
  view: each(states, 0).concat(each(states, undefined)),
  openView: each(states, 0),
  determinize: each(seen, () => 0.4),
  toPosition: each(states),
  fromPosition: each(
    states.map((state) => positionOf(toPosition, state)).filter((position) => position !== undefined),
    'door',
  ),
});

/** What any game's door has. */
interface Playing<State, Move> {
  toMove(state: State): unknown;
  legalMoves(state: State): Move[];
  play(state: State, move: Move): State;
  playWithEvents(state: State, move: Move): { state: State };
}

interface FuzzedVerbs {
  /** Everything that can be called, by name; other things among it are left out. */
  readonly verbs: Readonly<Record<string, unknown>>;
  /** Calls that are understood, for each of them. */
  readonly calls: Readonly<Record<string, Calls>>;
  /** Errors that say by a code what is wrong. */
  readonly coded: readonly (abstract new (
    ...args: never[]
  ) => Error)[];
  readonly usual: number; // inputs, unless somebody asks for more
  /** What holds after every call, whatever went in. */
  readonly holds?: (name: string, value: unknown) => void;
}

export interface FuzzedDoor<State, Move> extends Omit<FuzzedVerbs, 'holds'> {
  readonly door: Playing<State, Move>;
  /** A game of which nothing may be lost meanwhile. */
  readonly game: State;
}

const seed = Number(process.env['FUZZ_SEED'] ?? 9);

const isVerb = ([, value]: [string, unknown]): boolean =>
  typeof value === 'function' && !/^class\b/.test(String(value));

/** States that came out of a call play on, whatever went in. */
const STATES: Readonly<Record<string, (value: unknown) => unknown>> = {
  createGame: (value) => value,
  fromPosition: (value) => value,
  determinize: (value) => value,
  play: (value) => value,
  playWithEvents: (value) => (value as { state: unknown }).state,
};

const copy = (args: readonly unknown[]): unknown[] =>
  args.map((arg) => (typeof arg === 'object' && arg !== null ? JSON.parse(JSON.stringify(arg)) : arg));

/** Recipes, not arguments: what is hostile is made where it is used, and nobody else looks at it. */
function hostile(valid: Calls): fc.Arbitrary<() => unknown[]> {
  const spoilt = fc
    .tuple(fc.constantFrom(...valid), fc.nat(9), spoil(), fc.option(oddValue(), { freq: 2 }))
    .map(([args, at, spoilOne, odd]) => () => {
      const all = copy(args);
      const which = at % Math.max(all.length, 1);
      all[which] = spoilOne(all[which]);
      if (odd !== null) all[(which + 1) % all.length] = odd();
      return all;
    });
  const nonsense = fc.array(oddValue(), { maxLength: 4 }).map((makers) => () => makers.map((make) => make()));
  const cut = fc.tuple(fc.constantFrom(...valid), fc.nat(4)).map(
    ([args, n]) =>
      () =>
        copy(args).slice(0, n),
  );
  return fc.oneof(
    { weight: 8, arbitrary: spoilt },
    { weight: 2, arbitrary: nonsense },
    { weight: 1, arbitrary: cut },
  );
}

/** Hostile values to every verb there are calls for. */
export function fuzzVerbs({ verbs, calls, coded, usual, holds }: FuzzedVerbs): void {
  const called = Object.fromEntries(Object.entries(verbs).filter(isVerb)) as Readonly<Record<string, Verb>>;
  const names = Object.keys(calls);
  const inputs = Math.ceil(Number(process.env['FUZZ_INPUTS'] ?? usual) / names.length);

  /** The value, or undefined for a coded error; anything else that is thrown goes through. */
  function call(verb: Verb, args: readonly unknown[]): unknown {
    try {
      return verb(...args);
    } catch (error) {
      if (coded.some((kind) => error instanceof kind)) return undefined;
      throw error;
    }
  }

  it('covers every function of the door', () => {
    expect([...names].sort()).toEqual(Object.keys(called).sort());
  });

  describe.each(names)('%s', (name) => {
    const verb = called[name]!;
    const valid = calls[name]!;

    it('understands what it should', () => {
      for (const args of valid) expect(() => verb(...args)).not.toThrow(TypeError);
    });

    it('ends in a value or a coded error, soon, and the engine plays on', () => {
      fc.assert(
        fc.property(hostile(valid), (make) => {
          const value = soon(() => call(verb, make()));
          holds?.(name, value);
          expect(Object.keys(Object.prototype)).toEqual([]);
          expect('polluted' in {}).toBe(false);
        }),
        { numRuns: inputs, seed },
      );
    });
  });
}

/** The door of an engine that plays: whatever went in, what came out plays on, and so does a game meanwhile. */
export function fuzzDoor<State, Move>({ door, game, ...verbs }: FuzzedDoor<State, Move>): void {
  const move = door.legalMoves(game)[0]!;
  const after = JSON.stringify(door.playWithEvents(game, move));

  function playOn(value: unknown): void {
    let state = JSON.parse(JSON.stringify(value)) as State;
    for (let i = 0; i < 4 && door.toMove(state) !== undefined; i++) {
      const legal = door.legalMoves(state);
      state = door.play(state, legal[i % legal.length]!);
    }
  }

  fuzzVerbs({
    ...verbs,
    holds(name, value) {
      if (value !== undefined && name in STATES) playOn(STATES[name]!(value));
      expect(JSON.stringify(door.playWithEvents(game, move))).toBe(after);
    },
  });
}
