/** The rules of Dragon Market as the table asks for them. */
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
  type State,
  view,
} from '../../../games/dragon-market/index.ts';
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
  // Blue objectives lie open.
  hidesNothing: (state: State) => view(state, undefined).rulings.objectives === 'blue',
  // Boats and goods are laid anew; house rules and people's own cards stay.
  optionsAgain: ({ rulings, deck }: GameOptions) => ({
    ...(rulings !== undefined && { rulings }),
    ...(deck !== undefined && { deck }),
  }),
  endMove: 'end-turn',
};
