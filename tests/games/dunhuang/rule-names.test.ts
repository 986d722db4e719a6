import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { CHARACTERS, RULE_IDS, RULING_NAMES, SELECTABLE_RULINGS } from '../../../src/games/dunhuang/index.ts';

/** The names of all tests in this folder: what stands in quotes after `it(`, `it.each(…)(` or `describe(`. */
function testNames(): string[] {
  const here = fileURLToPath(new URL('.', import.meta.url));
  const files = readdirSync(here, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.test.ts'));
  return files.flatMap((file) => {
    const source = readFileSync(`${here}/${file}`, 'utf8');
    const direct = [...source.matchAll(/\b(?:it|describe)(?:\.each)?\(\s*(['`])(.*?)\1/g)].map(
      (match) => match[2]!,
    );
    const tables = [...source.matchAll(/\)\(\s*(['`])(.*?)\1/g)].map((match) => match[2]!);
    const rows = [...source.matchAll(/^\s*\[\s*(['`])(.*?)\1/gm)].map((match) => match[2]!);
    return [...direct, ...tables, ...rows];
  });
}

describe('rule ids', () => {
  const names = testNames().join('\n');

  it.each(RULE_IDS)('%s is in the name of a test', (id) => {
    // The two that turn tokens are tested by one text for both.
    const plain = names.replaceAll(/character\.\$\{id\}/g, 'character.manichean character.buddhist');
    expect(plain).toMatch(new RegExp(`(^|[\\s(])${id.replaceAll('.', '\\.')}(?![\\w.-])`, 'm'));
  });

  it('no id stands twice, and every character and every ruling has one', () => {
    expect(new Set(RULE_IDS).size).toBe(RULE_IDS.length);
    for (const id of CHARACTERS) expect(RULE_IDS).toContain(`character.${id}`);
    expect([...SELECTABLE_RULINGS]).toEqual(RULING_NAMES);
  });
});
