/** Why something is refused, in codes for i18n. */
import { CodedError } from '../../lib/coded-error.ts';

/** Something else than what a verb works on. */
export const INPUT_ERRORS = [
  'players',
  'seed',
  'feeding',
  'taxes',
  'war',
  'transport',
  'production',
  'sale',
  'factories',
  'rate',
  'score',
  'profile',
  'round',
] as const;
export type InputErrorCode = (typeof INPUT_ERRORS)[number];

export class InvalidInput extends CodedError<InputErrorCode> {
  constructor(code: InputErrorCode) {
    super('InvalidInput', code);
  }
}
