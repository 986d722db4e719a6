/** What the score page asks of this game. */
import type { ScoreRules } from '../../score/rules.ts';
import { summaryOf, type Win } from './reckoning.ts';
import { emptied, freshSheet, isBlank, parseSheet, type Sheet } from './sheet.ts';

export const scoreRules: ScoreRules<Sheet> = {
  ways: ['points', 'order'] satisfies Win[],
  fresh: freshSheet,
  emptied,
  isBlank,
  parse: parseSheet,
  summaryOf,
};
