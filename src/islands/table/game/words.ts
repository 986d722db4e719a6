/** How a table speaks: words of its own, words that every game finds for itself, and sentences made of parts. */
import type { SiteKey, TableKey, Translator } from '../../../i18n/translate.ts';
import type { Lang } from '../../../lib/languages.ts';
import type { Seat } from '../../../lib/seats.ts';
import type { Player } from './types.ts';

/** What a table says of the house's words and its own, as a page picks them. */
export const TABLE_WORDS = ['table.', 'bot.', 'colour.', 'people.', 'storage.', 'keys.'] as const;

/** Every game says these in its own words. */
export const GAME_WORDS = [
  'table.new.now.about',
  'table.new.about',
  'table.new.more',
  'table.games.file.one',
  'table.games.file.all',
  'table.replay.beginning',
  'table.replay.viewpoint.open',
  'table.replay.viewpoint.bystander',
  'table.replay.viewpoint.warning',
  'table.replay.link.copied',
  'table.replay.try.warning',
  'table.review.about',
  'table.board.undo.hidden',
  'table.new.seed.about',
  'table.hint.about',
  'table.hint.thinking',
  'table.review.thinking',
  'table.menu.seed-later',
  'table.settings.sound.about',
  'table.keys.arrows',
  'table.cast.title',
] as const;

type Said = TableKey | Extract<SiteKey, `${'colour' | 'people' | 'storage' | 'keys'}.${string}`>;
export type Key = Said | (typeof GAME_WORDS)[number];
export type Words = Readonly<Record<Key, string>>;

/** Words, with a picture of the same thing before them, which the game draws. The words alone say all of it. */
export interface Part {
  readonly text: string;
  readonly picture?: object;
}

/** A sentence about what happened, and the rule behind it. */
export interface Told {
  readonly rule: string;
  readonly parts: readonly Part[];
  readonly loss?: boolean; // to the person it is told to
}

/** Something that holds from now on and is said once, when it begins to. */
export interface Standing {
  readonly key: string;
  readonly near?: Seat; // who is about to win, where that is it
  readonly told: Told;
}

/** A standing that was said. */
export interface SaidStanding extends Standing {
  readonly at: number; // moves played when it was said
}

export interface Speech extends Translator<Key> {
  /** A player by name, or by colour where there is none. */
  name(seat: Seat): string;
  colour(seat: Seat): Seat;
  /** "tea, silk and wool", as the language joins them. */
  readonly lists: Intl.ListFormat;
  readonly lang: Lang;
}

/** By name, or by colour where there is none. */
export const nameOf = ({ name, colour }: Pick<Player, 'name' | 'colour'>, { t }: Pick<Speech, 't'>): string =>
  name.trim() || t(`colour.${colour}`);
