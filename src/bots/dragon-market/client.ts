/** The page's end of the bots: asks a worker. */
import type { GameRecord, Move, View } from '../../games/dragon-market/index.ts';
import { BotError } from '../worker/bot-error.ts';
import { type WorkerLike as AnyWorker, Connection, type Watch } from '../worker/connection.ts';
import type { Advice, AdviceOptions } from './advise.ts';
import type { BotSettings } from './choose.ts';
import { type Level, THINKING } from './levels.ts';
import type { Answer, Request } from './messages.ts';
import type { Review, ReviewOptions } from './review.ts';

export type { Watch } from '../worker/connection.ts';

export type WorkerLike = AnyWorker<Request, Answer>;

const startWorker = (): WorkerLike => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

/** What a table asks for: who plays is named by whatever it has kept. */
export interface Asked {
  readonly level: string;
  readonly seed: string | number;
}

/**
 * All that is asked rejects with the signal's reason as soon as that is aborted, and with a BotError where something is wrong; a
 * worker that has died is started again by the next question.
 */
export class BotClient {
  private readonly connection: Connection<Request, Answer>;
  private lastId = 0;

  constructor(start: () => WorkerLike = startWorker) {
    this.connection = new Connection(start);
  }

  /** A bot's move, within what people are made to wait for it. */
  async choose(view: View, { level, seed }: Asked, watch: Watch = {}): Promise<Move> {
    const thinking = THINKING[level as Level];
    if (thinking === undefined) throw new BotError('unknown-level');
    const settings: BotSettings = { level: level as Level, seed, ms: thinking.ms };
    const answer = await this.connection.ask({ type: 'choose', id: ++this.lastId, view, settings }, watch);
    if (answer.type !== 'chosen') throw new BotError('broken');
    return answer.move;
  }

  /** The best few whole turns, and why. */
  async advise(view: View, options: AdviceOptions, watch: Watch = {}): Promise<Advice[]> {
    const answer = await this.connection.ask({ type: 'advise', id: ++this.lastId, view, options }, watch);
    if (answer.type !== 'advised') throw new BotError('broken');
    return answer.advice;
  }

  /** A finished game, looked back on. */
  async review(record: GameRecord, options: ReviewOptions, watch: Watch = {}): Promise<Review> {
    const answer = await this.connection.ask({ type: 'review', id: ++this.lastId, record, options }, watch);
    if (answer.type !== 'reviewed') throw new BotError('broken');
    return answer.review;
  }

  /** Ends the worker; it starts again when needed. What is still being thought about is aborted. */
  close(): void {
    this.connection.close(new DOMException('The bots were sent home.', 'AbortError'));
  }
}
