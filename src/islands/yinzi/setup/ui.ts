/** What every part of setting up needs: the models, and the words. */
import type { Translator } from '../../../i18n/translate.ts';
import { useUi as useAnyUi } from '../../ui.ts';
import type { BoxNumbers } from '../box/numbers.ts';
import type { SetupModel } from './model.ts';
import type { SetupWords } from './tell.ts';

export interface Ui extends Translator<keyof SetupWords> {
  readonly model: SetupModel;
  /** What the box says. */
  readonly box: BoxNumbers;
}

export const useUi = useAnyUi<Ui>;
