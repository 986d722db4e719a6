import { signal } from '@preact/signals';
import { expect, it } from 'vitest';
import { watchStorage } from '../../../../src/islands/table/storage/storage-watch.ts';
import type { TableGame } from '../support/dunhuang.ts';
import { wanderMoves } from '../support/table.ts';

const MOVES = wanderMoves(2, 'room');
const after = (n: number): Pick<TableGame, 'moves'> => ({ moves: MOVES.slice(0, n) });

it('asks when a game is opened, then every few moves, and says what it heard last', async () => {
  const game = signal(after(0));
  let asked = 0;
  let full = false;
  const { low, stop } = watchStorage(game, async () => {
    asked++;
    return full;
  });
  for (let n = 1; n <= 11; n++) game.value = after(n);
  await Promise.resolve();
  expect([asked, low.value]).toEqual([1, false]);

  full = true;
  game.value = after(12);
  await Promise.resolve();
  expect([asked, low.value]).toEqual([2, true]);

  full = false; // somebody cleared some space
  game.value = after(24);
  await Promise.resolve();
  expect([asked, low.value]).toEqual([3, false]);

  stop();
  game.value = after(36);
  expect(asked).toBe(3);
});
