/** What a game shows on its score page, in the reader's language: the second of the two things it hands over (rules.ts). */
import type { ComponentChildren } from 'preact';
import { localeOf, type ScoreKey, type Translator, translator, type WordsOf } from '../../i18n/translate.ts';
import type { Lang } from '../../lib/languages.ts';
import type { Seat } from '../../lib/seats.ts';
import type { Person } from '../people.ts';
import { useUi } from '../ui.ts';
import type { Files } from './files.ts';
import type { Grid } from './grid.ts';
import type { ScorePage } from './model.ts';
import type { ScoreRules } from './rules.ts';
import type { AnySheet } from './sheet.ts';

export type PageWords = Readonly<Record<ScoreKey, string>> & WordsOf<'storage.' | 'people.'>;

export interface Speech extends Translator<keyof PageWords> {
  /** A player by name, or as the game calls one whom nobody named. */
  nameIn(sheet: AnySheet, seat: Seat): string;
  list(items: readonly string[]): string;
}

type Nameless = (player: Person, seat: Seat) => string;

export function speechOf(lang: Lang, words: PageWords, nameless: Nameless): Speech {
  const translated = translator<keyof PageWords>(lang, words);
  const lists = new Intl.ListFormat(localeOf(lang));
  return {
    ...translated,
    nameIn: ({ players }, seat) => players[seat]!.name.trim() || nameless(players[seat]!, seat),
    list: (items) => lists.format(items),
  };
}

/** A sheet that another page brings: what is asked when somebody is counting, and what is said once it is here. */
export interface Brought<S> {
  asks(sheet: S): ComponentChildren;
  readonly said: string;
}

export interface ScoreFace<S extends AnySheet> {
  readonly title: string; // over a picture or a text
  readonly file: string; // of a sheet, without an ending
  readonly historyFile: string;
  readonly bgStats: { readonly name: string; readonly id: string };
  readonly mark: (props: { seat: Seat; size?: number }) => ComponentChildren; // of a colour
  tellVerdict(sheet: S): string;
  tellWay(way: string): string;
  gridOf(sheet: S): Grid;
  textOf(sheet: S): string;
  codeOf(sheet: S): string; // for a link
  /** Who began, where that is known. */
  firstOf(sheet: S): Seat | null;
  /** Something worth noting beside the date. */
  readonly note?: { textOf(sheet: S): string | null; show(text: string): ComponentChildren };
  readonly brought?: Readonly<Record<string, Brought<S>>>;
  /** Reading and writing files is fetched when somebody asks for it. */
  files(): Promise<Files<S>>;
}

/** What every part of a score page needs while people count. */
export interface CountingUi<S extends AnySheet> extends Speech {
  readonly model: Omit<ScorePage<S>, 'follow'>;
  readonly rules: ScoreRules<S>;
  readonly face: Pick<ScoreFace<S>, 'mark' | 'brought'>;
}

/** And what those parts need besides that show, keep and share what it came to. */
export interface PageUi<S extends AnySheet> extends CountingUi<S> {
  readonly face: ScoreFace<S>;
}

export const useCounting = useUi as <S extends AnySheet>() => CountingUi<S>;
export const usePage = useUi<PageUi<AnySheet>>;
