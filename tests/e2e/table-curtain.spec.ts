// Between two persons the page holds nothing that is hidden: not in its source, not for readers of the screen, not in the log.
import type { CDPSession, Page } from '@playwright/test';
import {
  createGame,
  type GameOptions,
  GOODS,
  type Good,
  legalMoves,
  type Move,
  playWithEvents,
  redact,
  type Seat,
} from '../../src/games/dunhuang/index.ts';
import { newGame, person } from '../islands/table/support/table.ts';
import { en } from '../support/words.ts';
import { expectAccessible } from './support/axe.ts';
import { front, NAMES } from './support/board-games.ts';
import { curious, type Scripted, script } from './support/scripts.ts';
import { follow, sitDown } from './support/table.ts';
import { expect, test } from './support/test.ts';
import { lookAt } from './support/touch.ts';

const OPTIONS: GameOptions = { players: 4, seed: 'a', circle: front, firstPlayer: 0 };
const WRITTEN = script(OPTIONS, curious);
const PLAYERS = NAMES.map((name, seat) => ({ ...person(seat as Seat), name }));

/** The goods that anybody may have heard of, before each move. */
function heardBefore(written: readonly Scripted[]): ReadonlySet<Good>[] {
  const heard: ReadonlySet<Good>[] = [];
  const known = new Set<Good>();
  let state = createGame(OPTIONS);
  for (const { move } of written) {
    heard.push(new Set(known));
    const next = playWithEvents(state, move);
    state = next.state;
    const told = JSON.stringify(next.events.map((event) => redact(event, undefined)));
    for (const [, good] of told.matchAll(/"(?:good|gave|took)":(\d+)/g)) known.add(Number(good) as Good);
  }
  return heard;
}

const HEARD = heardBefore(WRITTEN);

function expectNothingHidden(text: string, before: number, where: string): void {
  for (const good of GOODS) {
    if (HEARD[before]!.has(good)) continue;
    const name = en[`good.${good}`].toLowerCase();
    expect(text.toLowerCase(), `${name} in ${where} before move ${before}`).not.toMatch(
      new RegExp(`\\b${name}\\b|good-${good}\\b|good\\.${good}\\b`),
    );
  }
}

/** Everything that Chromium tells assistive technology of the page: names, values, descriptions and states. */
async function readAloud(session: CDPSession): Promise<string> {
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  return nodes
    .flatMap(({ name, value, description, properties = [] }) => [
      name?.value,
      value?.value,
      description?.value,
      ...properties.map((property) => property.value.value),
    ])
    .filter((told) => typeof told === 'string')
    .join(' | ');
}

const openSession = (page: Page): Promise<CDPSession> => page.context().newCDPSession(page);

test('behind the curtain lies nothing that is hidden', { tag: '@phone' }, async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await sitDown(page, newGame(PLAYERS, { id: 'curtain', options: OPTIONS }));
  const session = await openSession(page);
  const curtains = await follow(page, 'curtain', WRITTEN.slice(0, 60), () => readAloud(session));
  expect(curtains.length).toBeGreaterThan(10);
  for (const { before, html, attributes, tree } of curtains) {
    expect(html, 'no card, no board').not.toMatch(/data-target|class="board|class="tile/);
    expect(tree, 'the tree is that of a curtain').toContain(
      en['table.curtain.lift'].replace('{name}', NAMES[WRITTEN[before]!.seat]!),
    );
    expectNothingHidden(html, before, 'the source');
    expectNothingHidden(attributes, before, 'an attribute');
    expectNothingHidden(tree, before, 'the accessibility tree');
  }
});

test('in front of a person their own cards are read aloud, so the search above would find them', {
  tag: '@phone',
}, async ({ page }) => {
  await sitDown(page, newGame(PLAYERS, { id: 'curtain', options: OPTIONS }));
  await page.locator('.curtain-lift').waitFor();
  await lookAt(page); // the finger that opened the game may lie where the button is now
  await page.locator('.curtain-lift').click();
  await expect(page.locator('.offer .tile').first()).toBeVisible();
  const tree = await readAloud(await openSession(page));
  expect(() => expectNothingHidden(tree, 0, 'the accessibility tree')).toThrow();
});

/** What the open board shows and says behind the curtain, after those moves. */
async function openBoard(page: Page, day: number, moves: readonly Move[]): Promise<string> {
  const changed = `2026-01-0${day}T00:00:00.000Z`; // the latest is the first in the lobby
  await sitDown(page, newGame(PLAYERS, { id: `open-${day}`, changed, options: OPTIONS, moves }));
  await page.getByRole('button', { name: en['table.curtain.open'] }).click();
  await expect(page.locator('.board .ring')).toBeVisible();
  await expect(page.getByRole('button', { name: en['table.curtain.open.back'] })).toBeFocused();
  const tree = (await readAloud(await openSession(page))).replaceAll(page.url(), ''); // which names the game
  return `${await page.locator('.table-screen').evaluate((screen) => screen.outerHTML)} ${tree}`;
}

test('what lies open may be looked at behind the curtain, and tells nothing of a hand', {
  tag: '@phone',
}, async ({ page }) => {
  // The same game twice: the second time the first player has kept another of their three cards.
  const [kept, ...more] = WRITTEN.slice(0, 4).map(({ move }) => move);
  const other = legalMoves(createGame(OPTIONS)).find(
    (move) => JSON.stringify(move) !== JSON.stringify(kept),
  )!;
  const shown = await openBoard(page, 1, [kept!, ...more]);
  expect(shown).toContain(en['table.curtain.open.text']);
  expect(shown, 'the market is there').toMatch(/data-target="space\.0"/);
  expect(shown, 'no card of one’s own').not.toMatch(/class="(tile|own|offer)/);
  expect(await openBoard(page, 2, [other, ...more])).toBe(shown);
  await expectAccessible(page);
  // A player tapped there has no hand to show, and nothing is remembered for who may not be the one.
  await page.locator('.seat').first().click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText(/\d cards? in hand\./);
  await expect(sheet.locator('.seat-cards, input')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: en['table.curtain.open.back'] }).click();
  await expect(page.locator('.curtain-lift')).toBeFocused();
});

test('no key brings anything hidden out from behind the curtain', { tag: '@desktop' }, async ({ page }) => {
  const before = 2; // two have kept a card, and one of them has seen three
  const moves = WRITTEN.slice(0, before).map(({ move }) => move);
  await sitDown(page, newGame(PLAYERS, { id: 'curtain', options: OPTIONS, moves }));
  await expect(page.locator('.curtain')).toBeVisible();
  const session = await openSession(page);
  for (const key of ['l', 'h', 'm', 'k', 'u', 'r', 'e', '1', '?']) {
    await page.locator('.table-screen').focus();
    await page.keyboard.press(key);
    const html = await page.locator('.table-screen').evaluate((screen) => screen.outerHTML);
    expectNothingHidden(`${html} ${await readAloud(session)}`, before, `what ${key} shows`);
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await expect(page.locator('.curtain')).toBeVisible();
  }
});
