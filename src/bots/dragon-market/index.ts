/** The door to Dragon Market's bots. */
export type { Moment } from '../search/swings.ts';
export { BOT_ERRORS, BotError, type BotErrorCode } from '../worker/bot-error.ts';
export { type Advice, type AdviceOptions, advise } from './advise.ts';
export { Bot, type BotSettings, chooseMove } from './choose.ts';
export { BotClient, type Watch } from './client.ts';
export { LEVELS, type Level } from './levels.ts';
export { REASONS, type Reason } from './reasons.ts';
export { type Review, type ReviewOptions, review, type TurningPoint } from './review.ts';
