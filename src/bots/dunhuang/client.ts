/** The page's end of the bots: asks workers, and merges what two of them think. */

import { unpackMove } from '../../games/dunhuang/fast.ts';
import type { GameRecord, Move, View } from '../../games/dunhuang/index.ts';
import { merge } from '../search/merge.ts';
import { BotError } from '../worker/bot-error.ts';
import { type WorkerLike as AnyWorker, Connection, type Watch } from '../worker/connection.ts';
import type { Advice, AdviceOptions } from './advise.ts';
import type { Explained, ExplainOptions, WeighedTurn } from './explain.ts';
import { THINKING } from './levels.ts';
import type { Answer, Request } from './messages.ts';
import type { Review, ReviewOptions } from './review.ts';
import type { BotSettings } from './thinker.ts';

export type { Watch } from '../worker/connection.ts';

export type WorkerLike = AnyWorker<Request, Answer>;

const startWorker = (): WorkerLike => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

/** A request before it has its number. */
type Asked = Request extends infer Each ? (Each extends Request ? Omit<Each, 'id'> : never) : never;

/**
 * All that is asked rejects with the signal's reason as soon as that is aborted, and with a BotError where
 * something is wrong; a worker that has died is started again by the next question.
 */
export class BotClient {
  private readonly connections: readonly [Connection<Request, Answer>, Connection<Request, Answer>];
  private readonly cores: number;
  private lastId = 0;

  constructor(cores: number = navigator.hardwareConcurrency, start: () => WorkerLike = startWorker) {
    this.cores = cores;
    this.connections = [new Connection(start), new Connection(start)];
  }

  /** A bot's move. */
  async choose(view: View, settings: BotSettings, watch: Watch = {}): Promise<Move> {
    const thinking = THINKING[settings.level];
    const timed = thinking === undefined || settings.iterations !== undefined || settings.ms !== undefined;
    const budget = timed ? settings : { ...settings, iterations: thinking.iterations, ms: thinking.ms };
    if (thinking?.workers !== true || this.cores < 2) {
      return moveOf([await this.ask(0, { type: 'choose', view, settings: budget }, watch)]);
    }
    return moveOf(
      await Promise.all([
        this.ask(0, { type: 'choose', view, settings: portion(budget, 0) }, watch),
        this.ask(1, { type: 'choose', view, settings: portion(budget, 1) }, { signal: watch.signal }),
      ]),
    );
  }

  /** The best few whole turns, and why. */
  async advise(view: View, options: AdviceOptions, watch: Watch = {}): Promise<Advice[]> {
    const answer = await this.ask(0, { type: 'advise', view, options }, watch);
    if (answer.type !== 'advised') throw new BotError('broken');
    return answer.advice;
  }

  /** What turns that somebody has weighed are for, and how the first compares with the second. */
  async explain(
    view: View,
    turns: readonly WeighedTurn[],
    options: ExplainOptions,
    watch: Watch = {},
  ): Promise<readonly Explained[]> {
    const answer = await this.ask(0, { type: 'explain', view, turns, options }, watch);
    if (answer.type !== 'explained') throw new BotError('broken');
    return answer.explained;
  }

  /** A finished game, looked back on. */
  async review(record: GameRecord, options: ReviewOptions, watch: Watch = {}): Promise<Review> {
    const answer = await this.ask(0, { type: 'review', record, options }, watch);
    if (answer.type !== 'reviewed') throw new BotError('broken');
    return answer.review;
  }

  /** Ends the workers; they start again when needed. What is still being thought about is aborted. */
  close(): void {
    for (const connection of this.connections)
      connection.close(new DOMException('The bots were sent home.', 'AbortError'));
  }

  private ask(which: 0 | 1, asked: Asked, watch: Watch): Promise<Answer> {
    return this.connections[which].ask({ ...asked, id: ++this.lastId } as Request, watch);
  }
}

function moveOf(answers: readonly Answer[]): Move {
  const [best] = merge(answers.map((answer) => (answer.type === 'thought' ? answer.choices : [])));
  if (best === undefined) throw new BotError('broken');
  return unpackMove(best.move);
}

/** One of two workers' part: iterations are shared out, time is not; each has chance of its own. */
export function portion(settings: BotSettings, n: 0 | 1): BotSettings {
  const { iterations } = settings;
  return {
    ...settings,
    seed: `${settings.seed}/${n}`,
    iterations: iterations === undefined ? undefined : Math.ceil(iterations / 2),
  };
}
