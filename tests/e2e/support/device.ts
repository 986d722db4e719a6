// A device that keeps the site, and a host that changes under it.
import type { BrowserContext } from '@playwright/test';
import { Faults } from './faults.ts';
import { type FickleSite, openFickleSite } from './fickle-site.ts';
import { test as base, expect } from './test.ts';

export { expect };

export const test = base.extend<{ host: FickleSite; device: BrowserContext; hostFaults: Faults }>({
  host: async ({ siteFolder }, use) => {
    const host = await openFickleSite(siteFolder);
    await use(host);
    host.close();
  },
  hostFaults: async ({ host }, use) => {
    const faults = new Faults(host.origin);
    await use(faults);
    expect(faults.found, 'console errors, page errors, CSP reports and foreign requests').toEqual([]);
  },
  device: async ({ host, hostFaults, browser }, use) => {
    const device = await browser.newContext({ baseURL: host.origin, serviceWorkers: 'allow' });
    await hostFaults.watch(device);
    await use(device);
    await device.close();
  },
});
