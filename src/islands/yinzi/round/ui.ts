/** What every part of the follower of rounds needs: the model, and the words. */
import type { Translator } from '../../../i18n/translate.ts';
import { useUi as useAnyUi } from '../../ui.ts';
import type { RoundModel } from './model.ts';
import type { RoundWords } from './tell.ts';

export interface Ui extends Translator<keyof RoundWords> {
  readonly model: RoundModel;
}

export const useUi = useAnyUi<Ui>;
