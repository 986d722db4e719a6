// npm run screenshots: the pictures of README.md in docs/, and of the app in public/screenshots, from the built site.
// With --gallery, every page in both themes and sizes instead, in .cache/gallery, for looking over.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { SCREENSHOTS, screenshotFile } from '../src/build/screenshots.ts';
import { LANGUAGES } from '../src/lib/languages.ts';
import { navPage } from '../src/site/navigation.ts';
import { pagesIn } from './check/pages.ts';
import { listen } from './serve/listen.mjs';
import { createSite } from './serve/site.mjs';
import { ensureBrowser } from './setup/browser.ts';
import { Failure, runMain } from './setup/failure.mjs';
import { ROOT } from './setup/runtime.mjs';

const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } } as const;

interface Shot {
  readonly page: string;
  readonly size: keyof typeof SIZES;
  readonly theme: 'light' | 'dark';
  readonly whole: boolean; // the page to its end, not only what a screen shows
  readonly file: string;
  readonly begins?: boolean; // a game at the table, rather than the list of games
}

const README: readonly Shot[] = [
  { page: 'en/', size: 'desktop', theme: 'light', whole: false, file: 'docs/home.png' },
  { page: 'nl/', size: 'phone', theme: 'dark', whole: false, file: 'docs/home-phone.png' },
];

/** For those who think of installing it. */
const app = (): Shot[] =>
  LANGUAGES.flatMap((lang) =>
    SCREENSHOTS.map((shot) => ({
      page: `${lang}${navPage(shot.page).path}`,
      size: shot.form === 'wide' ? 'desktop' : 'phone',
      theme: 'light',
      whole: false,
      file: `public${screenshotFile(lang, shot)}`,
      begins: shot.page === 'table',
    })),
  );

function gallery(pages: readonly string[]): Shot[] {
  return pages.flatMap((page) =>
    (['phone', 'desktop'] as const).flatMap((size) =>
      (['light', 'dark'] as const).map((theme) => {
        const name = page.replace(/\/$|\.html$/, '').replaceAll('/', '-') || 'front-step';
        return { page, size, theme, whole: true, file: `.cache/gallery/${name}.${size}.${theme}.png` };
      }),
    ),
  );
}

async function take(browser: Browser, origin: string, shot: Shot): Promise<void> {
  const context = await browser.newContext({
    viewport: SIZES[shot.size],
    colorScheme: shot.theme,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    // The front step sends people on by script: without, it shows itself.
    javaScriptEnabled: shot.page !== '',
  });
  const page = await context.newPage();
  await page.goto(new URL(shot.page, origin).href, { waitUntil: 'networkidle' });
  if (shot.begins) {
    await page.locator('.lobby button').first().click();
    await page.locator('.table-screen [data-target]').first().waitFor();
    await page.waitForLoadState('networkidle');
  }
  await page.screenshot({ path: path.join(ROOT, shot.file), fullPage: shot.whole });
  await context.close();
}

await runMain(async () => {
  const { values } = parseArgs({ options: { gallery: { type: 'boolean', default: false } } });
  const folder = path.join(ROOT, 'dist');
  const pages = pagesIn(folder);
  if (pages.length === 0) throw new Failure('There is no built site in dist: npm run build makes it.');
  const shots = values.gallery ? gallery(pages) : [...README, ...app()];
  for (const { file } of shots) mkdirSync(path.dirname(path.join(ROOT, file)), { recursive: true });

  const server = createSite({ root: folder });
  const origin = `http://localhost:${await listen(server)}`;
  const browser = await chromium.launch({ executablePath: ensureBrowser() });
  for (const shot of shots) {
    await take(browser, origin, shot);
    console.log(shot.file);
  }
  await browser.close();
  server.closeAllConnections();
  server.close();
  return 0;
});
