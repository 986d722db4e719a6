/** What every part of the table needs: the words, names as they are said, the game in play, and somebody to explain things. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { CharacterId, Good, Seat, Side, Space } from '../../../games/dunhuang/index.ts';
import { type Translator, translator, type WordsOf } from '../../../i18n/translate.ts';
import type { Lang } from '../../../lib/languages.ts';
import type { Player, Session } from '../game/types.ts';

/** The words a table says. */
export const TABLE_WORDS = [
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
  'data.row.',
] as const;
export type TableWords = WordsOf<(typeof TABLE_WORDS)[number]>;

/** What somebody may ask about, by holding it or with `?`. */
export type Thing =
  | { readonly of: 'character'; readonly id: CharacterId }
  | { readonly of: 'good'; readonly good: Good }
  | { readonly of: 'token'; readonly good: Good; readonly side: Side }
  | {
      readonly of:
        | 'coins'
        | 'prestige'
        | 'pile'
        | 'discards'
        | 'market'
        | 'shop'
        | 'hand'
        | 'camel'
        | 'first-player';
    };

/** Who sits where at which circle: what a sentence about a game needs to know of it. */
export interface Seating {
  readonly players: readonly Player[];
  readonly circle: readonly CharacterId[];
}

export interface Speech extends Translator<keyof TableWords> {
  /** A player by name, or by colour where there is none. */
  name(seat: Seat): string;
  colour(seat: Seat): Seat;
  /** A good as it is called within a sentence. */
  good(good: Good): string;
  character(id: CharacterId): string;
  /** Who stands at a space of the circle. */
  at(space: Space): CharacterId;
  /** "tea, silk and wool", as the language joins them. */
  readonly lists: Intl.ListFormat;
}

/** The seating is asked for again at every word: a name may be changed during a game. */
export function speechOf(lang: Lang, words: TableWords, seating: () => Seating): Speech {
  const translated = translator(lang, words);
  const { t } = translated;
  return {
    ...translated,
    name: (seat) => {
      const { name, colour } = seating().players[seat]!;
      return name.trim() || t(`colour.${colour}`);
    },
    colour: (seat) => seating().players[seat]!.colour,
    good: (good) => t(`good.${good}`).toLocaleLowerCase(lang),
    character: (id) => t(`character.${id}`),
    at: (space) => seating().circle[space]!,
    lists: new Intl.ListFormat(lang),
  };
}

/** What lies over the table when somebody asks for it. */
export type Overlay = 'log' | 'hint' | 'menu' | 'keys' | 'settings';

export interface Ui extends Speech {
  /** The game in play; null where a game is only looked at. */
  readonly session: Session | null;
  /** Says what a thing is and does, and where its rule is. */
  explain(thing: Thing): void;
  /** Lays something over the table; the one that lies there already goes away. */
  open(overlay: Overlay): void;
}

export const UiContext = createContext<Ui | null>(null);

export const useUi = (): Ui => useContext(UiContext)!;
