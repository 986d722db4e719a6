/** What the list of kept games says of each. */
import { isObject } from '../../../lib/plain.ts';
import type { TableGame } from '../game/types.ts';
import { type Summary, summarize } from '../record/summary.ts';
import { type ListPlace, placeOf } from './list-place.ts';
import { describe, type Saves, type Unreadable } from './saves.ts';

/** Goes up when a summary is made otherwise: then all are made again. A test watches over its form. */
export const FORM = 2;

/** A game in the list: how it is called, who plays, and how it stands. */
export interface Listed extends Pick<TableGame, 'id' | 'name' | 'changed' | 'players' | 'apart'> {
  readonly summary: Summary;
}

export interface Entry extends ListPlace {
  readonly id: string;
  readonly stamp: string; // of the save that this was made from
  readonly result?: string; // of a person against bots: see resultOf
  readonly listed?: Listed;
  readonly unreadable?: Unreadable;
}

export const nameResult = (level: string, won: boolean): string => `${level}/${won ? 'won' : 'lost'}`;

/** How one person did against bots, named by the best of them; undefined while they play, or where more than one person does. */
export function resultOf(
  { players, summary: { outcome } }: Pick<Listed, 'players' | 'summary'>,
  levels: readonly string[] = [],
): string | undefined {
  const people = players.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
  const best = Math.max(...players.map(({ bot }) => (bot === null ? -1 : levels.indexOf(bot.level))));
  if (outcome === undefined || people.length !== 1 || best < 0) return undefined;
  return nameResult(
    levels[best]!,
    outcome.winners.some((seat) => seat === people[0]),
  );
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Changes whenever a save does. What cannot be read has none: a newer Shang may be able to. */
export function stampOf(save: unknown): string {
  if (!isObject(save)) return '';
  const { revision = 0, changed, name, apart } = save;
  const sent = isObject(apart) && isObject(apart['sent']) ? [text(apart['sent']['when'])] : [];
  return [FORM, revision, text(changed), text(name), ...sent].join('/');
}

/** What a list is sorted and counted by. */
export function standing(
  listed: Listed,
  levels: readonly string[] | undefined,
): ListPlace & Pick<Entry, 'result'> {
  const result = resultOf(listed, levels);
  return { ...placeOf(listed.changed, listed.summary.outcome !== undefined), ...(result && { result }) };
}

export function entryOf(saves: Saves, id: string, save: unknown): Entry {
  const game = saves.read(save);
  if (game === undefined) return { id, ...placeOf('', true), stamp: '', unreadable: describe(id, save) };
  const { name, changed, players, apart, retaken = [] } = game;
  // Where decisions were taken back the result counts for nothing.
  const levels = retaken.length > 0 ? [] : saves.game.opponents?.levels;
  const listed = {
    id,
    name,
    changed,
    players,
    ...(apart && { apart }),
    summary: summarize(saves.game.rules, game),
  };
  return { id, stamp: stampOf(save), ...standing(listed, levels), listed };
}
