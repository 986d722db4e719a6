import { below, seedFrom } from '../../src/lib/random.ts';

/** A source like Math.random that a test can repeat. */
export function dice(seed: string): () => number {
  const state = new Int32Array(4);
  seedFrom(seed, state, 0);
  return () => below(state, 0, 1 << 30) / (1 << 30);
}
