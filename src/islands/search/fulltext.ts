/** The page's end of the full text: questions go to a worker, pages with the places in them come back. */
import type { Answer, TextHit } from './pagefind.worker.ts';

export type FullText = (question: string) => Promise<readonly TextHit[]>;

interface Asker {
  resolve(hits: readonly TextHit[]): void;
  reject(reason: Error): void;
}

/** A question asked before the worker is ready is answered when it is. */
export function openFullText(worker: Worker): FullText {
  const waiting = new Map<number, Asker>();
  const failure = new Error('The full text cannot be searched');
  let last = 0;
  let broken = false;

  worker.onmessage = ({ data: { id, hits } }: MessageEvent<Answer>) => {
    const asker = waiting.get(id);
    waiting.delete(id);
    if (hits) asker?.resolve(hits);
    else asker?.reject(failure);
  };
  worker.onerror = () => {
    broken = true;
    for (const { reject } of waiting.values()) reject(failure);
  };

  return (question) =>
    new Promise((resolve, reject) => {
      if (broken) reject(failure);
      waiting.set(++last, { resolve, reject });
      worker.postMessage({ id: last, question });
    });
}
