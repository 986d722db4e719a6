// The games that a browser keeps, seen from outside: laid there before a page is opened, and looked at after.

import type { Page } from '@playwright/test';
import { decodeGame } from '../../../src/games/dunhuang/index.ts';
import type { Player } from '../../../src/islands/table/game/types.ts';
import type { TableGame } from '../../islands/table/support/dunhuang.ts';
import { newGame } from '../../islands/table/support/table.ts';

/** Two persons, 52 moves, five characters, won at once. */
export const WHOLE_GAME = decodeGame('AFFwGa8uXg1bmghcIpwFBLiBKImLghJGY');

/** A game of the record above with so many of its moves played. */
export const playedGame = (
  players: readonly Player[],
  moves: number,
  more: Partial<TableGame> = {},
): TableGame =>
  newGame(players, { options: WHOLE_GAME.options, moves: WHOLE_GAME.moves.slice(0, moves), ...more });

/** Lays saves into the database, games or not. The page must be on the site. */
export const layDown = (page: Page, saves: Readonly<Record<string, unknown>>): Promise<void> =>
  page.evaluate(
    (given) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('shang', 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore('games');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('games', 'readwrite');
          for (const [id, save] of Object.entries(given)) transaction.objectStore('games').put(save, id);
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    saves,
  );

export const asSave = (game: TableGame) => ({ [game.id]: { version: 1, ...game } });
