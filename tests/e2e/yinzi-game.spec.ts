// A whole game of Yinzi with the round companion in the middle of the table, to the scoring pad.
import type { Page } from '@playwright/test';
import { LANGUAGES } from '../../src/lib/languages.ts';
import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/test.ts';

const NAMES = ['Mei', 'Bartholomew', 'Ann', 'Łukasz'];
const ROUNDS = 4;
const ACTIONS = 6;
const STEPS_AFTER = 8; // food, five reckonings, late shipping, tidying up

/** What whoever plays can do now: with a finger, or with the keys alone. */
interface Hand {
  press(what: ReturnType<Page['locator']>): Promise<void>;
}

const thumb: Hand = { press: (what) => what.tap() };

/** Tab to it from wherever the focus is, and press: what cannot be reached cannot be done. */
const keys = (page: Page): Hand => ({
  async press(what) {
    const target = await what.elementHandle();
    for (let presses = 0; presses < 150; presses++) {
      if (await target!.evaluate((element) => element === document.activeElement)) {
        await page.keyboard.press('Enter');
        return;
      }
      await page.keyboard.press('Tab');
    }
    throw new Error(`${what} is not reached by Tab`);
  },
});

async function begin(page: Page, { press }: Hand): Promise<void> {
  await page.goto('en/yinzi/round/');
  await press(page.getByRole('button', { name: '4 players' }));
  const fields = page.locator('.round-names input');
  for (const [place, name] of NAMES.entries()) await fields.nth(place).fill(name);
  await press(page.getByRole('button', { name: 'Begin' }));
}

/** One round; every second player tells the card's value, and one of them taxes. */
async function playRound(page: Page, { press }: Hand, round: number): Promise<void> {
  const free = page.locator('.round-choice:enabled');
  const next = page.locator('.round-next');
  const who = page.locator('.round-who');
  for (const name of NAMES) {
    await expect(who).toContainText('chooses a bonus');
    await press(free.nth(NAMES.indexOf(name) === 0 ? 1 : 0));
  }
  await press(next);
  for (let action = 1; action <= ACTIONS; action++) {
    for (let turn = 0; turn < NAMES.length; turn++) {
      await expect(who).toContainText(`action ${action} of ${ACTIONS}`);
      const card = action <= 3;
      if (card && turn % 2 === 0) {
        await press(page.locator('.round-card .choice').nth(action - 1));
        if (turn === 2) await page.locator('.round-card input').check();
      }
      await press(
        page
          .locator('.round-group')
          .nth(card ? 0 : 1)
          .locator('.round-choice:enabled')
          .first(),
      );
    }
  }
  await press(next);
  for (let step = 0; step < STEPS_AFTER; step++) {
    await expect(page.locator('#round-where')).toContainText(`Round ${round}`);
    await press(next);
  }
}

const tapped = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('shang.yinzi.round')!).data.game.taps.length as number);

test('four friends follow a whole game by thumb, look away, undo, and count it', {
  tag: '@phone',
}, async ({ page }) => {
  await begin(page, thumb);
  const last = page.locator('.round-choice').last();
  for (let round = 1; round <= ROUNDS; round++) {
    await playRound(page, thumb, round);
    if (round > 1) continue;
    const before = await tapped(page);
    await page.reload(); // somebody’s phone went to sleep
    await page.locator('.round-now').waitFor();
    expect(await tapped(page)).toBe(before);
    await page.getByRole('button', { name: 'Undo: Phase done' }).tap();
    await expect(page.locator('#round-where')).toContainText('Round 1 of 4 · 6.');
    await page.locator('.round-next').tap();
    await expect(last).toBeVisible();
  }
  await expect(page.locator('#round-where')).toHaveText('The fourth round is over');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'To the scoring pad' }).tap();
  await expect(page.locator('.tab .name').first()).not.toHaveText('Player 1'); // who sat there, in their order
  await expect(page.locator('.tab .name')).toHaveCount(4);
});

/** In the middle of the actions, where there is most to say and to tap. */
const ACTING = {
  id: 'acting',
  names: NAMES,
  game: {
    players: 4,
    order: [0, 1, 2, 3],
    taps: [
      ...['sales', 'fed', 'boat', 'factory'].map((bonus) => ({ type: 'bonus', bonus })),
      { type: 'next' },
      ...NAMES.map(() => ({ type: 'fortune', action: 'boats', taxed: false, value: null })),
    ],
  },
};

test('every button of a turn is on the screen of a phone at once', { tag: '@phone' }, async ({ page }) => {
  const kept = JSON.stringify({ version: 1, data: ACTING });
  await page.addInitScript((text) => localStorage.setItem('shang.yinzi.round', text), kept);
  for (const lang of LANGUAGES) {
    await page.goto(`${lang}/yinzi/round/`);
    const last = page.locator('.round-choice').last();
    await expect(last).toBeVisible();
    const [button, bar] = [await last.boundingBox(), await page.locator('.bar').boundingBox()];
    expect(button!.y + button!.height).toBeLessThanOrEqual(bar!.y);
  }
});

test('a round is followed by the keys alone', { tag: '@desktop' }, async ({ page }) => {
  const hand = keys(page);
  await begin(page, hand);
  await playRound(page, hand, 1);
  await expect(page.locator('#round-where')).toContainText('Round 2 of 4 · 1. Bonus');
});

test('two tabs follow the same game: what one taps the other shows, and a tap made twice counts once', {
  tag: '@phone',
}, async ({ page, context }) => {
  await begin(page, thumb);
  const other = await context.newPage();
  await other.goto('en/yinzi/round/');
  await other.locator('.round-choice').first().waitFor();
  await page.locator('.round-choice:enabled').first().tap();
  await expect(other.locator('.round-who')).toContainText('Bartholomew chooses a bonus');
  await other.locator('.round-choice:enabled').first().tap();
  await expect(page.locator('.round-who')).toContainText('Ann chooses a bonus');
  expect(await tapped(page)).toBe(2);
  await other.close();
});
