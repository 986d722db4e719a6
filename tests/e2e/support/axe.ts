import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What another theme changes; the rest of a page is the same by day and by night. */
export const COLOURS = ['color-contrast', 'link-in-text-block'];

/** All of axe's rules, best practices too, on the page as it stands; or only some of them. */
export async function expectAccessible(page: Page, rules?: readonly string[]): Promise<void> {
  // Half a megabyte of axe is read once a page.
  const isThere = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder({ page, ...(isThere ? { axeSource: ';' } : {}) })
    // Nothing here is in a frame from elsewhere: what axe finds need not be gathered on a page of its own, which takes as long again.
    .setLegacyMode(true)
    // Nor does anybody read the list of all that is well.
    .options({ resultTypes: ['violations'], ...(rules ? { runOnly: [...rules] } : {}) });
  const { violations } = await axe.analyze();
  const told = violations.map(
    ({ id, help, nodes }) => `${id}: ${help} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
  expect.soft(told, `axe on ${page.url()}`).toEqual([]);
}
