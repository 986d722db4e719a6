import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import {
  OUR_READINGS,
  POWERS,
  RULE_IDS,
  RULING_NAMES,
  SELECTABLE_RULINGS,
} from '../../../src/games/dragon-market/index.ts';

/** The names of all tests in this folder: what stands in quotes after `it(`, `it.each(…)(` or `describe(`. */
function testNames(): string[] {
  const here = fileURLToPath(new URL('.', import.meta.url));
  const files = readdirSync(here, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.test.ts'));
  return files.flatMap((file) => {
    const source = readFileSync(`${here}/${file}`, 'utf8');
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
