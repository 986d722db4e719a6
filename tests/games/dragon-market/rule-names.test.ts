import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import {
  ERROR_CODES,
  OUR_READINGS,
  POWERS,
  RULE_IDS,
  RULING_NAMES,
  SELECTABLE_RULINGS,
} from '../../../src/games/dragon-market/index.ts';

/** All tests in this folder. */
function sources(): string[] {
  const here = fileURLToPath(new URL('.', import.meta.url));
  const files = readdirSync(here, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.test.ts'));
  return files.map((file) => readFileSync(`${here}/${file}`, 'utf8'));
}

/** The names of all tests in this folder: what stands in quotes after `it(`, `it.each(…)(` or `describe(`. */
function testNames(): string[] {
  return sources().flatMap((source) => {
    const direct = [...source.matchAll(/\b(?:it|describe)(?:\.each)?\(\s*(['`])(.*?)\1/g)];
    const tables = [...source.matchAll(/\)\(\s*(['`])(.*?)\1/g)];
    return [...direct, ...tables].map((match) => match[2]!);
  });
}

describe('rule ids', () => {
  const names = testNames().join('\n');

  it.each(RULE_IDS)('%s is in the name of a test', (id) => {
    expect(names).toMatch(new RegExp(`(^|[\\s(])${id.replaceAll('.', '\\.')}(?![\\w.-])`, 'm'));
  });

  it('no id stands twice, and every power and every ruling has one', () => {
    expect(new Set(RULE_IDS).size).toBe(RULE_IDS.length);
    for (const id of POWERS) expect(RULE_IDS).toContain(`power.${id}`);
    expect([...SELECTABLE_RULINGS]).toEqual(RULING_NAMES);
  });

  it('what is our reading is a rule', () => {
    for (const id of OUR_READINGS) expect(RULE_IDS).toContain(id);
  });
});

it.each(ERROR_CODES.move.filter((code) => code !== 'not-a-move'))('a test meets the refusal %s', (code) => {
  expect(
    sources().some((source) => source.includes(`code: '${code}'`) || source.includes(`toBe('${code}')`)),
  ).toBe(true);
});
