/** What every part of the majority page needs: the model, the words, and names as they are said. */
import type { Good, Seat } from '../../../games/dunhuang/index.ts';
import { type Translator, translator, type WordsOf } from '../../../i18n/translate.ts';
import type { Lang } from '../../../lib/languages.ts';
import { useUi as useAnyUi } from '../../ui.ts';
import type { MajorityModel } from './model.ts';

export type MajorityWords = WordsOf<'majority.' | 'good.' | 'why.' | 'storage.' | 'colour.' | 'people.'>;

export interface Ui extends Translator<keyof MajorityWords> {
  readonly model: MajorityModel;
  name(seat: Seat): string;
  good(good: Good): string;
}

export function uiOf(lang: Lang, words: MajorityWords, model: MajorityModel): Ui {
  const translated = translator(lang, words);
  return {
    ...translated,
    model,
    name: (seat) => {
      const { name, colour } = model.track.value.people[seat]!;
      return name.trim() || translated.t(`colour.${colour}`);
    },
    good: (good) => translated.t(`good.${good}`),
  };
}

export const useUi = useAnyUi<Ui>;
