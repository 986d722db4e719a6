/** A group of buttons is one stop for the Tab key; inside it the arrows go from one to the next. */
import { useState } from 'preact/hooks';

/** Which way an arrow goes; a ring is gone round, a row ends. */
interface Manner {
  readonly round: boolean;
  /** Items stand in rows of so many: up and down go from row to row. */
  readonly wide?: number;
}

export const ROUND: Manner = { round: true };
export const ROW: Manner = { round: false };

const ARROWS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Within a grid nobody goes over its edge. */
function nextInGrid(key: string, at: number, length: number, wide: number): number | undefined {
  const step = ARROWS[key];
  if (step === undefined) return undefined;
  const sideways = key === 'ArrowRight' || key === 'ArrowLeft';
  const next = at + (sideways ? step : step * wide);
  const stays = next < 0 || next >= length || (sideways && Math.floor(next / wide) !== Math.floor(at / wide));
  return stays ? at : next;
}

function nextOf(
  event: KeyboardEvent,
  at: number,
  length: number,
  { round, wide }: Manner,
): number | undefined {
  if (wide !== undefined && event.key in ARROWS) return nextInGrid(event.key, at, length, wide);
  if (event.key === 'Home') return 0;
  if (event.key === 'End') return length - 1;
  const step = ARROWS[event.key];
  if (step === undefined) return undefined;
  return round ? (at + step + length) % length : Math.min(length - 1, Math.max(0, at + step));
}

const itemsOf = (group: HTMLElement): HTMLElement[] => [
  ...group.querySelectorAll<HTMLElement>('[data-stop]'),
];

export type Stop = 0 | -1;

export function useRoving(start: number, manner: Manner) {
  const [chosen, setChosen] = useState<number | undefined>();
  const stop = chosen ?? start;
  return {
    group: {
      onFocusIn({ currentTarget, target }: FocusEvent): void {
        const at = itemsOf(currentTarget as HTMLElement).indexOf(target as HTMLElement);
        if (at >= 0) setChosen(at);
      },
      onKeyDown(event: KeyboardEvent): void {
        if (event.altKey || event.ctrlKey || event.metaKey) return;
        const items = itemsOf(event.currentTarget as HTMLElement);
        const at = items.indexOf(event.target as HTMLElement);
        const next = at < 0 ? undefined : nextOf(event, at, items.length, manner);
        if (next === undefined) return;
        event.preventDefault();
        items[next]!.focus();
      },
    },
    /** The tabIndex of an item, which also carries `data-stop`. */
    stopAt: (index: number): Stop => (index === stop ? 0 : -1),
  };
}
