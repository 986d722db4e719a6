import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** How long something that was just said stays: longer where it offers a way back. */
const STAYS = 6000;
const STAYS_WITH_UNDO = 20_000;

/** What was just said goes away by itself, but never under a pointer or while something in it has the focus. */
export function usePassingMessage(
  said: unknown,
  canUndo: boolean,
  dismiss: () => void,
): RefObject<HTMLDivElement> {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (said === undefined) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(
        () => (place.current?.matches(':hover, :focus-within') ? wait() : dismiss()),
        canUndo ? STAYS_WITH_UNDO : STAYS,
      );
    };
    wait();
    return () => clearTimeout(timer);
  }, [said]);
  return place;
}
