import { describe, expect, it, vi } from 'vitest';
import { ensureFirefox, ensureWebKit } from '../../../scripts/other-browsers/find.ts';
import { machine } from '../support/machine.ts';

vi.spyOn(console, 'log').mockImplementation(() => {});

describe('finding Firefox', () => {
  it('takes the one that is named before all others, and says so when it is not there', () => {
    const env = { SHANG_FIREFOX: '/my/firefox', PATH: '/usr/bin' };
    expect(ensureFirefox(machine(['/my/firefox', '/usr/bin/firefox'], { env }))).toBe('/my/firefox');
    expect(() => ensureFirefox(machine(['/usr/bin/firefox'], { env }))).toThrow(
      'SHANG_FIREFOX names /my/firefox, but there is no such file',
    );
  });

  it.each([
    ['linux', '/opt/bin/firefox'],
    ['linux', '/usr/bin/firefox-esr'],
    ['darwin', '/Applications/Firefox.app/Contents/MacOS/firefox'],
    ['win32', 'C:\\Program Files\\Mozilla Firefox\\firefox.exe'],
  ] as const)('knows where %s keeps %s', (platform, file) => {
    const here = machine([file], { platform });
    expect(ensureFirefox(here)).toBe(file);
    expect(here.commands).toEqual([]);
  });

  it('passes over one that does not start', () => {
    const starts = (file: string) => file !== '/usr/bin/firefox-esr';
    expect(ensureFirefox(machine(['/usr/bin/firefox-esr', '/usr/bin/firefox'], { starts }))).toBe(
      '/usr/bin/firefox',
    );
  });

  it('installs it with apt, as root on Debian', () => {
    const debian = machine(['/usr/bin/apt-get'], { isRoot: true }, { 'firefox-esr': '/usr/bin/firefox-esr' });
    expect(ensureFirefox(debian)).toBe('/usr/bin/firefox-esr');
    expect(debian.commands).toHaveLength(2); // what there is, and the one
  });

  it('never asks apt as anybody else, and ends in a sentence', () => {
    const bare = machine(['/usr/bin/apt-get']);
    expect(() => ensureFirefox(bare)).toThrow(/no Firefox here.*SHANG_FIREFOX=/);
    expect(bare.commands).toEqual([]);
  });
});

describe('finding WebKit', () => {
  const THERE = {
    driver: '/usr/bin/WebKitWebDriver',
    browser: '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
    screen: '/usr/bin/Xvfb',
  };

  it('finds the driver, the browser it drives, and a screen', () => {
    const here = machine(Object.values(THERE), { starts: () => false }); // none of them tells its version without a screen
    expect(ensureWebKit(here)).toEqual(THERE);
    expect(here.commands).toEqual([]);
  });

  it('installs what is missing with apt, as root on Debian', () => {
    const debian = machine(
      ['/usr/bin/apt-get', THERE.driver, THERE.browser],
      { isRoot: true },
      { xvfb: THERE.screen },
    );
    expect(ensureWebKit(debian)).toEqual(THERE);
    expect(debian.commands.at(-1)).toBe('apt-get install -q -y --no-install-recommends xvfb');
  });

  it('ends in a sentence that says what to install', () => {
    expect(() => ensureWebKit(machine([THERE.driver, THERE.browser]))).toThrow(
      /apt-get install webkit2gtk-driver xvfb/,
    );
  });

  it('says where there is none', () => {
    expect(() => ensureWebKit(machine([], { platform: 'darwin' }))).toThrow(/Linux only.*by hand/);
  });
});
