/** The door to Dunhuang's bots. */

export type { Moment } from '../search/swings.ts';
export { BOT_ERRORS, BotError, type BotErrorCode } from '../worker/bot-error.ts';
export { type Advice, type AdviceOptions, advise } from './advise.ts';
export { Bot, chooseMove } from './choose.ts';
export { BotClient, type Watch } from './client.ts';
export { CONTRASTS, type Comparison, DEGREES } from './compare.ts';
export type { Explained, WeighedTurn } from './explain.ts';
export { LEVELS, type Level } from './levels.ts';
export { PERSONALITIES, type PersonalityId } from './personality.ts';
export { REASONS, type Reason } from './reasons.ts';
export { type Review, type ReviewOptions, review, type TurningPoint } from './review.ts';
export { RISKS, type Risk } from './risk.ts';
export type { BotSettings } from './thinker.ts';
