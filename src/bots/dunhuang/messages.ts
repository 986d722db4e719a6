/** What a page asks Dunhuang's bots, and what they answer. */
import type { GameRecord, View } from '../../games/dunhuang/index.ts';
import type { Choice } from '../search/search.ts';
import type { Report as AnyReport } from '../worker/connection.ts';
import type { Stop } from '../worker/messages.ts';
import type { Advice, AdviceOptions } from './advise.ts';
import type { Explained, ExplainOptions, WeighedTurn } from './explain.ts';
import type { Review, ReviewOptions } from './review.ts';
import type { BotSettings } from './thinker.ts';

/** Work for a worker; during a game it is given views, never states. */
export type Request =
  | { type: 'choose'; id: number; view: View; settings: BotSettings }
  | { type: 'advise'; id: number; view: View; options: AdviceOptions }
  | { type: 'explain'; id: number; view: View; turns: readonly WeighedTurn[]; options: ExplainOptions }
  | { type: 'review'; id: number; record: GameRecord; options: ReviewOptions };

export type Message = Request | Stop;

export type Answer =
  | { type: 'thought'; id: number; choices: Choice[] }
  | { type: 'advised'; id: number; advice: Advice[] }
  | { type: 'explained'; id: number; explained: Explained[] }
  | { type: 'reviewed'; id: number; review: Review };

export type Report = AnyReport<Answer>;
