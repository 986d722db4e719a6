// Two links of one game that do not agree.
import { createGame, legalMoves, play } from '../../src/games/dunhuang/index.ts';
import { recordCodes } from '../../src/islands/dunhuang/table/record-codes.ts';
import { passLink } from '../../src/islands/table/devices/link/pass-link.ts';
import { sameMove } from '../../src/islands/table/record/timeline.ts';
import { person } from '../islands/table/support/table.ts';
import { openTable, TABLE } from './support/at-table.ts';
import { expectAccessible } from './support/axe.ts';
import { asSave, layDown, playedGame } from './support/kept-games.ts';
import { expect, test } from './support/test.ts';

const KEPT = 30; // moves

test('both versions are shown with what differs, and both are kept @phone', async ({ page, baseURL }) => {
  const here = {
    ...playedGame([person(0), person(1)], KEPT, { id: 'versions' }),
    apart: { way: 'link' as const, here: [0 as const] },
  };
  // The same until somebody put the camel elsewhere.
  const at = here.moves.findLastIndex(({ type }) => type === 'move-camel');
  const before = here.moves.slice(0, at);
  const other = legalMoves(before.reduce(play, createGame(here.options))).find(
    (move) => move.type === 'move-camel' && !sameMove(move, here.moves[at]),
  )!;
  const coming = { ...here, moves: [...before, other] };
  await openTable(page);
  await layDown(page, asSave(here));
  await page.goto('about:blank');
  await page.goto(passLink(recordCodes, coming, 0, new URL(TABLE, baseURL).href));
  await expect(page.getByRole('heading', { name: 'A game by link' })).toBeFocused();
  await expect(page.getByText(`The first ${at} moves are the same in both.`)).toBeVisible();
  const versions = page.locator('.devices-versions > li');
  await expect(versions.locator('ul').nth(1)).toContainText('camel');
  const [first, second] = await versions.locator('ul').allInnerTexts();
  expect(first).not.toBe(second);
  await expectAccessible(page);
  await versions.nth(1).getByRole('button', { name: 'Open this one' }).click();
  await expect(page.locator('.board')).toBeVisible();
  await openTable(page);
  await expect(page.locator('.kept-facts')).toHaveCount(2);
  await expect(page.getByText('Version 2').first()).toBeVisible();
});
