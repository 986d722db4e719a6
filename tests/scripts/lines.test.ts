import { expect, it } from 'vitest';
import { inLines } from '../../scripts/check/lines.ts';

/** Parts that take this many turns each, and what happens as they run. */
async function log(
  parts: Parameters<typeof inLines>[0],
  turns: Record<string, number>,
  broken: string[] = [],
) {
  const said: string[] = [];
  const results = await inLines(parts, async ({ name, needs }, failed) => {
    const missing = needs?.find((need) => failed.has(need));
    said.push(missing ? `${name} without ${missing}` : `${name} begins`);
    for (let turn = 0; turn < (turns[name] ?? 1) * 10; turn++) await Promise.resolve();
    said.push(`${name} ends`);
    return { name, failed: broken.includes(name) ? 1 : 0 };
  });
  return { said, order: results.map((result) => result.name) };
}

it('runs two lines side by side, each in order, and gives the results as listed', async () => {
  const parts = [
    { name: 'lint', line: 'code' },
    { name: 'pages', line: 'site' },
    { name: 'tests', line: 'code' },
    { name: 'build', line: 'site' },
  ];
  const { said, order } = await log(parts, { lint: 1, pages: 5, tests: 9, build: 9 });
  expect(said.slice(0, 4)).toEqual(['lint begins', 'pages begins', 'lint ends', 'tests begins']);
  expect(said.indexOf('build begins')).toBeGreaterThan(said.indexOf('pages ends'));
  expect(order).toEqual(['lint', 'pages', 'tests', 'build']);
});

it('waits for what a part needs or comes after in the other line', async () => {
  const parts = [
    { name: 'build', line: 'site' },
    { name: 'types', line: 'code', after: 'build' },
    { name: 'links', line: 'code', needs: ['build'] },
  ];
  const { said } = await log(parts, { build: 9 }, ['build']);
  expect(said).toEqual([
    'build begins',
    'build ends',
    'types begins',
    'types ends',
    'links without build',
    'links ends',
  ]);
});

it('leaves the machine to a part in neither line', async () => {
  const parts = [{ name: 'build', line: 'site' }, { name: 'browser' }, { name: 'more', line: 'code' }];
  const { said } = await log(parts, { build: 5, browser: 5 });
  expect(said).toEqual(['build', 'browser', 'more'].flatMap((name) => [`${name} begins`, `${name} ends`]));
});
