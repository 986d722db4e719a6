import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type OtherBrowser, SCREEN } from './browser.ts';
import { connectMarionette, type Marionette } from './marionette.ts';
import { createPage } from './page.ts';
import { type Program, runProgram } from './process.ts';

const PREFERENCES = {
  'marionette.port': 0, // whichever is free; it is written into the profile
  'dom.w3c_touch_events.enabled': 1,
  'devtools.console.stdout.content': true, // errors that pages log
  'ui.prefersReducedMotion': 1,
  'ui.useOverlayScrollbars': 1, // as on a phone
  'browser.shell.checkDefaultBrowser': false,
  'browser.aboutwelcome.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.update.auto': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'app.shield.optoutstudies.enabled': false,
  'nimbus.rollouts.enabled': false,
};

const PATIENCE = 60_000; // milliseconds, for a first start on a busy machine

async function portOf(profile: string, firefox: Program): Promise<number> {
  const file = path.join(profile, 'MarionetteActivePort');
  const began = Date.now();
  while (!existsSync(file) || readFileSync(file, 'utf8') === '') {
    if (firefox.child.exitCode !== null || Date.now() - began > PATIENCE)
      throw new Error(`Firefox does not start.\n${firefox.said()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return Number(readFileSync(file, 'utf8'));
}

/** Runs in the browser itself, not in a page: the body of a function. */
async function inBrowser(marionette: Marionette, script: string): Promise<unknown> {
  await marionette.ask('Marionette:SetContext', { value: 'chrome' });
  const answer = await marionette.send('execute', { script, args: [] });
  await marionette.ask('Marionette:SetContext', { value: 'content' });
  return answer;
}

/** A window cannot be as narrow as a phone, but the page in it can. */
const NARROW = `
  const { style } = gBrowser.selectedBrowser;
  style.setProperty('width', '${SCREEN.width}px', 'important');
  style.setProperty('height', '${SCREEN.height}px', 'important');
`;

/**
 * Errors of scripts and breaches of the policy; what pages log themselves comes on the output. What was cut off because the page
 * was left is none: a worker that cannot answer is told in other words.
 */
const SCRIPT_ERRORS = `
  return Services.console.getMessageArray()
    .filter((one) => one instanceof Ci.nsIScriptError && !(one.flags & Ci.nsIScriptError.warningFlag))
    .filter((one) => !one.category.startsWith('chrome'))
    .filter((one) => !one.errorMessage.includes('status=' + Cr.NS_BINDING_ABORTED))
    .filter((one) => !one.errorMessage.includes('ServiceWorker intercepted the request and encountered an unexpected'))
    .map((one) => one.errorMessage + ' (' + one.sourceName + ':' + one.lineNumber + ')');
`;

/** What pages logged as errors, of all that Firefox prints: it complains about itself there too, with a stack of its own. */
export function pageErrors(printed: string): string[] {
  const said = printed.match(/^console\.error: .*(\n[ \t].*|\n.*@(resource|chrome):.*)*$/gm) ?? [];
  return said.filter((one) => !/@(resource|chrome):/.test(one));
}

/** Without a window, with touch. */
export const firefoxAt = (executable: string): OtherBrowser => ({
  name: 'Firefox',
  lacks: {},
  isSilent: false,
  async open(profile) {
    const lines = Object.entries(PREFERENCES).map(
      ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
    );
    writeFileSync(path.join(profile, 'user.js'), lines.join(''));
    rmSync(path.join(profile, 'MarionetteActivePort'), { force: true });
    const firefox = runProgram(
      executable,
      ['-marionette', '-headless', '-remote-allow-system-access', '-no-remote', '-profile', profile],
      {
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...process.env, HOME: profile, MOZ_HEADLESS_WIDTH: '1280', MOZ_HEADLESS_HEIGHT: '1100' },
      },
    );
    const marionette = await connectMarionette(await portOf(profile, firefox));
    await marionette.ask('WebDriver:NewSession', {});
    await marionette.send('timeouts', { script: 300_000, pageLoad: 60_000 });
    await inBrowser(marionette, NARROW);
    return {
      page: createPage(marionette, 'touch'),
      async errors(origin) {
        const scripts = (await inBrowser(marionette, SCRIPT_ERRORS)) as string[];
        return [...scripts.filter((line) => line.includes(origin)), ...pageErrors(firefox.said())];
      },
      async close() {
        await marionette.ask('Marionette:Quit', { flags: ['eAttemptQuit'] });
        marionette.close();
        await firefox.end(20_000);
      },
    };
  },
});
