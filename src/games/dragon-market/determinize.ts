/** A full state that fits a view; see `sampler.ts` for how it is dealt. */
import { seedFromSource } from '../../lib/random.ts';
import { reading } from '../../lib/reading.ts';
import { isBoard } from './board-check.ts';
import { InvalidInput } from './errors.ts';
import { prepareSampler } from './sampler.ts';
import { blankBoard, type State, store } from './state.ts';
import type { View } from './view.ts';
import { readView } from './view-read.ts';

const dice = new Int32Array(4);

/** A state that this seat could be in; `random` is like `Math.random`. Throws InvalidInput where none fits the view. */
export function determinize(view: View, random: () => number): State {
  const seen = readView(view);
  const drawn = reading(
    () => Array.from({ length: 4 }, random),
    () => new InvalidInput('random'),
  );
  if (!drawn.every((number) => typeof number === 'number')) throw new InvalidInput('random');
  seedFromSource(() => drawn.shift()!, dice, 0);
  const board = blankBoard();
  reading(
    () => prepareSampler(seen, board).deal(board, dice),
    () => new InvalidInput('view'), // more cards than there are, or no room for them
  );
  if (!isBoard(board)) throw new InvalidInput('view');
  return store(board);
}
