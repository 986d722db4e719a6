/** Why something is refused: codes for i18n, with the rule to cite. */
import { codedError, IllegalMoveOf } from '../../lib/coded-error.ts';
import { RECORD_ERRORS } from '../../lib/record-limits.ts';
import type { RuleId } from './rules.ts';
import type { Square } from './types.ts';

export { InvalidRecord } from '../../lib/record-limits.ts';

export const REFUSALS = [
  'not-a-move',
  'game-over',
  'wrong-step',
  'already-placed',
  'lower-number-first',
  'off-board',
  'boat-in-the-way',
  'pontoon-in-the-way',
  'sailor-at-the-edge',
  'must-move',
  'no-points',
  'no-coins',
  'paid-twice',
  'passing',
  'points-spent',
  'nothing-rolled',
  'no-power',
  'power-used',
  'plain-slide',
  'not-end-sailor',
  'not-adjacent',
  'open-sea',
  'sailor-there',
  'other-pontoon',
  'cannot-go-on',
  'heir-there',
  'no-sailor-there',
  'not-diagonal',
  'not-a-jump',
  'not-open-sea',
  'no-pile-here',
  'other-kind',
  'pile-empty',
  'not-needed',
  'already-taken',
  'yourself',
  'no-such-seat',
  'other-boat',
  'piles-empty',
  'not-drawn',
  'not-on-card',
  'not-the-most',
] as const;
export type RefusalCode = (typeof REFUSALS)[number];

export interface MoveError {
  readonly code: RefusalCode;
  readonly rule: RuleId;
  readonly at?: Square; // where something is in the way
}

/** Thrown by `play`; `error` is what `check` answers. */
export class IllegalMove extends IllegalMoveOf<MoveError> {}

/** Something else than what a verb works on: no state, no view, nobody's seat … */
export const INPUT_ERRORS = ['state', 'view', 'seat', 'random', 'event', 'boat'] as const;
export class InvalidInput extends /* @__PURE__ */ codedError<(typeof INPUT_ERRORS)[number]>('InvalidInput') {}

export const OPTION_ERRORS = [
  'not-options',
  'players',
  'seed',
  'seed-too-long',
  'first-player',
  'rulings',
  'teams',
  'deck',
] as const;
export type OptionErrorCode = (typeof OPTION_ERRORS)[number];
export class InvalidOptions extends /* @__PURE__ */ codedError<OptionErrorCode>('InvalidOptions') {}

export const POSITION_ERRORS = [
  'not-a-position',
  'set-up',
  'seed',
  'players',
  'rulings',
  'teams',
  'deck',
  'boats',
  'overlap',
  'sailor-at-the-edge',
  'piles',
  'tokens',
  'heirs',
  'sides',
  'coins',
  'objectives',
  'need',
  'phase',
  'drawn',
  'turn',
  'owed',
] as const;
export type PositionErrorCode = (typeof POSITION_ERRORS)[number];
export class InvalidPosition extends /* @__PURE__ */ codedError<PositionErrorCode>('InvalidPosition') {}

/** Every code there is, by what it is about: the words for them are in i18n. */
export const ERROR_CODES = {
  move: REFUSALS,
  input: INPUT_ERRORS,
  options: OPTION_ERRORS,
  position: POSITION_ERRORS,
  record: RECORD_ERRORS,
} as const;
