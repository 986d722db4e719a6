/** What every part of the data page says. */
import type { Translator, WordsOf } from '../../i18n/translate.ts';
import { useUi as useAnyUi } from '../ui.ts';

export type DataWords = WordsOf<'data.' | 'storage.' | 'broken.' | 'keys.'>;
export type Speech = Translator<keyof DataWords>;

export const useUi = useAnyUi<Speech>;
