import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { Failure } from './failure.mjs';

/** What the search for a browser may look at and do; tests hand it a machine of their own. */
export interface Machine {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly platform: NodeJS.Platform;
  readonly isRoot: boolean;
  exists(file: string): boolean;
  starts(browser: string): boolean; // a file may be there and still not run, such as a snap's stand-in
  playwrightBrowser(): string; // where Playwright keeps its own, whether it is there or not
  run(command: string, args: readonly string[]): boolean;
}

function run(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;
}

export const thisMachine: Machine = {
  env: process.env,
  platform: process.platform,
  isRoot: process.getuid?.() === 0,
  exists: existsSync,
  // Chrome for Windows opens a window when asked for its version: there the file has to be enough.
  starts: (browser) =>
    process.platform === 'win32' ||
    spawnSync(browser, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0,
  playwrightBrowser: () => chromium.executablePath(),
  run,
};

function usualPlaces({ platform, env }: Machine): string[] {
  if (platform === 'darwin') {
    const apps = ['Google Chrome', 'Chromium', 'Microsoft Edge'];
    return ['/Applications', `${env['HOME']}/Applications`].flatMap((folder) =>
      apps.map((app) => `${folder}/${app}.app/Contents/MacOS/${app}`),
    );
  }
  if (platform === 'win32') {
    const folders = [env['ProgramFiles'], env['ProgramFiles(x86)'], env['LOCALAPPDATA']];
    const programs = ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe'];
    return programs.flatMap((program) =>
      folders.flatMap((folder) => (folder ? [`${folder}\\${program}`] : [])),
    );
  }
  return onPath(['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser'], env);
}

function onPath(names: readonly string[], env: Machine['env']): string[] {
  const folders = [...(env['PATH'] ?? '').split(':'), '/usr/bin', '/usr/local/bin', '/snap/bin'];
  return names.flatMap((name) => folders.filter(Boolean).map((folder) => path.posix.join(folder, name)));
}

/** Chromium without a window: it opens a page in half the time. */
function headlessShells({ platform, env }: Machine): string[] {
  return platform === 'linux' ? onPath(['chromium-headless-shell', 'chrome-headless-shell'], env) : [];
}

/** Playwright keeps one without a window beside its own browser. */
function playwrightShell(browser: string): string {
  return browser.replace(
    /\bchromium-(\d+)([\\/])chrome-([^\\/]+)\2.*?(\.exe)?$/,
    'chromium_headless_shell-$1$2chrome-headless-shell-$3$2chrome-headless-shell$4',
  );
}

/** A browser that is there already: the one named, Playwright's own, or the machine's; `window` if somebody wants to look on. */
export function findBrowser(machine: Machine = thisMachine, { window = false } = {}): string | undefined {
  for (const name of ['SHANG_CHROMIUM', 'CHROME_PATH']) {
    const named = machine.env[name];
    if (!named) continue;
    if (machine.exists(named)) return named;
    throw new Failure(
      `${name} names ${named}, but there is no such file. Set it to your Chrome or Chromium, or unset it.`,
    );
  }
  const own = machine.playwrightBrowser();
  const places = window
    ? [own, ...usualPlaces(machine)]
    : [playwrightShell(own), own, ...headlessShells(machine), ...usualPlaces(machine)];
  return places.find((browser) => machine.exists(browser) && machine.starts(browser));
}

/** A browser for the tests, fetched if need be. */
export function ensureBrowser(machine: Machine = thisMachine): string {
  const found = findBrowser(machine);
  if (found) return found;

  console.log('No Chrome or Chromium here; Playwright fetches one …');
  machine.run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']);
  const fetched = findBrowser(machine);
  if (fetched) return fetched;

  if (machine.isRoot && machine.exists('/usr/bin/apt-get')) {
    console.log('Installing Chromium with apt …');
    machine.run('apt-get', ['update', '-q']);
    for (const name of ['chromium-headless-shell', 'chromium']) {
      machine.run('apt-get', ['install', '-q', '-y', '--no-install-recommends', name]);
      const installed = findBrowser(machine);
      if (installed) return installed;
    }
  }
  throw new Failure(
    'The browser tests have no browser, and none could be fetched. Install Chrome or Chromium, or name one: SHANG_CHROMIUM=/path/to/chrome npm test.',
  );
}
