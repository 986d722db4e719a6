/** What a page asks Dragon Market's bots, and what they answer. */
import type { GameRecord, Move, View } from '../../games/dragon-market/index.ts';
import type { Stop } from '../worker/messages.ts';
import type { Advice, AdviceOptions } from './advise.ts';
import type { BotSettings } from './choose.ts';
import type { Review, ReviewOptions } from './review.ts';

/** Work for a worker; during a game it is given views, never states. */
export type Request =
  | { type: 'choose'; id: number; view: View; settings: BotSettings }
  | { type: 'advise'; id: number; view: View; options: AdviceOptions }
  | { type: 'review'; id: number; record: GameRecord; options: ReviewOptions };

export type Message = Request | Stop;

export type Answer =
  | { type: 'chosen'; id: number; move: Move }
  | { type: 'advised'; id: number; advice: Advice[] }
  | { type: 'reviewed'; id: number; review: Review };
