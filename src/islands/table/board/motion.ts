/** When the way things went is shown; how, is fetched for the first of them (`fly.ts`). */
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { LogEntry } from '../game/types.ts';

/** Whoever taps on has seen it: pieces on their way keep a phone too busy to answer. */
function settle({ currentTarget }: Event): void {
  for (const motion of (currentTarget as HTMLElement).getAnimations({ subtree: true }))
    if (motion.constructor === Animation) motion.finish(); // those of style sheets are no movements
}

/** Begins with the next frame: the tap has been answered by then. */
export function useMotion(
  root: RefObject<HTMLElement>,
  happened: LogEntry | undefined,
  show: (root: HTMLElement, entry: LogEntry) => void,
): void {
  const shown = useRef(happened);
  useEffect(() => {
    const board = root.current!;
    board.addEventListener('click', settle, true);
    return () => board.removeEventListener('click', settle, true);
  }, []);
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
