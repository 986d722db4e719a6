import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const VIEWS = globSync('src/islands/**/*.tsx');

/** What an input holds is its own; a signal belongs to the model that made it. */
const WRITES = /\b(?!currentTarget\b)[\w!)\]]+\.value\s*(?:=(?!=|>)|\+\+|--|[+\-*/|&?]{1,2}=)/;

describe('a view', () => {
  it('is found', () => {
    expect(VIEWS.length).toBeGreaterThan(150);
    expect('model.notice.value = undefined').toMatch(WRITES);
    expect("currentTarget.value = ''").not.toMatch(WRITES);
    expect('wish.value === everything').not.toMatch(WRITES);
  });

  it.each(VIEWS)('%s writes no signal', (file) => {
    expect(readFileSync(file, 'utf8')).not.toMatch(WRITES);
  });
});
