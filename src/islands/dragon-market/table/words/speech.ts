/** Dragon Market's table in words: the shared table's, and how goods, squares and powers are called. */
import type { BoatId, Kind, PowerId, Seat, Square, View } from '../../../../games/dragon-market/index.ts';
import { localeOf, type Translator, translator, type WordsOf } from '../../../../i18n/translate.ts';
import type { Lang } from '../../../../lib/languages.ts';
import { squareName } from '../../../../reference/dragon-market/geometry.ts';
import type { Player } from '../../../table/game/types.ts';
import { type Speech as AnySpeech, nameOf, TABLE_WORDS, type Words } from '../../../table/game/words.ts';
import type { Ui as AnyUi } from '../../../table/ui/context.ts';
import { useUi as useAnyUi } from '../../../ui.ts';
import { cardsBox } from '../../cards/boxes.ts';
import { boatOn } from '../choosing/targets.ts';

/** The words a table of this game says, as its page picks them; no island looks at the list, so it is made in a call that is left out there. */
export const WORDS = /* @__PURE__ */ (() =>
  [
    ...TABLE_WORDS,
    'why.',
    'broken.',
    'data.row.',
    'dragon.good.',
    'dragon.power.',
    'dragon.error.',
    'dragon.table.',
  ] as const)();

export type TableWords = Words &
  WordsOf<'broken.' | 'data.row.' | `dragon.${'good' | 'power' | 'error' | 'table'}.`>;

/** Who sits where: what a sentence about a game needs to know of it. */
export interface Seating {
  readonly players: readonly Player[];
  readonly view: Pick<View, 'boats' | 'deck'> | undefined;
}

export type Speech = Omit<AnySpeech, 't' | 'plural'> &
  Translator<keyof TableWords> & {
    /** A good as it is called within a sentence. */
    good(kind: Kind): string;
    power(power: PowerId): string;
    square(square: Square): string;
    /** The boat that lies there. */
    boatAt(square: Square): BoatId | undefined;
  };

/** Read when it is first needed: the lobby says no good's name. */
let ownNames: readonly string[] | undefined;

/** What a good is called in the box whose cards are played with, as far as this device knows. */
function ownName(kind: Kind, { view }: Seating): string {
  if (!view?.deck) return '';
  ownNames ??= cardsBox().read().value?.names ?? [];
  return ownNames[kind]?.trim() ?? '';
}

const NO_BOATS = { boats: [] };

export function speechOf(lang: Lang, words: TableWords, seating: () => Seating): Speech {
  const translated = translator(lang, words);
  const { t } = translated;
  return {
    ...translated,
    name: (seat: Seat) => nameOf(seating().players[seat]!, translated),
    colour: (seat: Seat) => seating().players[seat]!.colour,
    good: (kind) => ownName(kind, seating()) || t(`dragon.good.${kind}` as 'dragon.good.0'),
    power: (power) => t(`dragon.power.${power}`),
    square: squareName,
    boatAt: (square) => boatOn(seating().view ?? NO_BOATS, square),
    lists: new Intl.ListFormat(localeOf(lang)),
  };
}

/** What the table was handed with this game's face. */
export type Ui = Omit<AnyUi, keyof AnySpeech | 'words'> & Speech & { readonly words: TableWords };
export const useUi = useAnyUi<Ui>;
