import type { CharacterId } from '../../../games/dunhuang/index.ts';
import type { Translator, WordsOf } from '../../../i18n/translate.ts';
import type { SetupModel } from './model.ts';

export type SetupWords = WordsOf<'setup.' | 'character.' | 'good.' | 'error.setup.' | 'storage.'>;
export type Say = Translator<keyof SetupWords>;

/** What every part of the page is given. */
export interface PartProps {
  readonly model: SetupModel;
  readonly say: Say;
}

/** Where one goes from here; a page that is not open has no address. */
export interface Destinations {
  readonly rules: string;
  readonly characters: string;
  readonly score?: string | undefined;
  readonly table?: string | undefined;
}

export type Effects = Readonly<Record<CharacterId, string>>;
