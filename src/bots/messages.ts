/** What a page and the bots' workers say to each other. */
import type { Move, View } from '../games/dunhuang/index.ts';
import type { Advice } from './advise.ts';
import type { BotErrorCode } from './choose.ts';
import type { Choice } from './search/search.ts';
import type { Mind } from './thinker.ts';

export type Request =
  | { type: 'choose'; id: number; view: View; mind: Mind }
  | { type: 'advise'; id: number; view: View; mind: Mind; most: number }
  | { type: 'stop'; id: number };

export type Answer =
  | { type: 'progress'; id: number; share: number }
  | { type: 'moved'; id: number; move: Move } // without a search
  | { type: 'thought'; id: number; choices: Choice[]; iterations: number }
  | { type: 'advised'; id: number; advice: Advice[] }
  | { type: 'failed'; id: number; code: BotErrorCode };
