/** A full state that fits a view; see `sampler.ts` for how it is dealt. */
import { diceFrom } from '../../lib/dice-from.ts';
import { isBoard } from './board-check.ts';
import { InvalidInput } from './errors.ts';
import { blankMemory } from './known-cards.ts';
import { reading } from './plain.ts';
import { prepareSampler } from './sampler.ts';
import { blankBoard, type State, store } from './state.ts';
import type { View } from './view.ts';
import { readView } from './view-read.ts';

/** A state that this seat could be in; `random` is like `Math.random`. Throws InvalidInput where none fits the view. */
export function determinize(view: View, random: () => number): State {
  const seen = readView(view);
  const dice = diceFrom(random, () => new InvalidInput('random'));
  const board = blankBoard();
  reading(
    () => prepareSampler(seen).deal(board, dice),
    () => new InvalidInput('view'), // more cards than there are, or no room for them
  );
  if (!isBoard(board.cells)) throw new InvalidInput('view');
  const memory = blankMemory(seen.players);
  memory[seen.seat ?? seen.players] = seen.memory;
  return store(board, memory);
}
