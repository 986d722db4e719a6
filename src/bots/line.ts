/** A line to one worker: it starts when first needed, and again after it has died. */
import { BotError } from './choose.ts';
import type { Answer, Message, Report, Request } from './messages.ts';

export interface Watch {
  readonly signal?: AbortSignal | undefined;
  onProgress?(share: number): void; // 0 to 1
}

/** The part of a Worker that is used, so that tests can bring their own. */
export interface WorkerLike {
  postMessage(message: Message): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<Report>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

interface Waiting {
  resolve(answer: Answer): void;
  reject(reason: unknown): void;
  onProgress(share: number): void;
}

export class Line {
  private worker: WorkerLike | undefined;
  private readonly start: () => WorkerLike;
  private readonly waiting = new Map<number, Waiting>();

  constructor(start: () => WorkerLike) {
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

  private open(): WorkerLike {
    if (this.worker !== undefined) return this.worker;
    const worker = this.start();
    worker.onerror = () => {
      if (this.worker === worker) this.close(new BotError('broken'));
    };
    worker.onmessage = ({ data }) => {
      const waiting = this.waiting.get(data.id);
      if (data.type === 'progress') waiting?.onProgress(data.share);
      else if (data.type === 'failed') waiting?.reject(new BotError(data.code));
      else waiting?.resolve(data);
    };
    this.worker = worker;
    return worker;
  }
}
