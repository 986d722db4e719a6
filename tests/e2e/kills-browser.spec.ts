// The whole browser dies at once, as on a phone that needs the memory: what of it was confirmed is there afterwards.
import { rmSync } from 'node:fs';
import { AT_TABLE, copyOf, nothingYet, tapOn, Witness, wait, watchKeeping } from './support/kills.ts';
import { expect, test } from './support/test.ts';
import { openBrowser } from './support/whole-browser.ts';

const KILLS = Math.ceil(Number(process.env['KILLS'] ?? 8) / 8);

const moment = (seed: number): number => (seed * 7919) % 600;

const DRAFT = 'shang.dunhuang.score';

test(`nothing confirmed is lost by ${KILLS} kills of the whole browser @desktop`, async ({ site }, info) => {
  test.setTimeout(60_000 + KILLS * 30_000);
  const profile = info.outputPath('profile');
  const confirmed = nothingYet();
  const counted = () => confirmed.copies.get(DRAFT) ?? [];
  let id: string | undefined;
  let moves = 0;
  for (let seed = 0; seed <= KILLS; seed++) {
    const { context, kill } = await openBrowser(profile);
    try {
      await watchKeeping(context, confirmed);
      const after = await context.newPage();
      await after.goto(`${site.origin}/en/about/`);
      const witness = new Witness(after, confirmed, id);
      if (id !== undefined) {
        await witness.expectNothingLost();
        // The last count that was confirmed, or a later one that nobody could be told of, is on the page again.
        await after.goto(`${site.origin}/en/dunhuang/score/`);
        await expect.poll(() => copyOf(after, DRAFT)).toMatchObject({ isThere: true });
        const { at } = await copyOf(after, DRAFT);
        expect(at, 'when the count that is kept was made').toBeGreaterThanOrEqual(counted().at(-1)!);
      }
      if (id === undefined || (await witness.isOver())) await witness.newGame(`browser-${seed}`);
      id = witness.id;
      const before = witness.made;
      if (seed < KILLS) {
        const count = await context.newPage();
        await count.goto(`${site.origin}/en/dunhuang/score/`);
        await count.locator('astro-island:not([ssr])').first().waitFor({ state: 'attached' });
        const taken = counted().length;
        await tapOn(count, '.panel button', seed);
        await expect.poll(() => counted().length, { message: 'counts are kept' }).toBeGreaterThan(taken);
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
  console.log(
    `kills, whole browser: ${JSON.stringify({ kills: KILLS, moves, counts: counted().length, lost: 0 })}`,
  );
});
