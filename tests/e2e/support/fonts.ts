import type { Page } from '@playwright/test';

/** On a first visit the fonts come after the page; what stands in for them is as wide only where its own fonts are installed. */
export async function untilFontsAreThere(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.documentElement.dataset['fonts'] !== 'awaited' && document.fonts.status === 'loaded',
  );
}
