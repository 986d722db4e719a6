import type { Page } from '@playwright/test';

export async function openSearch(page: Page): Promise<void> {
  await page.locator('.open-search').click();
  await page.locator('#search [data-results][aria-busy]').waitFor({ state: 'attached' });
}

/** Types questions one after another, waiting for both answers of each: the addresses of the results, their places not counted. */
export const askAll = (page: Page, questions: readonly string[]): Promise<string[][]> =>
  page.evaluate(async (asked) => {
    const dialog = document.querySelector('#search')!;
    const input = dialog.querySelector('input')!;
    const shown = dialog.querySelector<HTMLElement>('[data-results]')!;
    const answered = () =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (shown.ariaBusy !== 'false') return;
          watching.disconnect();
          resolve();
        };
        const watching = new MutationObserver(look);
        watching.observe(shown, { attributeFilter: ['aria-busy'] });
        look();
      });
    const found: string[][] = [];
    for (const question of asked) {
      input.value = question;
      input.dispatchEvent(new Event('input', { bubbles: true }));
      await answered();
      const links = [...dialog.querySelectorAll<HTMLAnchorElement>('section > ul > li > a')];
      found.push(links.filter((link) => link.offsetParent).map(({ pathname, hash }) => pathname + hash));
    }
    return found;
  }, questions);

export const ask = async (page: Page, question: string): Promise<string[]> =>
  (await askAll(page, [question]))[0]!;
