// The set-up page: dealing, locking, moving, codes, the box, lots and history.
import type { Page } from '@playwright/test';
import { decodeSetup } from '../../src/games/dunhuang/index.ts';
import { expectAccessible } from './support/axe.ts';
import { LANGUAGES } from './support/pages.ts';
import { expect, test } from './support/test.ts';

const code = (page: Page) => page.locator('.ring-code');
const places = (page: Page) => page.getByRole('list', { name: 'The circle' }).getByRole('button');
const spaces = (page: Page) => places(page).evaluateAll((all) => all.map((one) => one.ariaLabel));

async function open(page: Page, fragment = '', lang = 'en'): Promise<void> {
  await page.goto(`${lang}/dunhuang/setup/${fragment}`);
  await page.locator('.setup-started').waitFor();
}

test('deals a circle at once, another when asked, and comes back to it @phone', async ({ page }) => {
  await open(page);
  const first = await code(page).textContent();
  await page.getByRole('button', { name: 'Deal', exact: true }).click();
  await expect(code(page)).not.toHaveText(first!);
  const second = (await code(page).textContent())!;
  expect(decodeSetup(second)).toHaveLength(8);
  await expect(page).toHaveURL(new RegExp(`#s=${second}$`));
  const lying = await spaces(page);
  await page.reload();
  await page.locator('.setup-started').waitFor();
  expect(await spaces(page)).toEqual(lying);
});

test('everything works with the keyboard alone @desktop', async ({ page }) => {
  await open(page, '#s=8K2F');
  const names = (await spaces(page)).map((label) => label!.split(', ')[1]);
  await page.getByRole('radio', { name: '4' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: '3' })).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(places(page).nth(0)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(places(page).nth(2)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Lock', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(places(page).nth(2)).toHaveAccessibleName(`Space 3 of 8, ${names[2]}, locked`);
  await expect(page.locator('.setup [role=status]').last()).toHaveText(`Space 3 of 8, ${names[2]}, locked`);
  await places(page).nth(2).focus();
  await page.keyboard.press('Shift+ArrowRight');
  await expect(places(page).nth(3)).toBeFocused();
  await expect(places(page).nth(3)).toHaveAccessibleName(`Space 4 of 8, ${names[2]}, locked`);
  await expect(places(page).nth(2)).toHaveAccessibleName(`Space 3 of 8, ${names[3]}`);
  for (let i = 0; i < 4; i++) {
    await page.getByRole('button', { name: 'Again' }).press('Enter');
    await expect(places(page).nth(3)).toHaveAccessibleName(`Space 4 of 8, ${names[2]}, locked`);
  }
});

test('a tile is dragged to another place @desktop', async ({ page }) => {
  await open(page, '#s=8K2F');
  const before = await spaces(page);
  const box = async (place: number) => (await places(page).nth(place).boundingBox())!;
  const [from, to] = [await box(0), await box(5)];
  await page.mouse.move(from.x + from.width / 2, from.y + 30);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + 30, { steps: 5 });
  await page.mouse.up();
  const name = (label: string | null) => label!.split(', ')[1];
  const after = await spaces(page);
  expect(name(after[5]!)).toBe(name(before[0]!));
  expect(name(after[0]!)).toBe(name(before[5]!));
  await expect(page.locator('.medallion[aria-pressed=true]')).toHaveCount(0);
});

test('a character is kept out, and impossible wishes are refused with a sentence @phone', async ({
  page,
}) => {
  await open(page, '#s=8K2F');
  await places(page).nth(1).click();
  await page.getByRole('button', { name: 'Exclude' }).click();
  await expect(places(page).nth(1)).toHaveAccessibleName('Space 2 of 8, General');
  await page.getByRole('button', { name: 'Exclude' }).click();
  const alert = page.locator('.tools').getByRole('alert').first();
  await expect(alert).toHaveText('General and Soldier are two sides of one tile: one of them has to be in.');
  await page.getByRole('button', { name: 'Lock', exact: true }).click();
  await page.getByText('Wishes for the draw').click();
  await page.locator('.tile-wish').getByText('Soldier').click();
  await expect(alert).toContainText('General is locked on space 2');
  await page.getByRole('button', { name: 'Clear all wishes' }).click();
  await expect(alert).toBeEmpty();
});

test('a typed code with an O or a zero shows both circles to choose from @phone', async ({ page }) => {
  await open(page);
  await page.getByLabel('Have a code or a link?').fill('m9fo');
  await page.keyboard.press('Enter');
  const readings = page.locator('.readings');
  await expect(readings.getByRole('button')).toHaveCount(2);
  await readings.getByRole('button', { name: /^M9F0/ }).click();
  await expect(page.locator('.ring-code')).toHaveText('M9F0');
  await expect(readings).toHaveCount(0);
});

test('a preset deals what it promises @phone', async ({ page }) => {
  await open(page);
  await page.getByText('Wishes for the draw').click();
  await page.getByRole('button', { name: 'Sharp elbows' }).click();
  const lying = (await spaces(page)).join();
  for (const name of ['Princess', 'Soldier', 'Trader', 'Buddhist']) expect(lying).toContain(name);
  await expect(page.getByText('80,640 circles fit your wishes.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Last game’s opposite' })).toBeDisabled();
});

test('a code is copied, shown as a QR code and typed in @phone', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '#s=8K2F');
  await page.getByRole('button', { name: 'Copy the link' }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/en\/dunhuang\/setup\/#s=8K2F$/);
  await page.getByRole('button', { name: 'QR code' }).click();
  await expect(page.getByRole('img', { name: 'QR code of the link to circle 8K2F' })).toBeVisible();
  const field = page.getByLabel('Have a code or a link?');
  await field.fill(link.replace('8K2F', '1abc'));
  await field.press('Enter');
  await expect(code(page)).toHaveText('1ABC');
  await field.fill('zk2f');
  await field.press('Enter');
  await expect(page.locator('#setup-enter-problem')).toContainText('No circle has this code');
  await page.getByRole('button', { name: 'Lay out 2K2F, the nearest' }).click();
  await expect(code(page)).toHaveText('2K2F');
  await expect(page.locator('#setup-enter-problem')).toBeEmpty();
});

for (const [lang, sentence, nearest] of [
  ['en', 'A set-up code has four characters.', 'Lay out 8K2F, the nearest'],
  ['nl', 'De code van een cirkel heeft vier tekens.', 'Leg 8K2F klaar, de dichtstbijzijnde'],
] as const) {
  test(`a bad link says what is wrong in ${lang} and offers the nearest @phone`, async ({ page }) => {
    await open(page, '#s=8K2F9', lang);
    await expect(page.locator('.tools')).toContainText(sentence);
    await page.getByRole('button', { name: nearest }).click();
    await expect(code(page)).toHaveText('8K2F');
  });
}

test('the box by player count, ticked off @phone', async ({ page }) => {
  await open(page);
  const list = page.locator('.checks');
  await expect(list).toContainText('55 of them');
  await page.locator('.segments').getByText('2').click();
  await expect(list).toContainText('Gold (1), Wool (9) and Silk (10)');
  await expect(list).toContainText('Hand out 5 coins each');
  await page.getByLabel('Deal 3 cards each').check();
  await expect(page.getByText('1 of 8 done')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Deal 3 cards each')).toBeChecked();
  await expect(list.locator('a').nth(1)).toHaveAttribute('href', /rules\/setup\/#setup\.goods$/);
});

test('lots decide who begins, and go along to the score @phone', async ({ page }) => {
  await open(page, '#s=8K2F');
  await page.locator('.segments').getByText('3').click();
  for (const [seat, name] of ['Mei', 'Bo', 'Lin'].entries()) {
    await page.getByLabel(`Player ${seat + 1}`).fill(name);
  }
  await page.getByRole('button', { name: 'Draw the seats too' }).click();
  const order = await page.locator('.order b').allTextContents();
  expect([...order].sort()).toEqual(['Bo', 'Lin', 'Mei']);
  await expect(page.locator('.checks')).toContainText(`${order[0]} begins`);
  await expect(page.locator('.checks')).toContainText(`${order[2]} plays last`);
  await page.getByRole('link', { name: 'Score this game' }).click();
  await expect(page).toHaveURL(/\/score\//);
  await expect
    .poll(() =>
      page
        .locator('.people-list input')
        .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value)),
    )
    .toEqual(order);
});

test('what was played is kept, starred, renamed, deleted and taken back @phone', async ({ page }) => {
  await open(page, '#s=8K2F');
  await page.getByRole('button', { name: 'We play this one' }).click();
  const row = page.locator('.history li');
  await expect(row).toContainText('played');
  await page.getByRole('button', { name: 'Favourite 8K2F' }).click();
  await page.getByRole('button', { name: 'Rename 8K2F' }).click();
  await page.getByLabel('Name of 8K2F').fill('The long night');
  await page.getByLabel('Name of 8K2F').press('Enter');
  await expect(row).toContainText('The long night');
  await page.getByRole('button', { name: 'Delete 8K2F' }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toContainText('The long night');
  await page.getByText('Wishes for the draw').click();
  await expect(page.getByRole('button', { name: 'Last game’s opposite' })).toBeEnabled();
});

test('the characters page shows only these eight @phone', async ({ page }) => {
  await open(page, '#s=8K2F');
  await page.getByRole('link', { name: 'Read about these eight' }).click();
  await expect(page.locator('a[data-character]:visible')).toHaveCount(8);
});

for (const lang of LANGUAGES) {
  test(`prints on one page in ${lang} @desktop`, async ({ page }) => {
    await open(page, '#s=8K2F', lang);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.setup-ring')).toBeVisible();
    await expect(page.locator('.eight li')).toHaveCount(8);
    await expect(page.locator('.checks')).toBeHidden();
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });
}

for (const [lang, colorScheme, size] of [
  ['en', 'light', '@phone'],
  ['nl', 'dark', '@desktop'],
] as const) {
  test(`axe finds nothing with everything open in ${lang}, ${colorScheme} ${size}`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await open(page, '#s=8K2F9', lang);
    await page.locator('.medallion').nth(2).click();
    await page.locator('.tools .tool').first().click();
    await page.locator('details.panel summary').click();
    await page.locator('.sitters + .buttons button').first().click();
    await page.locator('[aria-expanded=false].button').click();
    await expectAccessible(page);
  });
}

test('small fingers find everything @phone', async ({ page }) => {
  await open(page);
  await page.locator('.medallion').nth(2).click();
  await page.locator('details.panel summary').click();
  const small = await page
    .locator('.setup :is(button, input:not(.unseen, [type=checkbox]), select, summary, label:has(input), a)')
    .evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility())
        .map((one) => ({ text: one.textContent, ...one.getBoundingClientRect().toJSON() }))
        .filter(({ width, height }) => width < 44 || height < 44)
        .map(({ text, width, height }) => `${text} ${width}×${height}`),
    );
  expect(small).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});
