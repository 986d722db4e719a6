/** The page's end of the full text: questions go to a worker, pages with the places in them come back. */
import type { SearchDialog } from './file.ts';
import type { Answer, TextHit } from './pagefind.worker.ts';

export type FullText = (question: string) => Promise<readonly TextHit[]>;

interface Asker {
  resolve(hits: readonly TextHit[]): void;
  reject(reason: Error): void;
}

/** A question asked before the worker is ready is answered when it is; one asked after it broke is for the next. */
export function openFullText(dialog: Pick<SearchDialog, 'fullText' | 'startFullText'>): FullText {
  const waiting = new Map<number, Asker>();
  const failure = new Error('The full text cannot be searched');
  let listened: Worker | undefined;
  let last = 0;

  function listenTo(worker: Worker): void {
    listened = worker;
    worker.onmessage = ({ data: { id, hits } }: MessageEvent<Answer>) => {
      const asker = waiting.get(id);
      waiting.delete(id);
      if (hits) asker?.resolve(hits);
      else asker?.reject(failure);
    };
    worker.onerror = () => {
      for (const { reject } of waiting.values()) reject(failure);
      waiting.clear();
    };
  }

  return (question) =>
    new Promise((resolve, reject) => {
      const worker = dialog.fullText ?? dialog.startFullText!();
      if (worker !== listened) listenTo(worker);
      waiting.set(++last, { resolve, reject });
      worker.postMessage({ id: last, question });
    });
}
