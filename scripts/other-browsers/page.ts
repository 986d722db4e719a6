// A page in any browser, as a person's eyes and fingers have it.
import type { Driver } from './driver.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export type Pointer = 'mouse' | 'touch';

/** How long anything may take to show itself, on a busy machine too. */
const PATIENCE = 30_000; // milliseconds
const LOOK_AGAIN = 50;

const A4 = { width: 21, height: 29.7 }; // centimetres

export interface Page {
  open(address: string): Promise<void>;
  /** Runs a function in the page; it may know nothing but its arguments. */
  run<A extends unknown[], T>(inPage: (...args: A) => T | Promise<T>, ...args: A): Promise<T>;
  /** Looks until what is looked for is there. */
  until<A extends unknown[], T>(what: string, look: (...args: A) => T | Promise<T>, ...args: A): Promise<T>;
  /** Waits for a thing to tap, brings it into view, and taps it where it is. */
  tap(selector: string, words?: string): Promise<void>;
  /** Presses and holds, for as long as given. */
  hold(selector: string, milliseconds: number): Promise<void>;
  drag(from: string, to: string): Promise<void>;
  screenshot(): Promise<Buffer>;
  /** On A4, as a PDF. */
  print(): Promise<Buffer>;
}

/** The middle of the first thing that fits, has these words, can be seen and is not covered. */
async function findMiddle(
  selector: string,
  words: string,
  block: ScrollLogicalPosition,
): Promise<Point | false> {
  for (const one of document.querySelectorAll<HTMLElement>(selector)) {
    const said = one.getAttribute('aria-label') ?? one.textContent;
    if (!said.includes(words) || one.getClientRects().length === 0) continue;
    one.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' });
    // Scrolled and painted: until then some browsers find what was there before.
    for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve));
    const { left, top, width, height } = one.getBoundingClientRect();
    const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
    const there = document.elementFromPoint(x, y);
    if (there && (one.contains(there) || one.closest('label')?.contains(there))) return { x, y };
  }
  return false;
}

export function createPage(driver: Driver, pointer: Pointer): Page {
  const run: Page['run'] = async (inPage, ...args) =>
    (await driver.send('execute', {
      script: `return (${inPage}).apply(null, arguments)`,
      args,
    })) as Awaited<ReturnType<typeof inPage>>;

  const until: Page['until'] = async (what, look, ...args) => {
    const began = Date.now();
    for (;;) {
      const found = await run(look, ...args);
      if (found) return found;
      if (Date.now() - began > PATIENCE) throw new Error(`Waited in vain for ${what}.`);
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN));
    }
  };

  const middleOf = async (
    selector: string,
    words = '',
    block: ScrollLogicalPosition = 'center',
  ): Promise<Point> => (await until(`${selector} ${words}`, findMiddle, selector, words, block)) as Point;

  const act = async (actions: object[]): Promise<void> => {
    const finger = { type: 'pointer', id: 'finger', parameters: { pointerType: pointer }, actions };
    await driver.send('act', { actions: [finger] });
  };
  const goTo = ({ x, y }: Point, duration = 0) => ({
    type: 'pointerMove',
    x,
    y,
    duration,
    origin: 'viewport',
  });
  const down = { type: 'pointerDown', button: 0 };
  const up = { type: 'pointerUp', button: 0 };
  const wait = (duration: number) => ({ type: 'pause', duration });

  return {
    run,
    until,
    open: async (address) => {
      await driver.send('navigate', { url: address });
    },
    tap: async (selector, words) => act([goTo(await middleOf(selector, words)), down, up]),
    hold: async (selector, milliseconds) =>
      act([goTo(await middleOf(selector)), down, wait(milliseconds), up]),
    drag: async (from, to) => {
      await middleOf(from);
      const end = await middleOf(to, '', 'nearest');
      const start = await middleOf(from, '', 'nearest');
      const half = { x: Math.round((start.x + end.x) / 2), y: Math.round((start.y + end.y) / 2) };
      await act([goTo(start), down, goTo(half, 150), goTo(end, 150), wait(50), up]);
    },
    screenshot: async () =>
      Buffer.from((await driver.send('screenshot', { full: false })) as string, 'base64'),
    print: async () => Buffer.from((await driver.send('print', { page: A4 })) as string, 'base64'),
  };
}
