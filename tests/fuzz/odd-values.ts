/** Values that have no place in a call, and ways to spoil one that has: made anew each time, since some remember being asked. */
import fc from 'fast-check';

const nested = (depth: number): unknown => {
  let inner: unknown = [];
  for (let i = 0; i < depth; i++) inner = [inner];
  return inner;
};

const fail = (): never => {
  throw new TypeError('a trap');
};
const TRAPS: ProxyHandler<object> = {
  get: fail,
  has: fail,
  ownKeys: fail,
  getPrototypeOf: fail,
  getOwnPropertyDescriptor: fail,
};

function cycle(): unknown {
  const round: Record<string, unknown> = {};
  round['players'] = [round];
  round['words'] = [round, round];
  return round;
}

function revoked(): unknown {
  const { proxy, revoke } = Proxy.revocable([], {});
  revoke();
  return proxy;
}

const MAKERS: readonly (() => unknown)[] = [
  ...[null, undefined, true, false, '', 'x', '__proto__', 'x'.repeat(1_000_000)].map((value) => () => value),
  ...[Number.NaN, Number.POSITIVE_INFINITY, -1, -0, 0.5, 7, 11, 255, 256, 65_536].map((value) => () => value),
  ...[1e9, 2 ** 31, 2 ** 53, 1e308, -1e308].map((value) => () => value),
  () => 10n,
  () => Symbol('odd'),
  () => () => 7,
  () => [],
  () => ({}),
  () => new Array(4_000_000_000),
  () => new Array(8),
  () => [0, undefined, null, [1]],
  () => ({ length: 1e308 }),
  () => ({ length: 8, 0: 'painter' }),
  () => Object.create(null),
  () => Object.create({ type: 'keep', good: 3, players: 3, seed: 'inherited' }),
  () => JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}'),
  () => nested(5000),
  cycle,
  revoked,
  () => new Proxy({}, TRAPS),
  () => new Proxy([], TRAPS),
  () => new Proxy([], { get: (list, name) => (name === 'length' ? 1e9 : Reflect.get(list, name)) }),
  () => new Proxy([], { get: () => 3, has: () => true }),
  () => ({ valueOf: fail, toString: fail, [Symbol.toPrimitive]: fail }),
  () => ({ toJSON: fail }),
  () => new Date(Number.NaN),
  () => new Map([[0, 1]]),
  () => new Uint8Array(1_000_000),
  () => /x/,
  () => new (class Odd extends Array {})(),
];

/** Makes a value of its own whenever it is asked. */
export const oddValue = (): fc.Arbitrary<() => unknown> => fc.constantFrom(...MAKERS);

type Tree = Record<string, unknown>;
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

const WAYS = ['replace', 'hole', 'extra', 'getter', 'throwing', 'proxy', 'lying'] as const;

function spoilPart(here: Tree, key: string, way: (typeof WAYS)[number], odd: () => unknown): void {
  const value = here[key];
  let asked = 0;
  const put = (descriptor: PropertyDescriptor): void => {
    Object.defineProperty(here, key, { configurable: true, enumerable: true, ...descriptor });
  };
  if (way === 'replace') put({ value: odd(), writable: true });
  else if (way === 'hole') delete here[key];
  else if (way === 'extra') Object.defineProperty(here, `${key}0`, { value: odd(), enumerable: true });
  // The right answer when it is first asked, another from then on.
  else if (way === 'getter') put({ get: () => (asked++ === 0 ? value : odd()) });
  else if (way === 'throwing') put({ get: fail });
  else if (isTree(value)) {
    const lying: ProxyHandler<Tree> = {
      get: (part, name) => (asked++ < 3 ? Reflect.get(part, name) : odd()),
    };
    put({ value: new Proxy(value, way === 'proxy' ? {} : lying), writable: true });
  }
}

/** Spoils one part, deep or shallow, of what is JSON otherwise; gives back the whole. */
export const spoil = (): fc.Arbitrary<(root: unknown) => unknown> =>
  fc
    .tuple(fc.array(fc.nat(99), { minLength: 1, maxLength: 5 }), fc.constantFrom(...WAYS), oddValue())
    .map(([steps, way, odd]) => (root: unknown) => {
      if (!isTree(root)) return odd();
      let here = root;
      for (const step of steps.slice(0, -1)) {
        const inside = Object.values(here).filter(isTree);
        if (inside.length === 0) break;
        here = inside[step % inside.length]!;
      }
      const keys = Object.keys(here);
      const key = keys[steps.at(-1)! % Math.max(keys.length, 1)];
      if (key !== undefined) spoilPart(here, key, way, odd);
      return root;
    });
