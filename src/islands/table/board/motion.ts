/** When the way things went is shown; how, is fetched for the first of them (`fly.ts`). */
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { LogEntry } from '../game/types.ts';

/** Begins with the next frame: the tap has been answered by then. */
export function useMotion(
  root: RefObject<HTMLElement>,
  happened: LogEntry | undefined,
  show: (root: HTMLElement, entry: LogEntry) => void,
): void {
  const shown = useRef(happened);
  useEffect(() => {
    if (happened === undefined || happened === shown.current) return;
    shown.current = happened;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const frame = requestAnimationFrame(() => show(root.current!, happened));
    return () => cancelAnimationFrame(frame);
  }, [happened]);
}

/** What shows a game's movements comes with the first of them; the board stands without it. */
export const fetchedMotion =
  <Entry extends LogEntry>(fetch: () => Promise<{ showMotion(root: HTMLElement, entry: Entry): void }>) =>
  (root: HTMLElement, entry: LogEntry): void => {
    fetch().then(
      (motion) => motion.showMotion(root, entry as Entry),
      () => {},
    );
  };
