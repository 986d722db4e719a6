import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { buildRecord } from '../../scripts/build/record.mjs';

let root: string;
const write = (file: string, text: string) => writeFileSync(path.join(root, file), text);
const record = (settings = ['/']) => buildRecord({ root, out: path.join(root, 'dist'), settings });

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'shang-record-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const folder of ['src/pages', 'dist/en']) mkdirSync(path.join(root, folder), { recursive: true });
  write('src/pages/index.astro', 'Welcome');
  write('dist/en/index.html', 'Welcome');
});

describe('the record of a build', () => {
  it('knows a build from none', () => {
    expect(record().isCurrent()).toBe(false);
    record().remember();
    expect(record().isCurrent()).toBe(true);
    record().forget();
    expect(record().isCurrent()).toBe(false);
  });

  it.each([
    ['a page changed', () => write('src/pages/index.astro', 'Welcome!')],
    ['a page was added', () => write('src/pages/new.astro', '')],
    ['a setting file came', () => write('astro.config.mjs', '')],
    ['a built file is gone', () => rmSync(path.join(root, 'dist/en/index.html'))],
    ['a built file was cut short', () => write('dist/en/index.html', 'Welc')],
  ])('asks for another when %s', (_, change) => {
    record().remember();
    change();
    expect(record().isCurrent()).toBe(false);
  });

  it('asks for another under another base path', () => {
    record().remember();
    expect(record(['/shang/']).isCurrent()).toBe(false);
  });
});
