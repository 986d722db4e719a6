/** The history as the page shows it: the latest are read, and the others when somebody asks for them. */
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { LongList } from '../../lib/long-list.ts';
import type { Trouble } from '../../lib/storage.ts';
import { type Entry, merge } from './history.ts';
import type { AnySheet } from './sheet.ts';

/** Games back whose players are offered by name. */
const REMEMBERED = 100;

/** So many are looked for one by one. */
const FEW = 20;

const isKept = (trouble: Trouble | undefined): boolean => trouble === undefined || trouble === 'damaged';

export function createShownHistory<S extends AnySheet>(
  list: LongList<Entry<S>>,
  report: (trouble: Trouble | undefined) => void,
) {
  const entries = signal<readonly Entry<S>[]>([]);
  const total = signal(0);
  let wanted = REMEMBERED;
  let offered: readonly string[] = [];

  const find = (id: string | null): Entry<S> | undefined =>
    id === null ? undefined : (entries.value.find((one) => one.id === id) ?? list.find(id));

  const isShown = (id: string): boolean => entries.value.some((one) => one.id === id);

  function show(next: readonly Entry<S>[], all: number): void {
    batch(() => {
      entries.value = next;
      total.value = all;
    });
  }

  function load(): void {
    const { value = [], all, trouble } = list.latest(wanted);
    show(value, all);
    report(trouble);
  }

  /** Why they could not be kept; undefined when they were. They are shown at once, and kept at once or after what is under way. */
  async function add(more: readonly Entry<S>[], underWay?: Promise<unknown>): Promise<Trouble | undefined> {
    const many = more.length > FEW;
    const fresh = many ? more : more.filter(({ id }) => find(id) === undefined);
    const unread = total.value > entries.value.length; // and some of these may be older than those
    show(merge(entries.value, more).slice(0, unread ? wanted : undefined), total.value + fresh.length);
    if (underWay) await underWay;
    const trouble = await list.add(more);
    // Another tab wrote meanwhile, and what was read then had not these yet.
    const unseen = () => more.some(({ id }) => !isShown(id));
    if (isKept(trouble) && (many || unseen())) load();
    report(trouble);
    return trouble;
  }

  return {
    entries: entries as ReadonlySignal<readonly Entry<S>[]>, // the latest
    total: total as ReadonlySignal<number>,
    load,
    add,
    find,
    /** So many are to be shown. */
    more(most: number): void {
      wanted = Math.max(REMEMBERED, most);
      if (entries.value.length < Math.min(wanted, total.value)) load();
    },
    /** All, read a few at a time. */
    slowly: list.slowly,
    all: (): readonly Entry<S>[] => list.read().value ?? entries.value,
    /** Who has played before, the latest first when somebody is new among them. */
    names: computed(() => {
      const names = new Set(
        entries.value
          .slice(0, REMEMBERED)
          .flatMap(({ sheet }) => sheet.players.map(({ name }) => name.trim()))
          .filter(Boolean),
      );
      // The same list as long as it is the same people: what shows it is not drawn again.
      if (names.size !== offered.length || offered.some((name) => !names.has(name))) offered = [...names];
      return offered;
    }),
    /** It is gone from the page at once, and from the device when that is done. */
    remove(id: string): { readonly done: Promise<void>; undo(): void } {
      let undone = false;
      const gone = find(id);
      const left = entries.value.filter((one) => one.id !== id);
      show(left, total.value - (gone ? 1 : 0));
      let underWay: Promise<void> | undefined = list.remove(id).then((trouble) => {
        underWay = undefined;
        if (!undone && isKept(trouble) && isShown(id)) load(); // read again while it was going, for another tab
        report(trouble);
      });
      const undo = () => {
        undone = true;
        if (gone) void add([gone], underWay);
      };
      return { done: underWay, undo };
    },
  };
}
