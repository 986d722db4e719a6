/** The built site in a browser, for whoever measures how long people wait there. */
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { listen } from '../serve/listen.mjs';
import { createSite } from '../serve/site.mjs';
import { findBrowser } from '../setup/browser.ts';
import { ROOT } from '../setup/runtime.mjs';

const SLOWER = 4;

/** Serves the site, opens a browser, and closes both whatever happens. */
export async function withSite<T>(measure: (browser: Browser, origin: string) => Promise<T>): Promise<T> {
  const server = createSite({ root: path.join(ROOT, 'dist'), base: '/' });
  const port = await listen(server);
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox'],
  });
  try {
    return await measure(browser, `http://localhost:${port}`);
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
}

/** A phone's processor, from now on. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}
