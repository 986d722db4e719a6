/** The games of Dragon Market's table, for who looks after all that a device keeps. */
import type { TableGame } from '../../table/game/types.ts';
import { readFile } from '../../table/storage/import-export.ts';
import { savesOf } from '../../table/storage/saves.ts';
import { createStore, type GameStore } from '../../table/storage/store.ts';
import { keptRules } from './kept-rules.ts';
import { opponents } from './opponents.ts';

const readAs = { rules: keptRules, opponents };

export interface KeptStore {
  readonly store: GameStore;
  /** The games that a file of this table holds. */
  read(text: string): readonly TableGame[];
}

/** A test may bring a shelf of its own. */
export function openKeptStore(given?: Parameters<typeof createStore>[1]): KeptStore {
  const { read } = savesOf(readAs);
  return {
    store: createStore(readAs, given),
    read(text) {
      const found = readFile(text, read);
      return 'games' in found ? found.games : [];
    },
  };
}
