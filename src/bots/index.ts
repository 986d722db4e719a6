/** The only door to the bots. */

export { type Advice, type AdviceOptions, advise } from './advise.ts';
export { BOT_ERRORS, Bot, BotError, type BotErrorCode, chooseMove } from './choose.ts';
export { BotClient, type Watch } from './client.ts';
export { PERSONALITIES, type PersonalityId } from './dunhuang/personality.ts';
export { LEVELS, type Level } from './levels.ts';
export { REASONS, type Reason } from './reasons.ts';
export { type Moment, type Review, type ReviewOptions, review, type TurningPoint } from './review.ts';
export type { Mind } from './thinker.ts';
