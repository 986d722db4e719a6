/** The history as the page shows it: star, rename, delete and take back. */
import type { Box, Trouble } from '../../../lib/storage.ts';
import { keptList } from '../../kept-list.ts';
import { type Entry, LONGEST_TITLE, merge, record } from './history.ts';

export function createShownHistory(
  box: Box<readonly Entry[]>,
  report: (trouble: Trouble | undefined) => void,
) {
  const { entries, load, alter } = keptList(box, report);
  const changeOne = (id: string, changed: Partial<Entry>) =>
    alter((known) => known.map((entry) => (entry.id === id ? { ...entry, ...changed } : entry)));
  return {
    entries,
    load,
    add: (entry: Entry) => alter((known) => record(known, entry)),
    star: (id: string, starred: boolean) => changeOne(id, { starred }),
    rename: (id: string, title: string) => changeOne(id, { title: title.trim().slice(0, LONGEST_TITLE) }),
    /** Gives back the way to undo it. */
    async remove(id: string): Promise<() => Promise<unknown>> {
      const gone = entries.value.filter((entry) => entry.id === id);
      await alter((known) => known.filter((entry) => entry.id !== id));
      return () => alter((known) => merge(known, gone));
    },
  };
}
