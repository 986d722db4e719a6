// Runs the checks in one browser, each at a host of its own, and tells what became of them.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listen } from '../serve/listen.mjs';
import { createSite } from '../serve/site.mjs';
import type { Opened, OtherBrowser } from './browser.ts';
import type { Check } from './check.ts';
import { createWatchedSite } from './watched-site.ts';

const seconds = (began: number) => `${((Date.now() - began) / 1000).toFixed(1)} s`;

interface Setting {
  readonly site: string; // the folder of the built site
  readonly pictures: string; // where the screen is kept as it was when something failed
}

async function visit(
  browser: OtherBrowser,
  check: Check,
  profile: string,
  { site, pictures }: Setting,
): Promise<void> {
  const server = browser.isSilent && !check.unwatched ? createWatchedSite(site) : createSite({ root: site });
  const origin = `http://localhost:${await listen(server)}`;
  const leaveNetwork = () => {
    server.close();
    server.closeAllConnections();
  };
  let opened: Opened = await browser.open(profile);
  const errors: string[] = [];
  const leave = async () => {
    errors.push(...(await opened.errors(origin)));
    await opened.close();
  };
  try {
    await check.run({
      origin,
      get page() {
        return opened.page;
      },
      async restart() {
        await leave();
        opened = await browser.open(profile);
      },
      leaveNetwork,
    });
  } catch (error) {
    mkdirSync(pictures, { recursive: true });
    const file = path.join(pictures, `${browser.name}, ${check.name}.png`);
    writeFileSync(file, await opened.page.screenshot().catch(() => ''));
    throw error;
  } finally {
    await leave();
    leaveNetwork();
  }
  if (errors.length > 0) throw new Error(`Errors were logged:\n${errors.join('\n')}`);
}

/** Gives how many failed. */
export async function runChecks(
  browser: OtherBrowser,
  checks: readonly Check[],
  setting: Setting,
): Promise<number> {
  let failed = 0;
  for (const check of checks) {
    const reason = check.needs && browser.lacks[check.needs];
    if (reason) {
      console.log(`  – ${check.name}: not looked at, ${reason}`);
      continue;
    }
    const began = Date.now();
    const profile = mkdtempSync(path.join(tmpdir(), 'shang-profile-'));
    try {
      await visit(browser, check, profile, setting);
      console.log(`  ✓ ${check.name} (${seconds(began)})`);
    } catch (error) {
      failed++;
      console.log(`  ✗ ${check.name} (${seconds(began)})\n${error instanceof Error ? error.stack : error}`);
    } finally {
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    }
  }
  return failed;
}
