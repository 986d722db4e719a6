import path from 'node:path';
import type { Readable } from 'node:stream';
import { freePort } from '../serve/listen.mjs';
import { type OtherBrowser, SCREEN } from './browser.ts';
import { connectDriver, type HttpDriver } from './http.ts';
import { createPage } from './page.ts';
import { type Program, runProgram } from './process.ts';
import { SEEN } from './watched-site.ts';

export interface WebKitTools {
  readonly driver: string; // WebKitWebDriver
  readonly browser: string; // MiniBrowser
  readonly screen: string; // Xvfb: it has no way to do without a window
}

/** A screen that nobody sees, and its name. */
async function openScreen(xvfb: string): Promise<{ screen: Program; display: string }> {
  const screen = runProgram(xvfb, ['-displayfd', '3', '-screen', '0', '1280x1100x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
  });
  const display = await new Promise<string>((resolve, reject) => {
    (screen.child.stdio[3] as Readable).once('data', (said) => resolve(`:${String(said).trim()}`));
    screen.child.once('exit', () => reject(new Error(`Xvfb does not start.\n${screen.said()}`)));
  });
  return { screen, display };
}

const PATIENCE = 30_000; // milliseconds

async function startSession(origin: string, capabilities: object, driver: Program): Promise<HttpDriver> {
  const began = Date.now();
  for (;;) {
    try {
      return await connectDriver(origin, capabilities);
    } catch (error) {
      // It does not listen yet.
      if (!(error instanceof TypeError) || Date.now() - began > PATIENCE || driver.child.exitCode !== null)
        throw new Error(`WebKit does not start.\n${driver.said()}`, { cause: error });
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** With a window on a screen that nobody sees, and a mouse: its driver knows no touch. */
export const webkitWith = (tools: WebKitTools): OtherBrowser => ({
  name: 'WebKit',
  lacks: {
    restart: 'for under its driver it forgets everything when it is closed',
    print: 'for its driver cannot print',
  },
  isSilent: true,
  async open(profile) {
    const { screen, display } = await openScreen(tools.screen);
    const port = await freePort(4500, { tries: 200 });
    const driver = runProgram(tools.driver, [`--port=${port}`], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        DISPLAY: display,
        GDK_BACKEND: 'x11',
        HOME: profile,
        XDG_CACHE_HOME: path.join(profile, 'cache'),
        XDG_CONFIG_HOME: path.join(profile, 'config'),
        XDG_DATA_HOME: path.join(profile, 'data'),
      },
    });
    const options = { binary: tools.browser, args: ['--automation'] };
    const session = await startSession(
      `http://127.0.0.1:${port}`,
      { 'webkitgtk:browserOptions': options },
      driver,
    );
    await session.send('timeouts', { script: 300_000, pageLoad: 60_000 });
    await session.send('resize', SCREEN);
    const page = createPage(session, 'mouse');
    return {
      page,
      errors: () => page.run((key) => JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[], SEEN),
      async close() {
        await session.close();
        await driver.end();
        await screen.end();
      },
    };
  },
});
