/** What every part of the set-up page needs: the model, and the words. */
import type { CharacterId } from '../../../games/dunhuang/index.ts';
import type { Translator, WordsOf } from '../../../i18n/translate.ts';
import { useUi as useAnyUi } from '../../ui.ts';
import type { SetupModel } from './model.ts';

export type SetupWords = WordsOf<'setup.' | 'character.' | 'good.' | 'error.setup.' | 'storage.'>;
export type Say = Translator<keyof SetupWords>;

/** Where one goes from here; a page that is not open has no address. */
export interface Destinations {
  readonly rules: string;
  readonly characters: string;
  readonly score?: string | undefined;
  readonly table?: string | undefined;
}

export type Effects = Readonly<Record<CharacterId, string>>;

export interface Ui extends Say {
  readonly model: SetupModel;
}

export const useUi = useAnyUi<Ui>;
