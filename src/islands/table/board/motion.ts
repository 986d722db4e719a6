/**
 * Shows the way things went. The board has changed already when this begins: pieces fly over it from where they lay, and no
 * one waits for them.
 */
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { type Flight, flightsOf, type Place } from '../../dunhuang/table/board/flights.ts';
import type { LogEntry } from '../game/types.ts';

const LONGEST = 380; // ms, from the first movement to the last
const FLIGHT = 260;
const EASE = 'cubic-bezier(0.3, 0, 0.2, 1)';

/** Where a piece lies; what a phone does not show is looked for where it belongs. */
function find(root: HTMLElement, place: Place): Element | null {
  const selectors: Record<Place['at'], string[]> = {
    space: [`.at-${place.n} .space-card`],
    seat: [`[data-seat="${place.n}"]`],
    cell: [`[data-seat="${place.n}"] [data-cell="${place.good}"]`],
    hand: ['.zone-hand .tiles'],
    shop: [`.zone-shop [data-target="shop.${place.good}"]`, '.zone-shop .tiles'],
    pile: ['.middle-pile'],
    coins: ['.middle-coins'],
    prestige: ['.middle-prestige'],
    middle: [`.middle-tokens [data-token="${place.good}"]`, '.middle'],
  };
  for (const selector of selectors[place.at]) {
    const found = root.querySelector(selector);
    if (found) return found;
  }
  return null;
}

/** The drawing that flies: a copy of one that is on the board anyway. */
function pictureOf(root: HTMLElement, { piece, good }: Flight): Element | null {
  const selectors: Record<Flight['piece'], string> = {
    card: `.ledger-good[data-thing="good.${good}"] svg`,
    back: '.middle-pile svg',
    coin: '.middle-coins svg',
    prestige: '.middle-prestige svg',
    token: `[data-token="${good}"] svg`,
  };
  return root.querySelector(selectors[piece]);
}

interface Course {
  readonly ghost: HTMLElement;
  readonly keyframes: Keyframe[];
}

/** Where a piece flies. All of them are measured before the first is on its way: one look at the page, not one for each. */
function courseOf(root: HTMLElement, base: DOMRect, flight: Flight): Course | undefined {
  const [from, to] = [find(root, flight.from), find(root, flight.to)];
  const picture = pictureOf(root, flight);
  if (!from || !to || !picture) return undefined;
  const place = (element: Element, scale: number): string => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2 - base.left, top + height / 2 - base.top];
    return `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`;
  };
  const ghost = document.createElement('span');
  ghost.className = `ghost ghost-${flight.piece}`;
  ghost.ariaHidden = 'true';
  ghost.append(picture.cloneNode(true));
  return {
    ghost,
    keyframes: [
      { transform: place(from, 1), opacity: 1 },
      { transform: place(to, 0.8), opacity: 1, offset: 0.85 },
      { transform: place(to, 0.6), opacity: 0 },
    ],
  };
}

function fly(root: HTMLElement, flights: readonly Flight[]): void {
  const base = root.getBoundingClientRect();
  const courses = flights.flatMap((flight) => courseOf(root, base, flight) ?? []);
  const step = Math.min(60, (LONGEST - FLIGHT) / Math.max(1, courses.length - 1));
  root.append(...courses.map(({ ghost }) => ghost));
  for (const [i, { ghost, keyframes }] of courses.entries()) {
    const timing = { duration: FLIGHT, delay: i * step, easing: EASE, fill: 'both' } as const;
    ghost.animate(keyframes, timing).onfinish = () => ghost.remove();
  }
}

/** The camel walks round the circle, space by space. */
function walk(root: HTMLElement, from: number, steps: number): void {
  const camel = root.querySelector<HTMLElement>('.camel');
  const spaces = [...root.querySelectorAll<HTMLElement>('.ring-spaces > .at')];
  if (!camel || spaces.length === 0) return;
  const placeOf = (space: number) => spaces[space % spaces.length]!;
  const end = placeOf(from + steps);
  const frames = Array.from({ length: steps + 1 }, (_, step) => {
    const { offsetLeft, offsetTop } = placeOf(from + step);
    return { transform: `translate(${offsetLeft - end.offsetLeft}px, ${offsetTop - end.offsetTop}px)` };
  });
  camel.animate(frames, { duration: Math.min(LONGEST, 140 + 60 * steps), easing: 'ease-in-out' });
}

function turn(root: HTMLElement, good: number): void {
  for (const token of root.querySelectorAll(`[data-token="${good}"]`)) {
    token.animate([{ transform: 'rotateY(90deg)' }, { transform: 'none' }], {
      duration: FLIGHT,
      easing: EASE,
    });
  }
}

function show(root: HTMLElement, { events }: LogEntry): void {
  const viewer = root.querySelector('.seat-own')?.getAttribute('data-seat');
  fly(root, flightsOf(events, viewer == null ? null : Number(viewer)));
  for (const event of events) {
    if (event.type === 'camel-moved') walk(root, event.from, event.steps);
    if (event.type === 'token-turned' || event.type === 'token-protected') turn(root, event.good);
  }
}

/** Begins with the next frame: the tap has been answered by then. */
export function useMotion(root: RefObject<HTMLElement>, happened: LogEntry | undefined): void {
  const shown = useRef(happened);
  useEffect(() => {
    if (happened === undefined || happened === shown.current) return;
    shown.current = happened;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const frame = requestAnimationFrame(() => show(root.current!, happened));
    return () => cancelAnimationFrame(frame);
  }, [happened]);
}
