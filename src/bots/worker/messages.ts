/** What a page and any game's bots say to each other besides the work itself. */
import type { BotErrorCode } from './bot-error.ts';

/** A question and its answer bear the same number. */
export interface Numbered {
  readonly id: number;
}

export interface Stop extends Numbered {
  readonly type: 'stop';
}

export interface Progress extends Numbered {
  readonly type: 'progress';
  readonly share: number; // 0 to 1
}

export interface Failed extends Numbered {
  readonly type: 'failed';
  readonly code: BotErrorCode;
}
