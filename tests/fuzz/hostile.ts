/** Input as an attacker, a bad disk or a broken link would make it, from texts that are valid. */
import fc from 'fast-check';

const nested = (depth: number): unknown => {
  let inner: unknown = [];
  for (let i = 0; i < depth; i++) inner = [inner];
  return inner;
};

export const HOSTILE_NAMES = [
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  '\u202Eneve\u202D\u2066\u2069', // turns the line round
  '\uD800 alone \uDFFF', // halves of letters
  '\u0000\u0007\u001B[31m',
  'x'.repeat(10_000),
  '=HYPERLINK("http://elsewhere.example")',
  '__proto__',
];

const KEYS = ['__proto__', 'constructor', 'prototype', 'toString', 'length', 'valueOf', 'then', ''];
const NUMBERS = [-1, -0, 0.5, 255, 256, 65_536, 2 ** 31, 2 ** 53, 1e308];
const VALUES: unknown[] = [
  null,
  true,
  '',
  [],
  {},
  ...NUMBERS,
  ...HOSTILE_NAMES,
  nested(1000),
  Array(5000).fill(1),
  JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}'),
];

type Tree = Record<string, unknown>;
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** Changes one place, deep or shallow, of a value that came from JSON. */
function graft(root: unknown, steps: readonly number[], key: string | undefined, value: unknown): unknown {
  if (!isTree(root)) return value;
  let here = root;
  for (const step of steps.slice(0, -1)) {
    const inside = Object.values(here).filter(isTree);
    if (inside.length === 0) break;
    here = inside[step % inside.length]!;
  }
  const keys = Object.keys(here);
  const usual = keys[(steps.at(-1) ?? 0) % Math.max(keys.length, 1)] ?? '';
  const name = key === undefined || (key === 'length' && Array.isArray(here)) ? usual : key;
  if (value === undefined) delete here[name];
  // As a property of its own, also where the name is __proto__.
  else Object.defineProperty(here, name, { value, enumerable: true, configurable: true, writable: true });
  return root;
}

function tryJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function hostileText(valid: readonly string[]): fc.Arbitrary<string> {
  const one = fc.constantFrom(...valid);
  const unit = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code));
  const place = fc.double({ min: 0, max: 1, noNaN: true });
  const cut = fc
    .tuple(one, place, place)
    .map(([text, a, b]) =>
      text.slice(Math.floor(Math.min(a, b) * text.length), Math.ceil(Math.max(a, b) * text.length)),
    );
  const flipped = fc
    .tuple(one, fc.array(fc.tuple(place, unit), { minLength: 1, maxLength: 4 }))
    .map(([text, changes]) =>
      changes.reduce((now, [at, letter]) => {
        const i = Math.floor(at * now.length);
        return now.slice(0, i) + letter + now.slice(i + 1);
      }, text),
    );
  const swapped = fc
    .tuple(one, place, one, place)
    .map(([a, i, b, j]) => a.slice(0, Math.floor(i * a.length)) + b.slice(Math.floor(j * b.length)));
  const grafted = fc
    .tuple(
      one,
      fc.array(fc.nat(99), { minLength: 1, maxLength: 5 }),
      fc.option(fc.constantFrom(...KEYS), { nil: undefined, freq: 3 }),
      fc.constantFrom(undefined, ...VALUES),
    )
    .map(([text, steps, key, value]) => JSON.stringify(graft(tryJson(text), steps, key, value)) ?? text);
  const huge = fc.oneof(
    fc.tuple(one, fc.integer({ min: 2, max: 200 })).map(([text, n]) => text.repeat(n).slice(0, 300_000)),
    fc.integer({ min: 1, max: 200_000 }).map((n) => '['.repeat(n)),
    fc.integer({ min: 1, max: 5000 }).map((n) => `${'{"a":'.repeat(n)}1${'}'.repeat(n)}`),
    fc.constantFrom('A', '9', '%', '"', '\n', '\uD800').map((letter) => letter.repeat(300_000)),
  );
  return fc.oneof(
    { weight: 20, arbitrary: fc.array(unit, { maxLength: 200 }).map((units) => units.join('')) },
    { weight: 15, arbitrary: fc.string({ unit: 'grapheme', maxLength: 100 }) },
    { weight: 15, arbitrary: cut },
    { weight: 20, arbitrary: flipped },
    { weight: 10, arbitrary: swapped },
    { weight: 40, arbitrary: grafted },
    { weight: 5, arbitrary: fc.constantFrom(...HOSTILE_NAMES, ...valid) },
    { weight: 1, arbitrary: huge },
  );
}
