/**
 * Shows the way things went. The board has changed already when this begins: pieces fly over it from where they lay, and no
 * one waits for them.
 */
export const LONGEST = 380; // ms, from the first movement to the last
export const FLIGHT = 260;
export const EASE = 'cubic-bezier(0.3, 0, 0.2, 1)';

/** A piece on its way: a copy of a drawing that is on the board anyway. */
export interface Flight {
  readonly kind: string; // for its looks
  readonly from: Element | null;
  readonly to: Element | null;
  readonly picture: Element | null;
}

interface Course {
  readonly ghost: HTMLElement;
  readonly keyframes: Keyframe[];
}

/** Where a piece flies. All of them are measured before the first is on its way: one look at the page, not one for each. */
function courseOf(base: DOMRect, { kind, from, to, picture }: Flight): Course | undefined {
  if (!from || !to || !picture) return undefined;
  const place = (element: Element, scale: number): string => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2 - base.left, top + height / 2 - base.top];
    return `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`;
  };
  const ghost = document.createElement('span');
  ghost.className = `ghost ghost-${kind}`;
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

export function fly(root: HTMLElement, flights: readonly Flight[]): void {
  const base = root.getBoundingClientRect();
  const courses = flights.flatMap((flight) => courseOf(base, flight) ?? []);
  const step = Math.min(60, (LONGEST - FLIGHT) / Math.max(1, courses.length - 1));
  root.append(...courses.map(({ ghost }) => ghost));
  for (const [i, { ghost, keyframes }] of courses.entries()) {
    const timing = { duration: FLIGHT, delay: i * step, easing: EASE, fill: 'both' } as const;
    ghost.animate(keyframes, timing).onfinish = () => ghost.remove();
  }
}
