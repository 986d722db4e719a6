/** What goes wrong in an island outside of drawing it: in an event, a timer or a promise that nobody waits for. */
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** An error of this site's own code; extensions and the browser have theirs. */
const isOurs = (error: unknown): error is Error =>
  error instanceof Error && !/(?:extension|user-script):/.test(error.stack ?? '');

let touched: EventTarget | null = null;

/** On a page with several islands an error belongs to the one that was touched last. */
function concerns(home: Element | null): boolean {
  const island = home?.closest('astro-island');
  if (document.querySelectorAll('astro-island').length < 2) return true;
  return island?.contains(touched as Node | null) ?? false;
}

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
    const thrown = ({ error }: ErrorEvent) => hear(error);
    const rejected = ({ reason }: PromiseRejectionEvent) => hear(reason);
    const touches = ['pointerdown', 'keydown', 'input'] as const;
    for (const name of touches) addEventListener(name, touch, { capture: true });
    addEventListener('error', thrown);
    addEventListener('unhandledrejection', rejected);
    return () => {
      for (const name of touches) removeEventListener(name, touch, { capture: true });
      removeEventListener('error', thrown);
      removeEventListener('unhandledrejection', rejected);
    };
  }, []);
  return home;
}
