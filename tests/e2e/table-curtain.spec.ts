// Between two persons the page holds nothing that is hidden: not in its source, not for readers of the screen, not in the log.
import type { CDPSession, Page } from '@playwright/test';
import {
  createGame,
  type GameOptions,
  GOODS,
  type Good,
  playWithEvents,
  redact,
  type Seat,
} from '../../src/games/dunhuang/index.ts';
import { newGame, person } from '../islands/table/support/table.ts';
import { en } from '../support/words.ts';
import { front, NAMES } from './support/board-games.ts';
import { curious, type Scripted, script } from './support/scripts.ts';
import { follow, sitDown } from './support/table.ts';
import { expect, test } from './support/test.ts';

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
  await page.locator('.curtain-lift').click();
  await expect(page.locator('.offer .tile').first()).toBeVisible();
  const tree = await readAloud(await openSession(page));
  expect(() => expectNothingHidden(tree, 0, 'the accessibility tree')).toThrow();
});

test('no key brings anything hidden out from behind the curtain', { tag: '@desktop' }, async ({ page }) => {
  const before = 2; // two have kept a card, and one of them has seen three
  const moves = WRITTEN.slice(0, before).map(({ move }) => move);
  await sitDown(page, newGame(PLAYERS, { id: 'curtain', options: OPTIONS, moves }));
  await expect(page.locator('.curtain')).toBeVisible();
  const session = await openSession(page);
  for (const key of ['l', 'h', 'm', 'k', 'u', 'r', 'e', '1', '?']) {
    await page.locator('.table-room').focus();
    await page.keyboard.press(key);
    const html = await page.locator('.table-room').evaluate((room) => room.outerHTML);
    expectNothingHidden(`${html} ${await readAloud(session)}`, before, `what ${key} shows`);
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await expect(page.locator('.curtain')).toBeVisible();
  }
});
