/** A match on as many cores as it is given. */
import { Worker } from 'node:worker_threads';
import type { Effects } from './match.ts';
import { type Summary, summary } from './summary.ts';
import type { Job } from './worker.ts';

/** Every core plays the next deal when it is done with one. */
function playAll(job: Job, deals: number, cores: number): Promise<Effects[]> {
  const results: Effects[] = [];
  let next = 0;
  return new Promise((resolve, reject) => {
    const workers = Array.from({ length: Math.min(deals, cores) }, () => {
      const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: job });
      worker.on('error', reject);
      worker.on('message', (effects: Effects) => {
        results.push(effects);
        if (results.length === deals) {
          for (const other of workers) void other.terminate();
          resolve(results);
        } else if (next < deals) worker.postMessage(next++);
      });
      worker.postMessage(next++);
      return worker;
    });
  });
}

/** At least that many games: a deal is played once with A in every seat. */
export async function runMatch(job: Job, games: number, cores: number): Promise<Summary> {
  return summary(job, await playAll(job, Math.ceil(games / job.players), cores));
}

export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
