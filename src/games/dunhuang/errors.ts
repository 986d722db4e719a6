/** Why something is refused: codes for i18n, with the rule to cite. */
import { codedError, IllegalMoveOf } from '../../lib/coded-error.ts';
import { RECORD_ERRORS } from '../../lib/record-limits.ts';
import type { RuleId } from './rules.ts';

export { InvalidRecord } from '../../lib/record-limits.ts';

export const REFUSALS = [
  'not-a-move',
  'game-over',
  'wrong-step',
  'not-dealt',
  'not-drawn',
  'must-move',
  'too-few-coins',
  'other-character',
  'no-coins-left',
  'no-prestige-left',
  'no-token',
  'not-in-hand',
  'not-in-shop',
  'pile-empty',
  'space-empty',
  'same-good',
  'yourself',
  'no-such-seat',
  'hand-empty',
  'wrong-number',
  'not-a-neighbour',
  'out-of-reach',
  'not-your-token',
  'already-shang',
] as const;
export type RefusalCode = (typeof REFUSALS)[number];

export interface MoveError {
  readonly code: RefusalCode;
  readonly rule: RuleId;
}

/** Thrown by `play`; `error` is what `check` answers. */
export class IllegalMove extends IllegalMoveOf<MoveError> {}

/** Something else than what a verb works on: no state, no view, nobody's seat … */
export const INPUT_ERRORS = [
  'state',
  'view',
  'seat',
  'random',
  'event',
  'move',
  'character',
  'score',
  'shops',
] as const;
export type InputErrorCode = (typeof INPUT_ERRORS)[number];
export class InvalidInput extends /* @__PURE__ */ codedError<InputErrorCode>('InvalidInput') {}

export const OPTION_ERRORS = [
  'not-options',
  'players',
  'seed',
  'seed-too-long',
  'circle',
  'first-player',
  'rulings',
] as const;
export type OptionErrorCode = (typeof OPTION_ERRORS)[number];
export class InvalidOptions extends /* @__PURE__ */ codedError<OptionErrorCode>('InvalidOptions') {}

export const POSITION_ERRORS = [
  'not-a-position',
  'set-up',
  'seed',
  'players',
  'circle-length',
  'both-sides',
  'market-length',
  'seats-length',
  'good-not-in-game',
  'too-many-cards',
  'token-not-in-game',
  'token-twice',
  'coins',
  'prestige',
  'steps',
  'phase',
  'pending',
  'rulings',
] as const;
export type PositionErrorCode = (typeof POSITION_ERRORS)[number];
export class InvalidPosition extends /* @__PURE__ */ codedError<PositionErrorCode>('InvalidPosition') {}

export const SETUP_CODE_ERRORS = ['length', 'character', 'range', 'not-a-circle'] as const;
export type SetupCodeErrorCode = (typeof SETUP_CODE_ERRORS)[number];
export class InvalidSetupCode extends /* @__PURE__ */ codedError<SetupCodeErrorCode>('InvalidSetupCode') {}

/** Every code there is, by what it is about: the words for them are in i18n. */
export const ERROR_CODES = {
  move: REFUSALS,
  input: INPUT_ERRORS,
  options: OPTION_ERRORS,
  position: POSITION_ERRORS,
  record: RECORD_ERRORS,
  setup: SETUP_CODE_ERRORS,
} as const;
