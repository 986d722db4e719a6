/** What the box allows, and what it says: fetched when something is counted. */
import { type CountedGame, type ScoreWarning, scoreWarnings } from '../../../games/yinzi/index.ts';
import { type BoxNumbers, createBoxNumbers } from '../box/numbers.ts';

export interface BoxHelp {
  readonly numbers: BoxNumbers;
  warningsOf(game: CountedGame): ScoreWarning[];
}

export const boxHelp = (numbers = createBoxNumbers()): BoxHelp => ({ numbers, warningsOf: scoreWarnings });
