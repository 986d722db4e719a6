import type { BotSettings } from '../../../src/bots/dunhuang/index.ts';
import type { Move, View } from '../../../src/games/dunhuang/index.ts';

export declare class Bot {
  constructor(now?: () => number);
  choose(view: View, settings: BotSettings): Move;
}
