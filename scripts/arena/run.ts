/** A match on as many cores as it is given. */
import { Worker } from 'node:worker_threads';
import type { Effects } from './match.ts';
import { type Summary, summary } from './summary.ts';
import type { Job } from './worker.ts';

/** Every core plays the next deal when it is done with one; `onDeal` hears of all that are done. */
function playAll(
  job: Job,
  deals: number,
  cores: number,
  onDeal: (done: readonly Effects[]) => void,
): Promise<Effects[]> {
  const results: Effects[] = [];
  let next = 0;
  return new Promise((resolve, reject) => {
    const workers = Array.from({ length: Math.min(deals, cores) }, () => {
      const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: job });
      worker.on('error', reject);
      worker.on('message', (effects: Effects) => {
        results.push(effects);
        onDeal(results);
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

const TELL = 30_000; // ms between two words on how it stands

/** At least that many games: a deal is played once with A in every seat. Tells on the way how it stands. */
export async function runMatch(job: Job, games: number, cores: number): Promise<Summary> {
  let told = Date.now();
  const onDeal = (done: readonly Effects[]): void => {
    if (Date.now() - told < TELL) return;
    told = Date.now();
    const { wins, interval, games: played } = summary(job, done);
    console.error(`${played} games: ${percent(wins)} (${percent(interval[0])} to ${percent(interval[1])})`);
  };
  return summary(job, await playAll(job, Math.ceil(games / job.players), cores, onDeal));
}

export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
