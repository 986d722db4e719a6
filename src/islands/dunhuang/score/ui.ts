/** What every part of the score room needs: the model, the words, and names as they are said. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Good, Seat } from '../../../games/dunhuang/index.ts';
import { localeOf, type Translator, translator, type WordsOf } from '../../../i18n/translate.ts';
import type { Lang } from '../../../lib/languages.ts';
import type { ScoreModel } from './model.ts';
import type { Sheet } from './sheet.ts';

export type ScoreWords = WordsOf<'score.' | 'good.' | 'why.' | 'storage.' | 'colour.' | 'people.'>;

export interface Speech extends Translator<keyof ScoreWords> {
  /** A player by name, or by colour where nobody gave one. */
  nameIn(sheet: Sheet, seat: Seat): string;
  good(good: Good): string;
  list(items: readonly string[]): string;
}

export function speechOf(lang: Lang, words: ScoreWords): Speech {
  const translated = translator(lang, words);
  const lists = new Intl.ListFormat(localeOf(lang));
  return {
    ...translated,
    nameIn: ({ players }, seat) =>
      players[seat]!.name.trim() || translated.t(`colour.${players[seat]!.colour}`),
    good: (good) => translated.t(`good.${good}`),
    list: (items) => lists.format(items),
  };
}

export interface Ui extends Speech {
  readonly model: ScoreModel;
}

export const UiContext = createContext<Ui | null>(null);

export const useUi = (): Ui => useContext(UiContext)!;
