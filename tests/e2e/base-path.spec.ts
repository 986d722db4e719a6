// On a build for /shang/: nothing a page links to, loads, searches or keeps may lie outside of it.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { BASE_BUILD } from '../../scripts/check/parts.ts';
import { pagesIn } from './support/pages.ts';
import { expect, test } from './support/test.ts';

const pages = pagesIn(BASE_BUILD.out);

test('there are pages to look at', () => {
  expect(pages).toContain('en/');
  expect(pages).toContain('nl/');
});

for (const address of pages) {
  test(`/${address} stays under the base path`, async ({ page, site, request }) => {
    const seenBefore = site.visits.length;
    await page.goto(address);
    expect(new URL(page.url()).pathname).toMatch(/^\/shang\//);

    const named = await page.evaluate(() => {
      const holders = document.querySelectorAll('[href],[src],[action],[component-url],[renderer-url]');
      const values = [...holders].flatMap((holder) =>
        ['href', 'src', 'action', 'component-url', 'renderer-url'].flatMap(
          (name) => holder.getAttribute(name) ?? [],
        ),
      );
      return values.map((value) => new URL(value, location.href).href);
    });
    // The canonical and alternate links name the public address of the site: another origin, the same path.
    const outside = named.filter((link) => {
      const { pathname, origin } = new URL(link);
      const ours = origin === site.origin || origin === 'https://shang.example';
      return ours && !pathname.startsWith(site.base);
    });
    expect(outside).toEqual([]);
    expect(site.visits.slice(seenBefore).filter((visit) => !visit.path.startsWith(site.base))).toEqual([]);

    const here = new Set(
      named.filter((link) => link.startsWith(site.origin)).map((link) => link.split('#')[0] ?? ''),
    );
    for (const link of here) expect((await request.get(link)).status(), link).toBe(200);
  });
}

for (const lang of ['en', 'nl']) {
  test(`search in ${lang} asks and answers under the base path`, async ({ page, site }) => {
    await page.goto(`${lang}/`);
    const seenBefore = site.visits.length;
    const found = await page.evaluate(async (bundle) => {
      const pagefind = await import(bundle);
      const { results } = await pagefind.search('Dunhuang');
      return Promise.all(
        results.map(async (result: { data(): Promise<{ url: string }> }) => (await result.data()).url),
      );
    }, `${site.base}pagefind/pagefind.js`);
    expect(found.length).toBeGreaterThan(0);
    for (const url of found) expect(url).toMatch(new RegExp(`^/shang/${lang}/`));
    const asked = site.visits.slice(seenBefore);
    expect(asked.some((visit) => visit.path.endsWith('.pf_index'))).toBe(true);
    expect(asked.filter((visit) => !visit.path.startsWith(site.base))).toEqual([]);
  });
}

test.describe(() => {
  test.use({ serviceWorkers: 'allow' });

  test('the service worker keeps the site, and only under the base path', async ({ page, site, context }) => {
    const seenBefore = site.visits.length;
    await page.goto('en/');
    const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
    expect(scope).toBe(site.origin + site.base);
    const kept = await page.evaluate(async () => {
      const requests = await Promise.all(
        (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
      );
      return requests.flat().map((request) => new URL(request.url).pathname);
    });
    expect(kept.length).toBeGreaterThan(pages.length);
    expect(kept.filter((file) => !file.startsWith(site.base))).toEqual([]);
    for (const file of kept)
      expect(existsSync(path.join(site.folder, file.slice(site.base.length))), file).toBe(true);
    expect(site.visits.slice(seenBefore).filter((visit) => !visit.path.startsWith(site.base))).toEqual([]);

    await page.reload(); // from now on the worker answers
    await context.setOffline(true);
    await page.goto('nl/about/');
    await expect(page.locator('h1')).toBeVisible();
  });
});
