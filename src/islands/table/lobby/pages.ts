/** The games of the lobby, a page at a time: however many there are, only these are read and drawn. */
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Entry } from '../storage/entries.ts';
import type { GameStore } from '../storage/store.ts';

export const PER_PAGE = 24;

const NOW_AND_THEN = 400; // ms between two looks while games are still being listed

const isSame = (some: readonly Entry[], others: readonly Entry[] | undefined): boolean =>
  some.length === others?.length &&
  some.every(({ id, stamp }, n) => stamp !== '' && id === others[n]!.id && stamp === others[n]!.stamp);

const isSorted = (entries: readonly Entry[]): boolean =>
  entries.every(({ changed }, n) => n === 0 || changed <= entries[n - 1]!.changed);

export function createPages(listing: GameStore['listing']) {
  const entries = signal<readonly Entry[] | undefined>(); // undefined until they were read
  const total = signal(0);
  const page = signal(0);
  const unlisted = signal(0); // games that have not found their place yet
  let ids: readonly string[] = [];
  let latest = 0;

  /** Reads a page as it is now; the last, where there are not so many. */
  async function show(to: number, turn = ++latest): Promise<void> {
    const at = Math.max(0, Math.min(to, Math.ceil(ids.length / PER_PAGE) - 1));
    const wanted = ids.slice(at * PER_PAGE, (at + 1) * PER_PAGE);
    const draw = (found: readonly Entry[]): void => {
      if (turn !== latest || (at === page.value && isSame(found, entries.value))) return;
      batch(() => {
        entries.value = found;
        total.value = ids.length;
        page.value = at;
      });
    };
    // At once as they were last seen, and then as they are.
    const seen = await listing.peek(wanted);
    if (seen.length === wanted.length) draw(seen);
    draw(await listing.read(wanted));
    total.value = ids.length;
  }

  /** Rejects where the games cannot be read; what was shown stays. */
  async function refresh(): Promise<void> {
    const turn = ++latest;
    const order = await listing.order();
    if (turn !== latest) return;
    ids = order.ids;
    unlisted.value = order.unlisted;
    await show(page.value, turn);
    if (turn !== latest || isSorted(entries.value!)) return;
    // Some were played on where nobody told the list: now that it knows, they have another place.
    ids = (await listing.order()).ids;
    if (turn === latest) await show(page.value, turn);
  }

  return {
    entries: entries as ReadonlySignal<readonly Entry[] | undefined>,
    total: total as ReadonlySignal<number>,
    page: page as ReadonlySignal<number>,
    unlisted: unlisted as ReadonlySignal<number>,
    pages: computed(() => Math.max(1, Math.ceil(total.value / PER_PAGE))),
    refresh,
    turn: (to: number): Promise<void> => show(to),
    /** One of them was changed here, and keeps its place. */
    again: (): Promise<void> => show(page.value),
    /** One of them is not there any more. */
    async without(id: string): Promise<void> {
      ids = ids.filter((one) => one !== id);
      entries.value = entries.value?.filter((one) => one.id !== id);
      await show(page.value);
    },
    /** Looks at every game once, while nothing else is to be done; what is found out is shown now and then. */
    async survey(goesOn: () => boolean): Promise<void> {
      let shown = performance.now();
      let changed = false;
      for await (const found of listing.survey()) {
        if (!goesOn()) return;
        changed ||= found.changed;
        if (!changed || performance.now() - shown < NOW_AND_THEN) continue;
        await refresh();
        [shown, changed] = [performance.now(), false];
      }
      if (changed) await refresh();
    },
  };
}
