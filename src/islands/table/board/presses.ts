/**
 * What comes to lie under a finger does nothing for a moment: the finger meant what lay there before. The same goes for a key that is
 * pressed on what the focus was just brought to.
 */
import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';

export const MOMENT = 350; // ms

/** Closer than this a finger has not gone elsewhere. */
const NEAR = 40; // px
/** What changed so long after the last press did not come of it. */
const BY_ITSELF = 1000; // ms
/** A click belongs to the press before it, unless that is older; then nobody pressed, but a reader of the screen. */
const ONE_PRESS = 700; // ms

export interface Press {
  readonly x: number;
  readonly y: number;
  readonly time: number;
}

/** When what can be pressed last changed. */
interface Change {
  readonly time: number;
  readonly opening: boolean; // of the board itself: somebody asked for it
}

/** The latest first; also from before there was a board. */
let presses: readonly Press[] = [];
const MANY = 8;
let change: Change = { time: Number.NEGATIVE_INFINITY, opening: true };
let asked = Number.NEGATIVE_INFINITY; // something else than before
let brought: Element | undefined; // has the focus, and nobody chose it

/** Something else is asked, and has only just been. */
export const isFresh = (): boolean => performance.now() - asked < MOMENT;

/** The keys have a place again that nobody chose. */
export function bringFocus(to: HTMLElement): void {
  brought = to;
  to.focus();
}

/** Remembers where was pressed, in the lobby already: a board may open under a finger. */
export function usePresses(): void {
  useEffect(() => {
    const note = ({ clientX: x, clientY: y, timeStamp: time }: PointerEvent): void => {
      presses = [{ x, y, time }, ...presses].slice(0, MANY);
    };
    addEventListener('pointerdown', note, true);
    return () => removeEventListener('pointerdown', note, true);
  }, []);
}

/** Whether a click, by the first of these presses, was meant for what lay there before. */
export function isBlind(click: number, presses: readonly Press[], { time, opening }: Change): boolean {
  const [press] = presses;
  const before = presses.find((one) => one.time < time);
  if (press === undefined || click - press.time > ONE_PRESS) return false;
  if (press.time < time) return true; // the finger was down already
  if (press.time - time >= MOMENT) return false;
  if (before === undefined || time - before.time > BY_ITSELF) return !opening;
  return Math.hypot(press.x - before.x, press.y - before.y) < NEAR;
}

const near = ({ target }: Event, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

/**
 * What says of itself that it is `data-steady` lies there always, and means the same.
 * `look` reads from signals what can be pressed, first of all what is asked; `shown` is whatever else lies over it.
 */
export function useSteadyHands(look: () => readonly unknown[], shown: unknown): void {
  useEffect(() => {
    change = { time: performance.now(), opening: true };
    let seen: readonly unknown[] | undefined;
    const forget = effect(() => {
      const now = look();
      if (seen?.some((one, i) => one !== now[i])) change = { time: performance.now(), opening: false };
      if (seen && seen[0] !== now[0]) asked = performance.now();
      seen = now;
    });
    const onClick = (event: MouseEvent): void => {
      if (!event.isTrusted || (!change.opening && near(event, '[data-steady]'))) return;
      const byKey = event.detail === 0;
      const blind = byKey ? isFresh() && event.target === brought : isBlind(event.timeStamp, presses, change);
      if (!blind) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    // A key that is held down presses once.
    const onKey = (event: KeyboardEvent): void => {
      const held = event.repeat && (event.key === 'Enter' || event.key === ' ');
      if (held && near(event, 'button')) event.preventDefault();
    };
    addEventListener('click', onClick, true);
    addEventListener('keydown', onKey, true);
    return () => {
      forget();
      removeEventListener('click', onClick, true);
      removeEventListener('keydown', onKey, true);
    };
  }, [look, shown]);
}
