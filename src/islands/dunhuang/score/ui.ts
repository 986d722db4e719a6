/** What every part of the score page needs: the model, the words, and names as they are said. */
import { useComputed } from '@preact/signals';
import type { Good } from '../../../games/dunhuang/index.ts';
import { type Translator, translator, type WordsOf } from '../../../i18n/translate.ts';
import type { Lang } from '../../../lib/languages.ts';
import { type Speech as AnySpeech, type PageUi, speechOf as sharedSpeech } from '../../score/face.ts';
import { useUi as useAnyUi } from '../../ui.ts';
import type { ScoreModel } from './model.ts';
import type { Sheet } from './sheet.ts';

export type ScoreWords = WordsOf<'score.' | 'good.' | 'why.' | 'storage.' | 'colour.' | 'people.'>;

export interface Speech extends Translator<keyof ScoreWords>, Pick<AnySpeech, 'nameIn' | 'list'> {
  good(good: Good): string;
}

export function speechOf(lang: Lang, words: ScoreWords): Speech {
  const translated = translator(lang, words);
  const { nameIn, list } = sharedSpeech(lang, words, ({ colour }) => translated.t(`colour.${colour}`));
  return { ...translated, nameIn, list, good: (good) => translated.t(`good.${good}`) };
}

export interface Ui extends Speech, Pick<PageUi<Sheet>, 'rules' | 'face'> {
  readonly model: ScoreModel;
}

export const useUi = useAnyUi<Ui>;

/** For what is shown at the end of a game at the table too, where nothing is counted. */
export const useSpeech = useAnyUi<Speech>;

/** The sheet, for a part that is drawn again when what it shows of it has changed, and not at every tap. */
export function useSheet(shown: (sheet: Sheet) => unknown): Sheet {
  const { sheet } = useUi().model;
  useComputed(() => JSON.stringify(shown(sheet.value))).value;
  return sheet.peek();
}

/** Who sits where. */
export const peopleIn = ({ count, players }: Sheet) => [
  count,
  players.map(({ name, colour }) => [name, colour]),
];
