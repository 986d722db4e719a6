import type { Page } from '@playwright/test';

/** Has the site kept at once: by itself it waits until nothing has been fetched for three seconds. */
export async function keepSiteNow(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const later = document.querySelector<HTMLTemplateElement>('#later')!;
    const offline = later.content.querySelector('script[src$="/offline.js"]')!;
    await navigator.serviceWorker.register(offline.getAttribute('src')!.replace('offline.js', 'sw.js'));
  });
  await keepSite(page);
}

/** Waits until the worker has everything, and answers for this page. */
export const keepSite = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const { serviceWorker } = navigator;
    await serviceWorker.ready;
    if (!serviceWorker.controller) {
      await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve));
    }
  });

/** Asks for a newer version, and tells what became of it. */
export const lookForUpdate = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const registration = (await navigator.serviceWorker.getRegistration())!;
    try {
      await registration.update();
    } catch {
      return 'not to be had';
    }
    const worker = registration.installing;
    if (!worker) return registration.waiting ? 'waiting' : 'none';
    return new Promise<string>((resolve) => {
      worker.addEventListener('statechange', () => {
        if (worker.state === 'installed') resolve('waiting');
        if (worker.state === 'redundant') resolve('given up');
      });
    });
  });

/** Paths in the caches, without the worker's own notes. */
export const keptPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    const paths = requests.flat().map(({ url }) => new URL(url).pathname);
    return paths.filter((path) => !path.startsWith('/.')).sort();
  });
