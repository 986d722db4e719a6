/** Looks now and then whether the device has room for more moves: when a game is opened, and every few turns. */
import { effect, type ReadonlySignal, signal } from '@preact/signals';
import { isStorageLow } from '../../../lib/storage-left.ts';
import type { TableGame } from '../game/types.ts';

const EVERY = 12; // moves

export function watchStorage(game: ReadonlySignal<Pick<TableGame, 'moves'>>, ask = () => isStorageLow()) {
  const low = signal(false);
  let last: number | undefined;
  const stop = effect(() => {
    const now = Math.floor(game.value.moves.length / EVERY);
    if (now === last) return;
    last = now;
    void ask().then((answer) => {
      low.value = answer;
    });
  });
  return { low: low as ReadonlySignal<boolean>, stop };
}
