// Something a browser other than Chromium must be able to do with the site.
import type { Skill } from './browser.ts';
import type { Page } from './page.ts';

/** One check's visit: with a profile and a host of its own, so that nothing another check left behind is in the way. */
export interface Visit {
  readonly origin: string;
  readonly page: Page; // another one after a restart
  /** The browser is closed and opened again, on the same profile. */
  restart(): Promise<void>;
  /** From now on there is no host. */
  leaveNetwork(): void;
}

export interface Check {
  readonly name: string;
  readonly needs?: Skill;
  /** The pages must come as they are, with no eye in them. */
  readonly unwatched?: true;
  run(visit: Visit): Promise<void>;
}

/** Waits until nothing more is fetched: what is cut off when a page is left counts as an error in some browsers. */
const comeToRest = (page: Page): Promise<void> =>
  page.run(
    () =>
      new Promise((resolve) => {
        const countFetched = () => performance.getEntriesByType('resource').length;
        let fetched = countFetched();
        const look = setInterval(() => {
          if (countFetched() === fetched) resolve(clearInterval(look));
          fetched = countFetched();
        }, 300);
      }),
  );

/** Opens a page and waits until all that reacts does. */
export async function openAwake({ origin, page }: Visit, address: string): Promise<void> {
  await comeToRest(page);
  await page.open(`${origin}/${address}`);
  await page.until(`${address} to wake`, () => {
    for (const part of document.querySelectorAll('astro-island[ssr] > *'))
      if (part.getClientRects().length > 0) part.scrollIntoView({ behavior: 'instant' });
    return document.readyState === 'complete' && !document.querySelector('astro-island[ssr]');
  });
}

/** The text of the first thing that fits, once there is some. */
export const textOf = ({ page }: Visit, selector: string): Promise<string> =>
  page.until(selector, (one) => document.querySelector(one)?.textContent?.trim() ?? '', selector);
