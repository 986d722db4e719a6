// A house with another game in it: that one is kept when it is opened, or when somebody asks for all of them.
import { GAMES } from '../../src/site/games.ts';
import { en, nl } from '../support/words.ts';
import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/device.ts';
import { keepSiteNow, keptPaths } from './support/kept.ts';

/** How many games there are besides the first. */
const OTHERS = String(GAMES.length - 1);

/** The worker of a house with one game: the pages of the others are the house's own. */
function withOneGame(code: string): string {
  return code.replace(/(?<=^const GROUPS = ).+(?=;$)/m, (list) => {
    const { shell, dunhuang, ...others } = JSON.parse(list);
    return JSON.stringify({ shell: Object.assign(shell, ...Object.values(others)), dunhuang });
  });
}

test('another game is here once it has been opened, in both languages @desktop', async ({
  host,
  device,
  hostFaults,
}) => {
  hostFaults.allow(/503/); // asked for before it is here
  const page = await device.newPage();
  await page.goto('/en/about/');
  await keepSiteNow(page);
  expect(await keptPaths(page)).not.toContain('/en/yinzi/');
  host.fail('gone');
  expect((await page.goto('/en/yinzi/'))?.status()).toBe(503);
  await expect(page.locator('h1:visible')).toHaveText(en['missing.not-kept.heading']);

  host.fail(undefined);
  await page.goto('/en/yinzi/');
  await expect.poll(() => keptPaths(page)).toContain('/nl/yinzi/');
  host.fail('gone');
  for (const address of ['/nl/yinzi/', '/en/yinzi/', '/en/dunhuang/rules/']) {
    expect((await page.goto(address))?.status()).toBe(200);
  }
});

for (const [lang, words] of Object.entries({ en, nl })) {
  test(`all games are kept when somebody asks for that in ${lang}, and let go again @phone`, async ({
    host,
    device,
  }) => {
    const page = await device.newPage();
    await page.goto(`/${lang}/data/`);
    await keepSiteNow(page);
    const all = page.getByLabel(words['data.games.all']);
    await expect(all).not.toBeChecked();
    await expectAccessible(page);
    await all.focus();
    await page.keyboard.press('Space');
    await expect(
      page.getByText(words['data.games.here'].replace('{n}', OTHERS).replace('{all}', OTHERS)),
    ).toBeVisible();
    expect(await keptPaths(page)).toContain('/nl/yinzi/');

    host.fail('gone');
    expect((await page.goto(`/${lang}/yinzi/`))?.status()).toBe(200);
    await page.goto(`/${lang}/data/`);
    await expect(all).toBeChecked();
    await all.uncheck();
    await expect(
      page.getByText(words['data.games.here'].replace('{n}', '0').replace('{all}', OTHERS)),
    ).toBeVisible();
    expect(await keptPaths(page)).not.toContain('/nl/yinzi/');
  });
}

test('a house with one game asks nothing @phone', async ({ host, device }) => {
  host.changeWorker(withOneGame);
  const page = await device.newPage();
  await page.goto('/en/data/');
  await keepSiteNow(page);
  await page.reload();
  await expect(page.getByText(en['data.kept.none'])).toBeVisible();
  await expect(page.getByText(en['data.games'])).toHaveCount(0);
});
