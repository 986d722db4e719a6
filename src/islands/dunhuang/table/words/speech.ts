/** Dunhuang's table in words: the shared table's, and how goods and characters are called. */
import type { CharacterId, Good, Seat, Space, View } from '../../../../games/dunhuang/index.ts';
import { localeOf, type Translator, translator, type WordsOf } from '../../../../i18n/translate.ts';
import type { Lang } from '../../../../lib/languages.ts';
import type { Player } from '../../../table/game/types.ts';
import { type Speech as AnySpeech, nameOf } from '../../../table/game/words.ts';
import type { Ui as AnyUi } from '../../../table/ui/context.ts';
import { useUi as useAnyUi } from '../../../ui.ts';

/** The words a table of this game says. */
export const WORDS = [
  'table.',
  'event.',
  'character.',
  'good.',
  'colour.',
  'people.',
  'error.',
  'bot.',
  'why.',
  'score.', // the end of a game is the calculator's own view
  'majority.ruling.',
  'storage.',
  'broken.',
  'keys.',
  'data.row.',
] as const;

/** What each character does, in a sentence: the page has it from the rules. */
export type EffectWords = Readonly<Record<`effect.${CharacterId}`, string>>;

export type TableWords = WordsOf<(typeof WORDS)[number]> & EffectWords;

/** Who sits where at which circle: what a sentence about a game needs to know of it. */
export interface Seating {
  readonly players: readonly Player[];
  readonly view: Pick<View, 'circle'> | undefined;
}

export type Speech = Omit<AnySpeech, 't' | 'plural'> &
  Translator<keyof TableWords> & {
    /** A good as it is called within a sentence. */
    good(good: Good): string;
    character(id: CharacterId): string;
    /** Who stands at a space of the circle. */
    at(space: Space): CharacterId;
    /** Whether there are such words. */
    knows(key: string): boolean;
  };

export function speechOf(lang: Lang, words: TableWords, seating: () => Seating): Speech {
  const translated = translator(lang, words);
  const { t } = translated;
  return {
    ...translated,
    name: (seat: Seat) => nameOf(seating().players[seat]!, translated),
    colour: (seat: Seat) => seating().players[seat]!.colour,
    good: (good) => t(`good.${good}`).toLocaleLowerCase(lang),
    character: (id) => t(`character.${id}`),
    at: (space) => seating().view!.circle[space]!,
    knows: (key) => key in words,
    lists: new Intl.ListFormat(localeOf(lang)),
  };
}

/** What the table was handed with this game's face. */
export type Ui = Omit<AnyUi, keyof AnySpeech | 'words'> & Speech & { readonly words: TableWords };
export const useUi = useAnyUi<Ui>;
