/** The rules of Dunhuang as the table asks for them. */
import {
  check,
  foresee,
  formality,
  type GameOptions,
  isMoveItself,
  legalMoves,
  openView,
  redact,
  revealsHidden,
} from '../../../games/dunhuang/index.ts';
import type { Rules } from '../../table/game/rules.ts';
import { keptRules } from './kept-rules.ts';

export const rules: Rules = {
  ...keptRules,
  legalMoves,
  check,
  openView,
  redact,
  revealsHidden,
  isMoveItself,
  formality,
  foresee,
  // A circle is drawn anew; house rules stay.
  optionsAgain: ({ rulings }: GameOptions) => (rulings ? { rulings } : {}),
  endMove: 'end-turn',
};
