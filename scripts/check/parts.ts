import path from 'node:path';
import { ROOT } from '../setup/runtime.mjs';

/** One of the things `npm test` does: a script for the bundled Node. */
export interface Part {
  readonly name: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly report?: string; // a test runner's JSON report; absent for a check that counts as one
  readonly needs?: readonly string[]; // names of parts without which this one cannot run
  readonly after?: string; // a part that has to end first, well or not
  /** Two lines move side by side, each in order. A part in neither has the machine to itself, when all above is done. */
  readonly line?: 'code' | 'site';
  readonly needsBrowser?: boolean;
}

const tool = (file: string) => path.join('node_modules', file);
const report = (name: string) => path.join(ROOT, '.cache', 'reports', `${name}.json`);

const pageTypes = 'types of pages (astro check)';
const build = 'build';
const buildUnderBase = 'build under a base path';
const buildNext = 'build of a next version';

/** It has a relay too, at a port of this machine that the test of it listens at. */
export const BASE_BUILD = {
  out: path.join('.cache', 'dist-base'),
  base: '/shang/',
  relay: { port: 42_237, url: 'ws://127.0.0.1:42237' },
} as const;

/** The version after this one (next-version.ts), and how to know it. */
export const NEXT_BUILD = {
  source: path.join('.cache', 'next'),
  out: path.join('.cache', 'dist-next'),
  heading: 'About the next Shang',
  marks: {
    'src/islands/dunhuang/score/Score.tsx': 'nextScore',
    'src/islands/score/picture.ts': 'nextPicture',
  },
} as const;

export const PARTS: readonly Part[] = [
  {
    name: 'format and lint',
    args: [tool('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.'],
    line: 'code',
  },
  // What Astro does is in one line: it keeps things in folders of its own.
  { name: pageTypes, args: [tool('astro/bin/astro.mjs'), 'check'], line: 'site' },
  {
    name: 'unit and property tests',
    args: [
      tool('vitest/vitest.mjs'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report('unit')}`,
    ],
    report: report('unit'),
    line: 'code',
  },
  // Astro writes down the types of the pages' content as it checks them.
  { name: 'types (tsc)', args: [tool('typescript/bin/tsc'), '--noEmit'], after: pageTypes, line: 'code' },
  // The rules know no page, no worker and no Node: their own tsconfig has none of it.
  {
    name: 'types of the games (tsc)',
    args: [tool('typescript/bin/tsc'), '--noEmit', '-p', 'src/games'],
    line: 'code',
  },
  { name: build, args: ['scripts/build.mjs'], env: { BASE_PATH: '/' }, line: 'site' },
  {
    name: buildUnderBase,
    args: ['scripts/build.mjs', '--out', BASE_BUILD.out],
    env: { BASE_PATH: BASE_BUILD.base, RELAY_URL: BASE_BUILD.relay.url },
    line: 'site',
  },
  { name: buildNext, args: ['scripts/check/next-version.ts'], line: 'site' },
  { name: 'size budgets', args: ['scripts/budgets.ts'], needs: [build], line: 'code' },
  {
    name: 'links and anchors',
    args: ['scripts/links.ts'],
    needs: [build, buildUnderBase],
    line: 'code',
  },
  {
    name: 'lighthouse',
    args: ['scripts/lighthouse.ts', '--gate'],
    needs: [build],
    needsBrowser: true,
  },
  {
    name: 'browser tests',
    args: [tool('@playwright/test/cli.js'), 'test', '--reporter=list,json'],
    // Playwright colours its workers' output itself; Node warns when both are said.
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report('browser'), NO_COLOR: '' },
    report: report('browser'),
    needs: [build, buildUnderBase, buildNext],
    needsBrowser: true,
  },
];
