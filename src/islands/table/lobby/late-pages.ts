/** What the lobby shows of the kept games; what reads and turns their pages is fetched where there are any. */
import { type Signal, signal } from '@preact/signals';
import type { Entry } from '../storage/entries.ts';
import type { GameStore } from '../storage/store.ts';
import type { Pages } from './pages.ts';

/** The page that is shown. */
export interface Shown {
  readonly entries: Signal<readonly Entry[] | undefined>; // undefined until they were read
  readonly total: Signal<number>;
  readonly page: Signal<number>;
  readonly unlisted: Signal<number>; // games that have not found their place yet
}

export const nothingShown = (): Shown => ({
  entries: signal<readonly Entry[] | undefined>(),
  total: signal(0),
  page: signal(0),
  unlisted: signal(0),
});

export function latePages(listing: GameStore['listing']) {
  const shown = nothingShown();
  let here: Pages | undefined;
  async function open(): Promise<Pages> {
    // What the list itself takes comes beside them, not after them.
    const [{ createPages }] = await Promise.all([import('./pages.ts'), listing.peek([])]);
    here ??= createPages(listing, shown);
    return here;
  }
  return {
    ...shown,
    /** Rejects where the games cannot be read; what was shown stays. */
    async refresh(): Promise<void> {
      if (here === undefined && (await listing.isEmpty())) shown.entries.value = [];
      else await (await open()).refresh();
    },
    turn: async (to: number): Promise<void> => here?.turn(to),
    again: async (): Promise<void> => here?.again(),
    without: async (id: string): Promise<void> => here?.without(id),
    survey: async (goesOn: () => boolean): Promise<void> => here?.survey(goesOn),
    hide: (id: string): void => here?.hide(id),
  };
}
