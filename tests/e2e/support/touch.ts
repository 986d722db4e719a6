// A finger on the glass: raw touches, of which the browser makes presses, clicks and whatever else it makes of them.
import type { Locator, Page } from '@playwright/test';
import { MOMENT } from '../../../src/islands/table/board/presses.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

export async function middleOf(locator: Locator): Promise<Point> {
  const { x, y, width, height } = (await locator.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

export async function openFinger(page: Page) {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchEnd', touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  const down = (at: Point) => touch('touchStart', [at]);
  const up = () => touch('touchEnd', []);
  return {
    down,
    up,
    /** Twice at one place, the second time that many milliseconds after the first; both are on their way before either is answered. */
    async tapTwice(at: Point, apart: number): Promise<void> {
      const first = down(at).then(up);
      await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), apart);
      await first;
      await down(at);
      await up();
    },
    async tap(at: Point): Promise<void> {
      await down(at);
      await up();
    },
  };
}

/** As a person does who looks before they press: until the table has been as it is for a moment. */
export const lookAt = (page: Page): Promise<void> =>
  page.evaluate(
    (moment) =>
      new Promise<void>((resolve) => {
        let timer = setTimeout(resolve, moment);
        new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(resolve, moment);
        }).observe(document.querySelector('.table-screen')!, {
          attributes: true,
          childList: true,
          subtree: true,
        });
      }),
    MOMENT,
  );
