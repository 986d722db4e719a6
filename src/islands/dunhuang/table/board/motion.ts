/** How the pieces of this board move: cards and coins fly, the camel walks, a token turns over. */
import type { GameEvent } from '../../../../games/dunhuang/index.ts';
import { EASE, FLIGHT, fly, LONGEST } from '../../../table/board/fly.ts';
import type { LogEntry } from '../../../table/game/types.ts';
import { type Flight, flightsOf, type Place } from './flights.ts';

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
    card: `.ledger-good[data-topic="good.${good}"] svg`,
    back: '.middle-pile svg',
    coin: '.middle-coins svg',
    prestige: '.middle-prestige svg',
    token: `[data-token="${good}"] svg`,
  };
  return root.querySelector(selectors[piece]);
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

interface Happened extends LogEntry {
  readonly events: readonly GameEvent[];
}

export function showMotion(root: HTMLElement, { events }: Happened): void {
  const viewer = root.querySelector('.seat-own')?.getAttribute('data-seat');
  const flights = flightsOf(events, viewer == null ? null : Number(viewer));
  fly(
    root,
    flights.map((flight) => ({
      kind: flight.piece,
      from: find(root, flight.from),
      to: find(root, flight.to),
      picture: pictureOf(root, flight),
    })),
  );
  for (const event of events) {
    if (event.type === 'camel-moved') walk(root, event.from, event.steps);
    if (event.type === 'token-turned' || event.type === 'token-protected') turn(root, event.good);
  }
}
