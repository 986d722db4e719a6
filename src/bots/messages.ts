/** What a page and the bots' workers say to each other. */
import type { GameRecord, View } from '../games/dunhuang/index.ts';
import type { Advice } from './advise.ts';
import type { BotErrorCode } from './choose.ts';
import type { Review, ReviewOptions } from './review.ts';
import type { Choice } from './search/search.ts';
import type { Mind } from './thinker.ts';

/** Work for a worker; during a game it is given views, never states. */
export type Request =
  | { type: 'choose'; id: number; view: View; mind: Mind }
  | { type: 'advise'; id: number; view: View; mind: Mind; most: number }
  | { type: 'review'; id: number; record: GameRecord; options: ReviewOptions };

export type Message = Request | { type: 'stop'; id: number };

export type Answer =
  | { type: 'thought'; id: number; choices: Choice[] }
  | { type: 'advised'; id: number; advice: Advice[] }
  | { type: 'reviewed'; id: number; review: Review }
  | { type: 'failed'; id: number; code: BotErrorCode };

export type Report = Answer | { type: 'progress'; id: number; share: number };
