// On a build for /shang/: nothing a page links to, loads, searches or keeps may lie outside of it.
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { BASE_BUILD } from '../../scripts/check/parts.ts';
import { isOneOfItsKind, LANGUAGES, pagesIn } from './support/pages.ts';
import { ask, openSearch } from './support/search.ts';
import { expect, type Site, test } from './support/test.ts';

const pages = pagesIn(BASE_BUILD.out);
/** The languages, and what lies outside of them: the front step and the 404 page. */
const GROUPS = [...LANGUAGES.map((lang) => `${lang}/`), ''];
const inGroup = (group: string) =>
  pages.filter((page) => (group ? page.startsWith(group) : !/^\w\w\//.test(page)));

/** The address of everything that each page names: links, files, islands, the pictures it is shared with. */
async function addressesOn(page: Page, pages: readonly string[]): Promise<string[][]> {
  await page.goto('fonts/LICENCES.txt'); // our pages' policy lets nobody parse a page from text
  return page.evaluate(async (asked) => {
    const names = ['href', 'src', 'action', 'component-url', 'renderer-url'];
    const parser = new DOMParser();
    return Promise.all(
      asked.map(async (url) => {
        const whole = parser.parseFromString(await (await fetch(url)).text(), 'text/html');
        const later = whole.querySelector<HTMLTemplateElement>('#later');
        const parts = [whole, ...(later ? [later.content] : [])];
        const named = parts
          .flatMap((part) => [...part.querySelectorAll(names.map((name) => `[${name}]`).join())])
          .flatMap((holder) => names.flatMap((name) => holder.getAttribute(name) ?? []));
        const shared = whole.querySelectorAll('meta[property="og:image"], meta[property="og:url"]');
        const told = [...shared].flatMap((meta) => meta.getAttribute('content') ?? []);
        return [url, ...named, ...told].map((address) => new URL(address, url).href);
      }),
    );
  }, pages);
}

/** Of addresses that are ours, on the test's server or at the site's public address, the path. */
function ourPaths(addresses: readonly string[], site: Site): string[] {
  return addresses
    .map((address) => new URL(address))
    .filter(({ origin }) => origin === site.origin || origin === 'https://shang.example')
    .map(({ pathname }) => pathname);
}

const strays = (paths: readonly string[], site: Site) =>
  paths.filter((found) => !found.startsWith(site.base));

for (const group of GROUPS) {
  test(`all pages in /${group} stay under the base path`, async ({ page, site, request }) => {
    test.slow();
    const known = new Set<string>();
    const urls = inGroup(group).map((address) => site.origin + site.base + address);
    expect(urls.length).toBeGreaterThan(1);
    for (const [i, named] of (await addressesOn(page, urls)).entries()) {
      const paths = ourPaths(named, site);
      expect(paths.length).toBeGreaterThan(10);
      expect(strays(paths, site), `named by ${urls[i]}`).toEqual([]);
      for (const found of paths) known.add(found);
    }
    // What a page asks for by itself is seen only when it is open: one of each kind.
    for (const address of inGroup(group).filter(isOneOfItsKind)) {
      await page.goto(address);
      await expect(page.locator('astro-island[ssr][client=load]')).toHaveCount(0);
    }
    for (const found of known) expect((await request.get(site.origin + found)).status(), found).toBe(200);
    const asked = site.visits.map((visit) => visit.path);
    expect(strays(asked, site), 'asked of the server').toEqual([]);
  });
}

for (const lang of LANGUAGES) {
  test(`search in ${lang} asks and answers under the base path`, async ({ page, site }) => {
    await page.goto(`${lang}/`);
    await openSearch(page);
    const found = await ask(page, lang === 'en' ? 'protection' : 'bescherming');
    expect(found.length).toBeGreaterThan(0);
    for (const url of found) expect(url).toMatch(new RegExp(`^/shang/${lang}/`));
    const asked = site.visits.map((visit) => visit.path);
    expect(asked.some((file) => file.endsWith('.pack'))).toBe(true);
    expect(strays(asked, site)).toEqual([]);
  });
}

test.describe('the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('keeps the site, and only under the base path', async ({ page, site, context }) => {
    await page.goto('en/');
    const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
    expect(scope).toBe(site.origin + site.base);
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().map((request) => new URL(request.url).pathname);
    });
    expect(kept.length).toBeGreaterThan(pages.length);
    expect(strays(kept, site)).toEqual([]);
    for (const file of kept.filter((address) => !address.includes('/.'))) {
      expect(existsSync(path.join(site.folder, file.slice(site.base.length))), file).toBe(true);
    }
    expect(
      strays(
        site.visits.map((visit) => visit.path),
        site,
      ),
    ).toEqual([]);

    await page.reload(); // from now on the worker answers
    await context.setOffline(true);
    await page.goto('nl/about/');
    await expect(page.locator('h1')).toBeVisible();
  });
});
