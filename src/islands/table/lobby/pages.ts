/** The games of the lobby, a page at a time: however many there are, only these are read and drawn. */
import { batch } from '@preact/signals';
import type { Entry } from '../storage/entries.ts';
import { byPlace } from '../storage/list-place.ts';
import type { GameStore } from '../storage/store.ts';
import { nothingShown, type Shown } from './late-pages.ts';

export const PER_PAGE = 24;

const NOW_AND_THEN = 400; // ms between two looks while games are still being listed

const isSame = (some: readonly Entry[], others: readonly Entry[] | undefined): boolean =>
  some.length === others?.length &&
  some.every(({ id, stamp }, n) => stamp !== '' && id === others[n]!.id && stamp === others[n]!.stamp);

const isSorted = (entries: readonly Entry[]): boolean =>
  entries.every((entry, n) => n === 0 || byPlace(entries[n - 1]!, entry) < 0);

export function createPages(listing: GameStore['listing'], shown: Shown = nothingShown()) {
  const { entries, total, page, unlisted } = shown;
  let ids: readonly string[] = [];
  let latest = 0;
  let ahead: ReadonlyMap<string, Entry> = new Map(); // the pages before and after, as they were last seen

  /** Whoever turns the page next does not wait for it. */
  async function lookAhead(at: number): Promise<void> {
    const before = ids.slice(Math.max(0, at - 1) * PER_PAGE, at * PER_PAGE);
    const after = ids.slice((at + 1) * PER_PAGE, (at + 2) * PER_PAGE);
    const seen = await listing.peek([...before, ...after]).catch(() => []); // then it waits
    ahead = new Map(seen.map((entry) => [entry.id, entry]));
  }

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
    const seen = wanted.flatMap((id) => ahead.get(id) ?? []);
    const known = seen.length === wanted.length ? seen : await listing.peek(wanted);
    if (known.length === wanted.length) draw(known);
    draw(await listing.read(wanted));
    total.value = ids.length;
    if (turn === latest) void lookAhead(at);
  }

  /** What was on top the last time is shown before anything else is read. */
  async function glance(turn: number): Promise<void> {
    const { entries: first, all } = await listing.first(PER_PAGE);
    if (turn !== latest || first.length === 0 || !first.every(({ stamp }) => stamp !== '')) return;
    batch(() => {
      entries.value = first;
      total.value = all;
    });
  }

  /** Rejects where the games cannot be read; what was shown stays. */
  async function refresh(): Promise<void> {
    const turn = ++latest;
    if (entries.value === undefined) await glance(turn);
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
    ...shown,
    refresh,
    turn: (to: number): Promise<void> => show(to),
    /** One of them was changed here, and keeps its place. */
    again: (): Promise<void> => show(page.value),
    /** One of them is about to go: nobody waits for that to see it. */
    hide(id: string): void {
      entries.value = entries.value?.filter((one) => one.id !== id);
    },
    /** One of them is not there any more. */
    async without(id: string): Promise<void> {
      ids = ids.filter((one) => one !== id);
      await show(page.value);
    },
    /** Looks at every game once, while nothing else is to be done; what is found out is shown now and then. */
    async survey(goesOn: () => boolean): Promise<void> {
      let last = performance.now();
      let changed = false;
      for await (const found of listing.survey()) {
        if (!goesOn()) return;
        changed ||= found.changed;
        if (!changed || performance.now() - last < NOW_AND_THEN) continue;
        await refresh();
        [last, changed] = [performance.now(), false];
      }
      if (changed) await refresh();
    },
  };
}

export type Pages = ReturnType<typeof createPages>;
