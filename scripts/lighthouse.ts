// npm run lighthouse [-- page …]: Lighthouse on the built site as a phone sees it. Every score has to be
// 100 and the largest paint has to come within a second; a score Lighthouse could not give is a failure.
// With --gate, as npm test does it: one page of each kind, and for speed, which a busy machine cannot tell, a floor.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { isOpen } from '../src/site/navigation.ts';
import { freePort, listen } from './serve/listen.mjs';
import { createSite } from './serve/site.mjs';
import { ensureBrowser } from './setup/browser.ts';
import { Failure, runMain } from './setup/failure.mjs';
import { ROOT } from './setup/runtime.mjs';

const PAGES = ['en/', 'nl/', 'en/about/', 'nl/about/', 'en/dunhuang/rules/', 'nl/dunhuang/rules/'];
const GATE_PAGES = ['en/', 'nl/dunhuang/rules/turn/', 'en/dunhuang/score/', 'nl/dunhuang/table/'];
const GATE_SPEED = 50;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const LARGEST_PAINT_MS = 1000;

interface Reading {
  readonly page: string;
  readonly scores: readonly (number | null)[]; // of 100, in the order of CATEGORIES
  readonly largestPaint: number | null; // ms
  readonly interactive: number | null; // ms until it can be used
  readonly shift: number | null; // how far things moved
  readonly complaints: readonly string[];
}

async function read(origin: string, page: string, port: number): Promise<Reading> {
  const result = await lighthouse(new URL(page, origin).href, {
    port,
    logLevel: 'error',
    output: 'json',
    onlyCategories: [...CATEGORIES],
  });
  if (!result) throw new Failure(`Lighthouse gave no answer for /${page}.`);
  const { categories, audits } = result.lhr;
  const counted = new Set(
    Object.values(categories).flatMap(({ auditRefs }) =>
      auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
    ),
  );
  return {
    page,
    scores: CATEGORIES.map((id) => {
      const score = categories[id]?.score ?? null;
      return score === null ? null : Math.round(score * 100);
    }),
    largestPaint: audits['largest-contentful-paint']?.numericValue ?? null,
    interactive: audits['interactive']?.numericValue ?? null,
    shift: audits['cumulative-layout-shift']?.numericValue ?? null,
    complaints: Object.values(audits)
      .filter(({ id, score }) => counted.has(id) && score !== null && score < 0.9)
      .map(({ id, displayValue }) => [id, displayValue].filter(Boolean).join(': ')),
  };
}

const withoutFragment = (page: string): string => page.split('#')[0]!;

const inMs = (time: number | null): string => (time === null ? 'none' : `${Math.round(time)} ms`);

const isPerfect = ({ scores, largestPaint }: Reading): boolean =>
  scores.every((score) => score === 100) && largestPaint !== null && largestPaint <= LARGEST_PAINT_MS;

/** A page that search engines should pass by does so: that is no fault of it. */
function passesGate({ page, scores: [speed, ...others] }: Reading): boolean {
  const counted = isOpen(withoutFragment(page).slice(page.indexOf('/'))) ? others : others.slice(0, -1);
  return (speed ?? 0) >= GATE_SPEED && counted.every((score) => score === 100);
}

/** The run in the middle: one page of a busy machine says little. */
function middle(readings: readonly Reading[]): Reading {
  const worstFirst = [...readings].sort(
    (a, b) =>
      (a.scores[0] ?? -1) - (b.scores[0] ?? -1) ||
      (b.largestPaint ?? Infinity) - (a.largestPaint ?? Infinity),
  );
  return worstFirst[Math.floor(worstFirst.length / 2)]!;
}

await runMain(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { runs: { type: 'string', default: '1' }, gate: { type: 'boolean', default: false } },
  });
  const folder = path.join(ROOT, 'dist');
  const asked = positionals.length > 0 ? positionals : values.gate ? GATE_PAGES : PAGES;
  const missing = asked.find((page) => !existsSync(path.join(folder, withoutFragment(page), 'index.html')));
  if (missing !== undefined) throw new Failure(`dist has no page ${missing}: npm run build makes the site.`);

  const server = createSite({ root: folder });
  const origin = `http://localhost:${await listen(server)}`;
  const port = await freePort(9222, { tries: 200 });
  const readings: Reading[] = [];
  console.log([...CATEGORIES, 'LCP', 'interactive', 'shift'].map((name) => name.padStart(14)).join(''));
  for (const page of asked) {
    const runs: Reading[] = [];
    for (let run = 0; run < Number(values.runs); run++) {
      // A browser of its own for each run: nothing is kept from the one before.
      const browser = await chromium.launch({
        executablePath: ensureBrowser(),
        args: [`--remote-debugging-port=${port}`],
      });
      runs.push(await read(origin, page, port).finally(() => browser.close()));
    }
    const reading = middle(runs);
    readings.push(reading);
    const figures = [
      ...reading.scores.map(String),
      inMs(reading.largestPaint),
      inMs(reading.interactive),
      reading.shift?.toFixed(3) ?? 'none',
    ];
    console.log(`${figures.map((text) => text.padStart(14)).join('')}  /${page}`);
    for (const complaint of reading.complaints) console.log(`${' '.repeat(16)}${complaint}`);
  }
  server.closeAllConnections();
  server.close();
  const report = path.join(ROOT, '.cache', 'reports', 'lighthouse.json');
  mkdirSync(path.dirname(report), { recursive: true });
  writeFileSync(report, `${JSON.stringify(readings, null, 2)}\n`);
  const short = readings.filter((reading) => !(values.gate ? passesGate(reading) : isPerfect(reading)));
  console.log(
    short.length === 0
      ? values.gate
        ? 'All good.'
        : 'All perfect.'
      : `${short.length} of ${readings.length} fall short.`,
  );
  return short.length === 0 ? 0 : 1;
});
