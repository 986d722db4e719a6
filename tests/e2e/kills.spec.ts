// Pages that die without warning while somebody counts or plays, alone or in two tabs: what had been confirmed is there afterwards.
// npm run kills does it 1,000 times.
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { en } from '../support/words.ts';
import {
  AT_TABLE,
  type Confirmed,
  kill,
  tapOn,
  Witness,
  wait,
  watchKeeping,
  writeIn,
} from './support/kills.ts';
import { expect, test } from './support/test.ts';

/** A third of the kills each: at the table alone, in two tabs, and (with the rest) while counting. */
const KILLS = Number(process.env['KILLS'] ?? 8);
const PLAYING = Math.ceil(KILLS / 2);
const TWO_TABS = Math.ceil(KILLS / 3);
const COUNTING = Math.max(1, KILLS - PLAYING - TWO_TABS);

/** Where something is entered by taps, which the page writes into its box. */
const PAGES = [
  { path: 'score', targets: '.panel button' },
  { path: 'majority', targets: '.shop-cell, .log .button' },
  { path: 'setup', targets: '.medallion' },
] as const;
const LOBBY = 'en/dunhuang/table/';

test.describe.configure({ mode: 'default' });

/** Somebody kills at another moment every time, and by turns a process or a page. */
const moment = (seed: number): number => (seed * 7919) % 600;
const crashes = (seed: number): boolean => seed % 2 === 0;

const report = (kind: string, figures: object): void =>
  console.log(`kills, ${kind}: ${JSON.stringify(figures)}`);

async function sitDown(context: BrowserContext): Promise<{ witness: Witness; confirmed: Confirmed }> {
  const confirmed = await watchKeeping(context);
  const page = await context.newPage();
  await page.goto('en/about/');
  const witness = new Witness(page, confirmed);
  await witness.newGame();
  return { witness, confirmed };
}

/** Opens the game at hand, or a new one where that is over. `before`: its moves until then; some come by themselves. */
async function openGame(context: BrowserContext, witness: Witness): Promise<{ page: Page; before: number }> {
  if (await witness.isOver()) await witness.newGame();
  const before = witness.made;
  const page = await context.newPage();
  await page.goto(`${LOBBY}#game=${witness.id}`);
  await expect(page.locator('.curtain-lift, .board').first()).toBeVisible();
  return { page, before };
}

test(`nothing confirmed is lost by ${COUNTING} kills while counting @desktop`, async ({ context }) => {
  test.setTimeout(60_000 + COUNTING * 20_000);
  const { writes } = await watchKeeping(context);
  const after = await context.newPage();
  await after.goto('en/about/');
  let entries = 0;
  for (let seed = 0; seed < COUNTING; seed++) {
    const { path, targets } = PAGES[seed % PAGES.length]!;
    const box = `shang.dunhuang.${path}`;
    const written = () => writes.get(box) ?? [];
    const before = written().length;
    const page = await context.newPage();
    await page.goto(`en/dunhuang/${path}/`);
    await page.locator('astro-island:not([ssr])').first().waitFor({ state: 'attached' });
    await tapOn(page, targets, seed);
    await expect.poll(() => written().length, { message: `taps in ${path}` }).toBeGreaterThan(before);
    await wait(moment(seed));
    await kill(page, crashes(seed));
    // Kept is the last that was confirmed, or something newer that nobody could be told of: never an older one. Another
    // process hears of it a moment later.
    await expect
      .poll(() => writeIn(after, box), { message: `the number of what is kept of ${path}` })
      .toBeGreaterThanOrEqual(written().at(-1)!);
    entries += written().length - before;
  }
  report('counting', { kills: COUNTING, confirmed: entries, lost: 0 });
});

test(`nothing confirmed is lost by ${PLAYING} kills while playing @desktop`, async ({ context }) => {
  test.setTimeout(60_000 + PLAYING * 20_000);
  const { witness } = await sitDown(context);
  let moves = 0;
  for (let seed = 0; seed < PLAYING; seed++) {
    const { page, before } = await openGame(context, witness);
    await tapOn(page, AT_TABLE, seed);
    await witness.moves(before, 1);
    await wait(moment(seed));
    await kill(page, crashes(seed));
    moves += witness.made - before;
    await witness.expectNothingLost();
  }
  report('playing', { kills: PLAYING, confirmed: moves, lost: 0 });
});

/** A lobby that shows a game as it once was, and perhaps hears nothing of what other tabs do. */
async function openLobby(context: BrowserContext, deaf: boolean): Promise<Page> {
  const page = await context.newPage();
  if (deaf)
    await page.addInitScript(() =>
      Object.defineProperty(globalThis, 'BroadcastChannel', { value: undefined }),
    );
  await page.goto(LOBBY);
  await expect(page.locator('.kept-open').first()).toBeVisible();
  return page;
}

const cardOf = (lobby: Page, { id }: Witness) => lobby.locator('.kept-game').filter({ hasText: `${id}.` });

async function choose(card: Locator, name: RegExp): Promise<void> {
  await card.getByRole('button', { name: /^Options/ }).click();
  await card.getByRole('button', { name }).click();
}

/** What somebody does in a lobby that has been standing there: the game was played on in a tab that died. */
const DEEDS: readonly ((lobby: Page, witness: Witness, seed: number) => Promise<void>)[] = [
  async (lobby, witness, seed) => {
    const over = await witness.isOver();
    const before = witness.made;
    await cardOf(lobby, witness).locator('.kept-open').click();
    await expect(lobby.locator('.curtain-lift, .board').first()).toBeVisible();
    if (over) return;
    await tapOn(lobby, AT_TABLE, seed);
    await witness.moves(before, 1);
  },
  async (lobby, witness, seed) => {
    await choose(cardOf(lobby, witness), /^Rename/);
    await lobby.getByLabel(en['table.games.name']).fill(`${witness.id}. ${seed}`);
    await lobby.keyboard.press('Enter');
    await expect(cardOf(lobby, witness)).toContainText(`${witness.id}. ${seed}`);
  },
  async (lobby, witness) => {
    await choose(cardOf(lobby, witness), /^Delete/);
    await expect(cardOf(lobby, witness)).toBeHidden();
    await lobby.getByRole('button', { name: en['table.games.undo'] }).click();
    await expect(cardOf(lobby, witness)).toBeVisible();
  },
];

test(`nothing confirmed is lost by ${TWO_TABS} kills with two tabs @desktop`, async ({ context }) => {
  test.setTimeout(60_000 + TWO_TABS * 30_000);
  const { witness } = await sitDown(context);
  const done = { takeOvers: 0, staleLobbies: 0, kills: 0, confirmed: 0, lost: 0 };

  /** Both tap as fast as they can, and take the game from each other; one dies, the other plays on and dies too. */
  async function takeOver(seed: number): Promise<void> {
    const { page: one, before } = await openGame(context, witness);
    const two = await context.newPage();
    await two.goto(one.url());
    await expect(two.getByText(en['table.following'])).toBeVisible();
    for (const page of [one, two]) await tapOn(page, AT_TABLE, seed);
    await witness.moves(before, 1);
    const takes = (page: Page) => page.getByRole('button', { name: en['table.following.take-over'] });
    await takes(two).click();
    await expect(takes(two)).toBeHidden();
    done.takeOvers++;
    await wait(moment(seed) / 3);
    const [first, second] = seed % 4 < 2 ? [one, two] : [two, one];
    await kill(first, crashes(seed));
    await wait(moment(seed + 1) / 3);
    await kill(second, !crashes(seed));
    done.kills += 2;
  }

  async function staleLobby(seed: number): Promise<void> {
    const { page, before } = await openGame(context, witness);
    const lobby = await openLobby(context, seed % 2 === 1);
    await tapOn(page, AT_TABLE, seed);
    await witness.moves(before, 1);
    await wait(moment(seed) / 2);
    await kill(page, crashes(seed));
    await DEEDS[seed % DEEDS.length]!(lobby, witness, seed);
    await kill(lobby, !crashes(seed));
    done.staleLobbies++;
    done.kills += 2;
  }

  for (let seed = 0; done.kills < TWO_TABS; seed++) {
    const [id, before] = [witness.id, witness.made];
    await (seed % 2 === 0 ? takeOver(seed) : staleLobby(seed));
    done.confirmed += witness.id === id ? witness.made - before : witness.made;
    await witness.expectNothingLost();
  }
  report('two tabs', done);
});
