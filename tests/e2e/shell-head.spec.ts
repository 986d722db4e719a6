// What search engines and previews are told, and what a page may weigh.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isOpen } from '../../src/lib/rooms.ts';
import { pagesIn } from './support/pages.ts';
import { expect, test } from './support/test.ts';

const pages = pagesIn('dist').filter((address) => /^(en|nl)\//.test(address));
const SITE = 'https://shang.example/';

test('every page has a title and a description of its own, a canonical address and its other language @desktop', async ({
  page,
}) => {
  const seen = new Map<string, string>();
  for (const address of pages) {
    await page.goto(address);
    const [lang, rest] = [address.slice(0, 2), address.slice(3)];
    const head = page.locator('head');
    const content = (name: string) => head.locator(`meta[${name}]`).getAttribute('content');
    const told = `${await page.title()} | ${await content('name="description"')}`;
    expect(seen.get(told), `${address} tells the same as`).toBeUndefined();
    seen.set(told, address);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(head.locator('link[rel=canonical]')).toHaveAttribute('href', SITE + address);
    for (const other of ['en', 'nl']) {
      const alternate = head.locator(`link[rel=alternate][hreflang=${other}]`);
      await expect(alternate).toHaveAttribute('href', `${SITE}${other}/${rest}`);
    }
    expect(await content('property="og:image"')).toBe(`${SITE}og.png`);
    expect(await head.locator('meta[name=robots]').count(), address).toBe(isOpen(`/${rest}`) ? 0 : 1);
  }
});

test('the preview picture is there, and as large as it says @desktop', async ({ page }) => {
  await page.goto('en/');
  const size = await page.evaluate(async () => {
    const picture = new Image();
    picture.src = new URL('../og.png', location.href).href;
    await picture.decode();
    return [picture.naturalWidth, picture.naturalHeight];
  });
  expect(size).toEqual([1200, 630]);
});

test('each language can be installed: its own name and start, and icons that are there @desktop', async ({
  page,
  request,
}) => {
  for (const lang of ['en', 'nl']) {
    await page.goto(`${lang}/`);
    const link = await page.locator('link[rel=manifest]').getAttribute('href');
    const manifest = await (await request.get(link!)).json();
    expect(manifest).toMatchObject({ lang, start_url: `/${lang}/`, display: 'standalone' });
    expect(manifest.name).toBe(await page.title());
    for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200);
  }
});

test('the site map lists the open pages and no others @desktop', ({ site }) => {
  const map = readFileSync(path.join(site.folder, 'sitemap-0.xml'), 'utf8');
  const listed = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address!.replace(SITE, ''));
  expect(listed.sort()).toEqual(pages.filter((address) => isOpen(`/${address.slice(3)}`)).sort());
});
