/** The games of one table, for who looks after all that a device keeps. */
import type { TableGame } from '../game/types.ts';
import { readFile } from './import-export.ts';
import type { ReadAs } from './parse-game.ts';
import { savesOf } from './saves.ts';
import { createStore, type GameStore } from './store.ts';

export interface KeptStore {
  readonly store: GameStore;
  /** The games that a file of this table holds. */
  read(text: string): readonly TableGame[];
}

/** A test may bring a shelf of its own. */
export function keptStore(game: ReadAs, given?: Parameters<typeof createStore>[1]): KeptStore {
  const { read } = savesOf(game);
  return {
    store: createStore(game, given),
    read(text) {
      const found = readFile(text, read);
      return 'games' in found ? found.games : [];
    },
  };
}
