/** A pad read line by line instead of player by player. */
import { LINES, type RuleId, type ScoreLine } from '../../../games/yinzi/index.ts';
import type { Summary } from './reckoning.ts';

export interface LineOfAll {
  readonly code: ScoreLine['code'];
  readonly rule: RuleId;
  readonly lines: readonly ScoreLine[]; // by seat
}

/** The same line of everybody, in the order in which people count. */
export const linesOf = ({ sheets }: Summary): LineOfAll[] =>
  LINES.map(({ code, rule }, i) => ({ code, rule, lines: sheets.map(({ lines }) => lines[i]!) }));
