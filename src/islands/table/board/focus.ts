/**
 * Whoever plays by keys keeps a place at the table. A button that has done its work leaves, and takes the focus with it: then
 * the next thing to press has it. A hand that taps is left alone.
 */
import { useEffect } from 'preact/hooks';
import { bringFocus } from './presses.ts';

/** From the nearest to hand on: to go through with a choice, to answer, to go on from the end, or where it is said what can be done. */
const PLACES = ['.action-do', '[data-option]', '.ending button', '.action'];

const isAdrift = (): boolean => {
  const { activeElement } = document;
  if (document.querySelector('dialog[open]')) return false;
  return activeElement === null || activeElement.matches('body, .action');
};

function settle(): void {
  const place = PLACES.map((one) => document.querySelector<HTMLElement>(`.board ${one}`)).find(Boolean);
  if (place) bringFocus(place);
}

/** Lets go of a thing on the board that was not what a key chose: Enter is for what was. */
export function letGo(): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && activeElement.matches('.lit, .tapped')) activeElement.blur();
}

export function useKeptFocus(): void {
  useEffect(() => {
    let byKeys = false;
    const onKey = () => {
      byKeys = true;
    };
    const onPointer = () => {
      byKeys = false;
    };
    const observer = new MutationObserver(() => {
      if (byKeys && isAdrift()) settle();
    });
    observer.observe(document.querySelector('.table-screen')!, {
      attributeFilter: ['class'],
      childList: true,
      subtree: true,
    });
    addEventListener('keydown', onKey, true);
    addEventListener('pointerdown', onPointer, true);
    return () => {
      observer.disconnect();
      removeEventListener('keydown', onKey, true);
      removeEventListener('pointerdown', onPointer, true);
    };
  }, []);
}
