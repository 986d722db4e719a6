import { useCallback, useEffect } from 'preact/hooks';
import { onKeptElsewhere } from '../../lib/kept-elsewhere.ts';
import type { ScorePage } from './model.ts';
import type { AnySheet } from './sheet.ts';

export const clearAddress = () => window.history.replaceState(null, '', location.pathname + location.search);

type Opened<S extends AnySheet> = Pick<ScorePage<S>, 'open' | 'readAgain' | 'settle'> & {
  follow(fragment: string): boolean | Promise<boolean>;
};

/** Takes up what is kept, what the address brings and what another tab keeps; gives the press that ends the counting. */
export function useScorePage<S extends AnySheet>(model: Opened<S>, keys: readonly string[]): () => void {
  useEffect(() => {
    model.open();
    const follow = async () => {
      const taken = model.follow(location.hash);
      // Read once: a reload goes on with what was entered since.
      if (taken === true || (await taken)) clearAddress();
    };
    follow();
    addEventListener('hashchange', follow);
    const stop = onKeptElsewhere(keys, model.readAgain);
    return () => {
      stop();
      removeEventListener('hashchange', follow);
    };
  }, [model]);
  return useCallback(() => {
    model.settle();
    // Where the answer is, eyes and ears go; it is drawn by then.
    requestAnimationFrame(() => document.querySelector<HTMLElement>('#result')?.focus());
  }, [model]);
}
