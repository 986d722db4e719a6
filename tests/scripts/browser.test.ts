import { describe, expect, it, vi } from 'vitest';
import { ensureBrowser, findBrowser } from '../../scripts/setup/browser.ts';
import { machine } from './support/machine.ts';

vi.spyOn(console, 'log').mockImplementation(() => {});

describe('finding a browser', () => {
  it('takes the one that is named before all others', () => {
    const files = ['/my/chrome', '/home/li/playwright/chrome', '/usr/bin/chromium'];
    expect(findBrowser(machine(files, { env: { SHANG_CHROMIUM: '/my/chrome' } }))).toBe('/my/chrome');
    expect(findBrowser(machine(files, { env: { CHROME_PATH: '/my/chrome' } }))).toBe('/my/chrome');
  });

  it('says so when the named one is not there, rather than take another', () => {
    const wrong = machine(['/usr/bin/chromium'], { env: { SHANG_CHROMIUM: '/my/chrome' } });
    expect(() => findBrowser(wrong)).toThrow(/SHANG_CHROMIUM names \/my\/chrome, but there is no such file/);
  });

  it('takes one without a window, unless somebody wants to look on', () => {
    const files = ['/usr/bin/google-chrome', '/usr/bin/chromium-headless-shell'];
    expect(findBrowser(machine(files))).toBe('/usr/bin/chromium-headless-shell');
    expect(findBrowser(machine(files), { window: true })).toBe('/usr/bin/google-chrome');
  });

  it.each([
    [
      '/home/li/ms-playwright/chromium-1243/chrome-linux64/chrome',
      '/home/li/ms-playwright/chromium_headless_shell-1243/chrome-headless-shell-linux64/chrome-headless-shell',
    ],
    [
      '/Users/li/ms-playwright/chromium-1243/chrome-mac-arm64/Chrome.app/Contents/MacOS/Chrome',
      '/Users/li/ms-playwright/chromium_headless_shell-1243/chrome-headless-shell-mac-arm64/chrome-headless-shell',
    ],
    [
      'C:\\ms-playwright\\chromium-1243\\chrome-win64\\chrome.exe',
      'C:\\ms-playwright\\chromium_headless_shell-1243\\chrome-headless-shell-win64\\chrome-headless-shell.exe',
    ],
  ])('beside %s knows the one without a window', (own, shell) => {
    const playwrightBrowser = () => own;
    expect(findBrowser(machine([own, shell], { playwrightBrowser }))).toBe(shell);
    expect(findBrowser(machine([own, shell], { playwrightBrowser }), { window: true })).toBe(own);
    expect(findBrowser(machine([own], { playwrightBrowser }))).toBe(own);
  });

  it("takes Playwright's own before the machine's", () => {
    expect(findBrowser(machine(['/usr/bin/chromium', '/home/li/playwright/chrome']))).toBe(
      '/home/li/playwright/chrome',
    );
  });

  it.each([
    ['linux', '/opt/bin/google-chrome'],
    ['linux', '/usr/bin/chromium'],
    ['darwin', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
    ['darwin', '/Users/li/Applications/Chromium.app/Contents/MacOS/Chromium'],
    ['win32', 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'],
  ] as const)('knows where %s keeps %s', (platform, file) => {
    expect(findBrowser(machine([file], { platform }))).toBe(file);
  });

  it('passes over one that does not start', () => {
    const starts = (file: string) => file !== '/usr/bin/google-chrome';
    expect(findBrowser(machine(['/usr/bin/google-chrome', '/usr/bin/chromium'], { starts }))).toBe(
      '/usr/bin/chromium',
    );
  });
});

describe('fetching a browser', () => {
  it('is not done when there is one', () => {
    const ready = machine(['/usr/bin/chromium']);
    expect(ensureBrowser(ready)).toBe('/usr/bin/chromium');
    expect(ready.commands).toEqual([]);
  });

  it('asks Playwright first', () => {
    const bare = machine(
      ['/usr/bin/apt-get'],
      { isRoot: true },
      { 'install chromium': '/home/li/playwright/chrome' },
    );
    expect(ensureBrowser(bare)).toBe('/home/li/playwright/chrome');
    expect(bare.commands).toHaveLength(1);
  });

  it('asks apt next, as root on Debian', () => {
    const debian = machine(
      ['/usr/bin/apt-get'],
      { isRoot: true },
      { '-y --no-install-recommends chromium-headless-shell': '/usr/bin/chromium-headless-shell' },
    );
    expect(ensureBrowser(debian)).toBe('/usr/bin/chromium-headless-shell');
  });

  it('takes the whole Chromium where apt has no other', () => {
    const older = machine(['/usr/bin/apt-get'], { isRoot: true });
    const run = (command: string, args: readonly string[]) =>
      args.at(-1) === 'chromium' && command === 'apt-get' ? older.bring('/usr/bin/chromium') : false;
    expect(ensureBrowser({ ...older, run })).toBe('/usr/bin/chromium');
  });

  it('never asks apt as anybody else, and ends in a sentence', () => {
    const bare = machine(['/usr/bin/apt-get']);
    expect(() => ensureBrowser(bare)).toThrow(/no browser.*Install Chrome or Chromium.*SHANG_CHROMIUM=/);
    expect(bare.commands.join()).not.toContain('apt-get');
  });
});
