/** The history as the room shows it. */
import { computed } from '@preact/signals';
import type { Box, Trouble } from '../../../lib/storage.ts';
import { keptList } from '../../kept-list.ts';
import { type Entry, merge } from './history.ts';

/** Games back whose players are offered by name. */
const REMEMBERED = 100;

export function createGames(box: Box<readonly Entry[]>, report: (trouble: Trouble | undefined) => void) {
  const { entries, load, alter } = keptList(box, report);
  const add = (more: readonly Entry[]) => alter((known) => merge(known, more));
  return {
    entries,
    load,
    /** Why they could not be kept; undefined when they were. */
    add,
    find: (id: string | null): Entry | undefined => entries.value.find((one) => one.id === id),
    /** Who has played before, the latest first. */
    names: computed(() => {
      const names = entries.value
        .slice(0, REMEMBERED)
        .flatMap(({ sheet }) => sheet.players.map(({ name }) => name.trim()));
      return [...new Set(names)].filter(Boolean);
    }),
    /** Gives back the way to undo it. */
    async remove(id: string): Promise<() => Promise<unknown>> {
      const gone = entries.value.filter((one) => one.id === id);
      await alter((known) => known.filter((one) => one.id !== id));
      return () => add(gone);
    },
  };
}
