/** node scripts/arena/cores.ts: how much two workers search together in three seconds, beside one alone. */
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { Thinker } from '../../src/bots/dunhuang/thinker.ts';
import { toMove, view } from '../../src/games/dunhuang/index.ts';
import { opening } from './opening.ts';

const MS = 3000;

function search(ms: number): number {
  const state = opening(2);
  const settings = { level: 'grandmaster', seed: 1, ms } as const;
  const thinker = new Thinker(view(state, toMove(state)), settings, () => performance.now());
  while (thinker.step());
  return thinker.search.iterations;
}

/** Iterations of so many workers together. */
async function together(workers: number): Promise<number> {
  const counts = Array.from(
    { length: workers },
    () =>
      new Promise<number>((resolve, reject) => {
        const worker = new Worker(new URL(import.meta.url));
        worker.once('message', resolve);
        worker.once('error', reject);
      }),
  );
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}

if (isMainThread) {
  const one = await together(1);
  const two = await together(2);
  console.log(
    `one: ${one}, two together: ${two} iterations in ${MS} ms (${(two / one).toFixed(2)} times as many)`,
  );
} else {
  search(1000); // the engine warms up
  parentPort!.postMessage(search(MS));
}
