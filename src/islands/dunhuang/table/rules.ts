/** The rules of Dunhuang as the table asks for them. */
import {
  check,
  decodeGame,
  encodeGame,
  foresee,
  formality,
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
  encodeGame,
  decodeGame,
  revealsHidden,
  isMoveItself,
  formality,
  foresee,
  endMove: 'end-turn',
};
