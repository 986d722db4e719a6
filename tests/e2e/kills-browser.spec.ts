// The whole browser dies at once, as on a phone that needs the memory: what of it was confirmed is there afterwards.
import { rmSync } from 'node:fs';
import { AT_TABLE, type Confirmed, tapOn, Witness, wait, watchKeeping, writeIn } from './support/kills.ts';
import { expect, test } from './support/test.ts';
import { openBrowser } from './support/whole-browser.ts';

const KILLS = Math.ceil(Number(process.env['KILLS'] ?? 8) / 8);

const moment = (seed: number): number => (seed * 7919) % 600;

test(`no confirmed move is lost by ${KILLS} kills of the whole browser @desktop`, async ({ site }, info) => {
  test.setTimeout(60_000 + KILLS * 30_000);
  const profile = info.outputPath('profile');
  const confirmed: Confirmed = { writes: new Map(), games: new Map() };
  let id: string | undefined;
  let moves = 0;
  const drafts = { confirmed: 0, found: 0 };
  for (let seed = 0; seed <= KILLS; seed++) {
    const { context, kill } = await openBrowser(profile);
    try {
      await watchKeeping(context, confirmed);
      const after = await context.newPage();
      await after.goto(`${site.origin}/en/about/`);
      const witness = new Witness(after, confirmed, id);
      if (id !== undefined) {
        await witness.expectNothingLost();
        // What is counted may be some seconds older than what was on the screen, but it is whole: something that was written once.
        const draft = await writeIn(after, 'shang.dunhuang.score');
        const written = confirmed.writes.get('shang.dunhuang.score') ?? [];
        expect([0, ...written], 'what is counted is as it once was').toContain(draft);
        drafts.confirmed = written.length;
        drafts.found = written.indexOf(draft) + 1;
      }
      if (id === undefined || (await witness.isOver())) await witness.newGame(`browser-${seed}`);
      id = witness.id;
      const before = witness.made;
      if (seed < KILLS) {
        const count = await context.newPage();
        await count.goto(`${site.origin}/en/dunhuang/score/`);
        await count.locator('astro-island:not([ssr])').first().waitFor({ state: 'attached' });
        await tapOn(count, '.panel button', seed);
        const page = await context.newPage();
        await page.goto(`${site.origin}/en/dunhuang/table/#game=${id}`);
        await tapOn(page, AT_TABLE, seed);
        await witness.moves(before, 2);
        await wait(moment(seed));
      }
      moves += witness.made - before;
    } finally {
      await kill();
    }
  }
  rmSync(profile, { recursive: true, force: true });
  console.log(`kills, whole browser: ${JSON.stringify({ kills: KILLS, confirmed: moves, lost: 0, drafts })}`);
});
