// What search engines and previews are told, and what a page may weigh.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isOpen } from '../../src/site/navigation.ts';
import { pagesIn } from './support/pages.ts';
import { expect, test } from './support/test.ts';

const pages = pagesIn('dist').filter((address) => /^(en|nl)\//.test(address));
const SITE = 'https://shang.example/';

test('every page has a title and a description of its own, a canonical address and its other language @desktop', async ({
  page,
}) => {
  await page.goto('fonts/LICENCES.txt'); // our pages' policy lets nobody parse a page from text
  const heads = await page.evaluate(
    (addresses) =>
      Promise.all(
        addresses.map(async (address) => {
          const html = await (await fetch(`/${address}`)).text();
          const { documentElement, head } = new DOMParser().parseFromString(html, 'text/html');
          const get = (selector: string, name: string) => head.querySelector(selector)?.getAttribute(name);
          return {
            address,
            lang: documentElement.lang,
            told: `${head.querySelector('title')?.text}: ${get('meta[name=description]', 'content')}`,
            canonical: get('link[rel=canonical]', 'href'),
            en: get('link[hreflang=en]', 'href'),
            nl: get('link[hreflang=nl]', 'href'),
            image: get('meta[property="og:image"]', 'content'),
            hidden: get('meta[name=robots]', 'content') === 'noindex',
          };
        }),
      ),
    pages,
  );
  expect(new Set(heads.map(({ told }) => told)).size).toBe(pages.length);
  for (const { told, ...head } of heads) {
    expect(told).toMatch(/^.{3,}: .{20,}$/s);
    const rest = head.address.slice(3);
    expect(head).toEqual({
      address: head.address,
      lang: head.address.slice(0, 2),
      canonical: SITE + head.address,
      en: `${SITE}en/${rest}`,
      nl: `${SITE}nl/${rest}`,
      image: `${SITE}og.png`,
      hidden: !isOpen(`/${rest}`),
    });
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
