/**
 * node --expose-gc --max-old-space-size=64 scripts/arena/memory.ts: what a long think of the grand master takes. All
 * that grows is the tree, and its room is made at the start.
 */
import { Thinker } from '../../src/bots/dunhuang/thinker.ts';
import { toMove, view } from '../../src/games/dunhuang/index.ts';
import { opening } from './opening.ts';

const LOOKS = [1000, 10_000, 100_000, 300_000]; // iterations

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
const state = opening(2);
const thinker = new Thinker(view(state, toMove(state)), { level: 'grandmaster', seed: 1, ms: 1e9 }, () => 0);
for (const iterations of LOOKS) {
  thinker.search.run(iterations - thinker.search.iterations);
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  console.log(
    `${iterations} iterations: ${thinker.search.nodesUsed} nodes, heap ${megabytes(heapUsed)}, arrays ${megabytes(arrayBuffers)}`,
  );
}
