import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { BASE_BUILD } from './scripts/check/parts.ts';
import { findBrowser, thisMachine } from './scripts/setup/browser.ts';
import { LAN_HOST, type SiteOptions } from './tests/e2e/support/options.ts';

const underBase = /(base-path|relay)\.spec\.ts$/;

// Somebody wants to look on: that takes a browser with a window. The workers read this file too, without the words.
if (['--headed', '--debug', '--ui'].some((word) => process.argv.includes(word)))
  process.env['SHANG_WINDOW'] = '1';
const executablePath = findBrowser(thisMachine, { window: process.env['SHANG_WINDOW'] === '1' });

export default defineConfig<object, SiteOptions>({
  testDir: 'tests/e2e',
  outputDir: path.join('.cache', 'browser-tests'),
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 0, // a test that fails now and then has a fault, or shows one
  timeout: 60_000, // a busy machine may take its time, a hanging one may not
  globalTimeout: 30 * 60_000,
  reporter: 'list',
  use: {
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      // A name as a laptop has it on a family's network: plain http, which is no secure context.
      args: [`--host-resolver-rules=MAP ${LAN_HOST} 127.0.0.1`],
    },
    screenshot: 'only-on-failure',
    // Keeping the whole site for offline use takes a while: tests that are about it switch this on.
    serviceWorkers: 'block',
  },
  // A test that only makes sense at one size says so with the tag @phone or @desktop.
  projects: [
    {
      name: 'phone',
      testIgnore: underBase,
      grepInvert: /@desktop/,
      // As wide as a phone, and touched like one; its seven times as many dots would only take longer to paint.
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
    },
    {
      name: 'desktop',
      testIgnore: underBase,
      grepInvert: /@phone/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'base path',
      testMatch: underBase,
      use: {
        ...devices['Desktop Chrome'],
        viewport: { width: 1280, height: 800 },
        siteFolder: BASE_BUILD.out,
        siteBase: BASE_BUILD.base,
      },
    },
  ],
});
