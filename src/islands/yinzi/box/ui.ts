/** What every part of the page of one's box needs: the model, and the words. */
import type { Translator, WordsOf } from '../../../i18n/translate.ts';
import { useUi as useAnyUi } from '../../ui.ts';
import type { BoxModel } from './model.ts';

export type BoxWords = WordsOf<'yinzi.box.' | 'yinzi.market.' | 'storage.'>;

export interface Ui extends Translator<keyof BoxWords> {
  readonly model: BoxModel;
}

export const useUi = useAnyUi<Ui>;
