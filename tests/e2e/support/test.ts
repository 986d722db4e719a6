// What every browser test starts from: the built site on a port of its own, and eyes on everything that goes wrong.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { test as base, expect } from '@playwright/test';
import { listen } from '../../../scripts/serve/listen.mjs';
import { createSite } from '../../../scripts/serve/site.mjs';
import { Faults } from './faults.ts';
import type { SiteOptions } from './options.ts';

export { expect };

export interface Visit {
  readonly status: number;
  readonly path: string;
}

export interface Site {
  readonly folder: string;
  readonly origin: string;
  readonly base: string;
  readonly visits: Visit[]; // every request that reached the server, the workers' too
}

interface TestFixtures {
  faults: Faults;
}

interface WorkerFixtures extends SiteOptions {
  site: Site;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  siteFolder: ['dist', { option: true, scope: 'worker' }],
  siteBase: ['/', { option: true, scope: 'worker' }],
  siteHost: ['localhost', { option: true, scope: 'worker' }],

  site: [
    async ({ siteFolder, siteBase, siteHost }, use) => {
      const folder = path.resolve(siteFolder);
      if (!existsSync(path.join(folder, 'index.html'))) {
        throw new Error(
          `There is no built site in ${siteFolder}: npm run build makes it, npm test does it all.`,
        );
      }
      const visits: Visit[] = [];
      const server = createSite({ root: folder, base: siteBase, onVisit: (visit) => visits.push(visit) });
      const port = await listen(server);
      await use({ folder, origin: `http://${siteHost}:${port}`, base: siteBase, visits });
      server.closeAllConnections();
      server.close();
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ site }, use) => use(site.origin + site.base),

  faults: async ({ site }, use) => {
    const faults = new Faults(site.origin);
    await use(faults);
    expect(faults.found, 'console errors, page errors, CSP reports and foreign requests').toEqual([]);
  },

  context: async ({ context, faults }, use) => {
    await faults.watch(context);
    await use(context);
  },
});
