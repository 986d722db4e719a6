// What a browser asks of an app before it offers to install it.
import { en } from '../support/words.ts';
import { keepSite } from './support/kept.ts';
import { LANGUAGES } from './support/pages.ts';
import { expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

for (const lang of LANGUAGES) {
  test(`the app can be installed in ${lang} @desktop`, async ({ page, context, request }) => {
    await page.goto(`${lang}/`);
    await keepSite(page);
    const browser = await context.newCDPSession(page);
    const { errors, data } = await browser.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
    // A window of its own is no installed app, and a test runs in one that forgets.
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);

    const manifest = JSON.parse(data ?? '{}');
    expect(manifest).toMatchObject({ lang, start_url: `/${lang}/`, display: 'standalone' });
    expect(manifest.description.length).toBeGreaterThan(40);
    expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose).sort()).toEqual([
      'any',
      'any',
      'maskable',
      'maskable',
    ]);
    const addresses = ['icons', 'screenshots', 'shortcuts'].flatMap((list) =>
      manifest[list].map(({ src, url }: { src?: string; url?: string }) => src ?? url),
    );
    for (const address of addresses) expect((await request.get(address)).status(), address).toBe(200);
    const forms = manifest.screenshots.map((shot: { form_factor: string }) => shot.form_factor);
    expect(new Set(forms)).toEqual(new Set(['wide', 'narrow']));
    if (lang === 'en') expect(manifest.shortcuts[0].name).toBe(en['nav.characters']);
  });
}
