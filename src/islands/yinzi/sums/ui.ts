/** What every part of the sums needs: the models, and the words. */
import type { Translator, WordsOf } from '../../../i18n/translate.ts';
import { useUi as useAnyUi } from '../../ui.ts';
import type { BoxNumbers } from '../box/numbers.ts';
import type { SumsModel } from './model.ts';
import type { SumWords } from './sum.ts';

export type PageWords = SumWords & WordsOf<'storage.'>;

export interface Ui extends Translator<keyof PageWords> {
  readonly model: SumsModel;
  /** What the box says. */
  readonly box: BoxNumbers;
}

export const useUi = useAnyUi<Ui>;
