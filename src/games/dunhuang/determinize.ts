/** A full state that fits a view; see `sampler.ts` for how it is dealt. */
import { seedFromSource } from '../../lib/random.ts';
import { blankMemory } from './claims.ts';
import { prepareSampler } from './sampler.ts';
import { emptyDesk, type State, store } from './state.ts';
import type { View } from './view.ts';

const dice = new Int32Array(4);

/** A state that this seat could be in; `random` is like `Math.random`. */
export function determinize(view: View, random: () => number): State {
  const board = emptyDesk();
  seedFromSource(random, dice, 0);
  prepareSampler(view).deal(board, dice);
  const memory = blankMemory(view.players);
  memory[view.seat ?? view.players] = view.memory;
  return store(board, memory);
}
