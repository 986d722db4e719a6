/** What goes wrong in an island outside of drawing it: in an event, a timer or a promise that nobody waits for. */
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** An error of this site's own code; extensions and the browser have theirs. */
const isOurs = (error: unknown): error is Error =>
  error instanceof Error && !/(?:extension|user-script):/.test(error.stack ?? '');

let touched: EventTarget | null = null;

/** On a page with several islands an error belongs to the one that was touched last. */
const concerns = (home: Element | null): boolean =>
  document.querySelectorAll('astro-island').length < 2 ||
  home?.closest('astro-island')?.contains(touched as Node | null) === true;

/** Tells of every mishap. What it gives back stands in the island, to say where that is. */
export function useUncaughtErrors(tell: (error: unknown) => void): RefObject<HTMLElement> {
  const home = useRef<HTMLElement>(null);
  useEffect(() => {
    const touch = ({ target }: Event) => {
      touched = target;
    };
    const hear = (error: unknown) => {
      if (isOurs(error) && concerns(home.current)) tell(error);
    };
    const over = new AbortController();
    const { signal } = over;
    for (const name of ['pointerdown', 'keydown', 'input']) {
      addEventListener(name, touch, { capture: true, signal });
    }
    addEventListener('error', ({ error }) => hear(error), { signal });
    addEventListener('unhandledrejection', ({ reason }) => hear(reason), { signal });
    return () => over.abort();
  }, []);
  return home;
}
