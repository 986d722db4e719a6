/** The page's end of the bots: starts workers when first needed, and merges what two of them think. */
import { type Move, unpackMove, type View } from '../games/dunhuang/index.ts';
import type { Advice, AdviceOptions } from './advise.ts';
import { BotError } from './choose.ts';
import { THINKING } from './levels.ts';
import { merge } from './merge.ts';
import type { Answer, Request } from './messages.ts';
import type { Choice } from './search/search.ts';
import type { Mind } from './thinker.ts';

export interface Watch {
  readonly signal?: AbortSignal;
  onProgress?(share: number): void; // 0 to 1
}

/** The part of a Worker that is used, so that tests can bring their own. */
export interface WorkerLike {
  postMessage(message: Request): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<Answer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

const startWorker = (): WorkerLike => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

export class BotClient {
  private readonly workers: WorkerLike[] = [];
  private readonly start: () => WorkerLike;
  private readonly cores: number;
  private lastId = 0;

  constructor(cores: number = navigator.hardwareConcurrency, start: () => WorkerLike = startWorker) {
    this.cores = cores;
    this.start = start;
  }

  /** A bot's move. Rejects with the signal's reason where it is stopped, at once. */
  async choose(view: View, mind: Mind, watch: Watch = {}): Promise<Move> {
    const thinking = THINKING[mind.level];
    const timed = thinking === undefined || mind.iterations !== undefined || mind.ms !== undefined;
    const budget = timed ? mind : { ...mind, ms: thinking.ms };
    const shares = thinking?.workers === true && this.cores > 1 ? 2 : 1;
    const answers = await Promise.all(
      Array.from({ length: shares }, (_, n) =>
        this.ask(
          n,
          (id) => ({ type: 'choose', id, view, mind: portion(budget, n, shares) }),
          n === 0 ? watch : { ...watch, onProgress: () => {} },
        ),
      ),
    );
    const [first] = answers;
    if (first?.type === 'moved') return first.move;
    const thoughts = answers.map((answer): Choice[] => (answer.type === 'thought' ? answer.choices : []));
    return unpackMove(merge(thoughts)[0]!.move);
  }

  async advise(view: View, { most = 3, ...options }: AdviceOptions, watch: Watch = {}): Promise<Advice[]> {
    const mind: Mind = { level: 'master', ...options };
    const answer = await this.ask(0, (id) => ({ type: 'advise', id, view, mind, most }), watch);
    return answer.type === 'advised' ? answer.advice : [];
  }

  /** Ends the workers; they start again when needed. */
  close(): void {
    for (const worker of this.workers.splice(0)) worker.terminate();
  }

  private ask(n: number, request: (id: number) => Request, { signal, onProgress }: Watch): Promise<Answer> {
    this.workers[n] ??= this.start();
    const worker = this.workers[n];
    const id = ++this.lastId;
    return new Promise((resolve, reject) => {
      const stop = (): void => {
        worker.postMessage({ type: 'stop', id });
        reject(signal!.reason);
      };
      if (signal?.aborted === true) return stop();
      signal?.addEventListener('abort', stop, { once: true });
      worker.onerror = () => reject(new BotError('broken'));
      worker.onmessage = ({ data }) => {
        if (data.id !== id) return;
        if (data.type === 'progress') return onProgress?.(data.share);
        signal?.removeEventListener('abort', stop);
        if (data.type === 'failed') reject(new BotError(data.code));
        else resolve(data);
      };
      worker.postMessage(request(id));
    });
  }
}

/** One worker's part: iterations are shared out, time is not; each has chance of its own. */
export function portion(mind: Mind, n: number, shares: number): Mind {
  if (shares === 1) return mind;
  const { iterations } = mind;
  return {
    ...mind,
    seed: `${mind.seed}/${n}`,
    iterations: iterations === undefined ? undefined : Math.ceil(iterations / shares),
  };
}
