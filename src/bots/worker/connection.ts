/** The page's connection to one worker: it starts when first needed, and again after it has died. */
import { BotError } from './bot-error.ts';
import type { Failed, Numbered, Progress, Stop } from './messages.ts';

export interface Watch {
  readonly signal?: AbortSignal | undefined;
  onProgress?(share: number): void; // 0 to 1
}

/** What a worker says: that it goes on, that it cannot, or its answer. */
export type Report<Answer> = Answer | Failed | Progress;

/** The part of a Worker that is used, so that tests can bring their own. */
export interface WorkerLike<Request, Answer> {
  postMessage(message: Request | Stop): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<Report<Answer>>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

interface Waiting<Answer> {
  resolve(answer: Answer): void;
  reject(reason: unknown): void;
  onProgress(share: number): void;
}

const isProgress = (report: Report<Numbered>): report is Progress =>
  'type' in report && report.type === 'progress';
const isFailed = (report: Report<Numbered>): report is Failed => 'type' in report && report.type === 'failed';

export class Connection<Request extends Numbered, Answer extends Numbered> {
  private worker: WorkerLike<Request, Answer> | undefined;
  private readonly start: () => WorkerLike<Request, Answer>;
  private readonly waiting = new Map<number, Waiting<Answer>>();

  constructor(start: () => WorkerLike<Request, Answer>) {
    this.start = start;
  }

  /** The worker's answer; rejects at once with the signal's reason, or with a BotError. */
  async ask(request: Request, { signal, onProgress }: Watch): Promise<Answer> {
    signal?.throwIfAborted();
    const { id } = request;
    const worker = this.open();
    const stop = (): void => {
      worker.postMessage({ type: 'stop', id });
      this.waiting.get(id)?.reject(signal!.reason);
    };
    signal?.addEventListener('abort', stop);
    try {
      return await new Promise<Answer>((resolve, reject) => {
        this.waiting.set(id, { resolve, reject, onProgress: (share) => onProgress?.(share) });
        worker.postMessage(request);
      });
    } finally {
      this.waiting.delete(id);
      signal?.removeEventListener('abort', stop);
    }
  }

  /** Ends the worker; whoever waits for it is told why. */
  close(reason: unknown): void {
    this.worker?.terminate();
    this.worker = undefined;
    for (const { reject } of this.waiting.values()) reject(reason);
  }

  private open(): WorkerLike<Request, Answer> {
    if (this.worker !== undefined) return this.worker;
    const worker = this.start();
    worker.onerror = () => {
      if (this.worker === worker) this.close(new BotError('broken'));
    };
    worker.onmessage = ({ data }) => {
      const waiting = this.waiting.get(data.id);
      if (isProgress(data)) waiting?.onProgress(data.share);
      else if (isFailed(data)) waiting?.reject(new BotError(data.code));
      else waiting?.resolve(data);
    };
    this.worker = worker;
    return worker;
  }
}
