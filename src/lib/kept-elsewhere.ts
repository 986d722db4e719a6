import { isPieceOf } from './list-parts.ts';

/**
 * Calls back when something was kept under one of these keys by another tab, or may have been while this page lay in the
 * browser's back/forward cache: whoever shows it reads it again, and does not write what is old over what is new.
 */
export function onKeptElsewhere(keys: readonly string[], readAgain: () => void): () => void {
  const heard = ({ key }: StorageEvent) =>
    key !== null && keys.some((one) => isPieceOf(one, key)) && readAgain();
  const woken = ({ persisted }: PageTransitionEvent) => persisted && readAgain();
  addEventListener('storage', heard);
  addEventListener('pageshow', woken);
  return () => {
    removeEventListener('storage', heard);
    removeEventListener('pageshow', woken);
  };
}
