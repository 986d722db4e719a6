/** A browser of one's own, with what it keeps on disk: to be killed whole, and opened again on what is left. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { type BrowserContext, chromium } from '@playwright/test';
import { findBrowser } from '../../../scripts/setup/browser.ts';

export interface WholeBrowser {
  readonly context: BrowserContext;
  /** All its processes at one moment, as a system does that needs the memory. */
  kill(): Promise<void>;
}

export async function openBrowser(profile: string): Promise<WholeBrowser> {
  const args = ['--headless', '--no-sandbox', '--no-first-run', '--remote-debugging-port=0'];
  const child = spawn(
    findBrowser() ?? chromium.executablePath(),
    [...args, `--user-data-dir=${profile}`, 'about:blank'],
    { detached: true, stdio: ['ignore', 'ignore', 'pipe'] }, // detached: a group of processes of its own
  );
  const gone = once(child, 'exit');
  const kill = async (): Promise<void> => {
    process.kill(-child.pid!, 'SIGKILL');
    await gone;
  };
  for await (const line of createInterface({ input: child.stderr })) {
    const [address] = /ws:\/\/\S+/.exec(line) ?? [];
    if (address === undefined) continue;
    child.stderr.resume(); // what else it has to say is of no interest, but must go somewhere
    const browser = await chromium.connectOverCDP(address);
    return { context: browser.contexts()[0]!, kill };
  }
  throw new Error('The browser does not say where it listens.');
}
