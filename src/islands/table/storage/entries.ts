/** What the list of kept games says of each. */
import { isObject } from '../../../lib/plain.ts';
import type { TableGame } from '../game/types.ts';
import { type Summary, summarize } from '../record/summary.ts';
import { describe, type Saves, type Unreadable } from './saves.ts';

/** Goes up when a summary is made otherwise: then all are made again. A test watches over its form. */
export const FORM = 2;

/** A game in the list: how it is called, who plays, and how it stands. */
export interface Listed extends Pick<TableGame, 'id' | 'name' | 'changed' | 'players'> {
  readonly summary: Summary;
}

export interface Entry {
  readonly id: string;
  readonly changed: string; // ISO; empty for what cannot be read, which comes last
  readonly stamp: string; // of the save that this was made from
  readonly listed?: Listed;
  readonly unreadable?: Unreadable;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Changes whenever a save does. What cannot be read has none: a newer Shang may be able to. */
export function stampOf(save: unknown): string {
  if (!isObject(save)) return '';
  const { revision = 0, changed, name } = save;
  return [FORM, revision, text(changed), text(name)].join('/');
}

export function entryOf(saves: Saves, id: string, save: unknown): Entry {
  const game = saves.read(save);
  if (game === undefined) return { id, changed: '', stamp: '', unreadable: describe(id, save) };
  const { name, changed, players } = game;
  return {
    id,
    changed,
    stamp: stampOf(save),
    listed: { id, name, changed, players, summary: summarize(saves.game.rules, game) },
  };
}
