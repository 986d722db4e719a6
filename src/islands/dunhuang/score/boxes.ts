/** What the score room keeps on the device. */

import { createLongList } from '../../../lib/long-list.ts';
import { isId, isObject } from '../../../lib/plain.ts';
import { type BoxOptions, createBox } from '../../../lib/storage.ts';
import { type Entry, merge, parseEntry } from './history.ts';
import { isBlank, parseSheet, type Sheet } from './sheet.ts';

export interface Draft {
  readonly sheet: Sheet;
  readonly entry: string | null; // the game in the history that this sheet became
  readonly counted: boolean; // everything is in: who has won may be said
  readonly game: string | null; // a name for this count, by which tabs tell it from the next
}

const idOrNull = (value: unknown): string | null => (isId(value) ? value : null);

function parseDraft(data: unknown): Draft | undefined {
  if (!isObject(data)) return undefined;
  const { entry, counted, game } = data;
  const sheet = parseSheet(data['sheet']);
  if (!sheet || (entry !== null && !isId(entry))) return undefined;
  // Earlier versions told the result while people counted: nothing that was shown goes away.
  const settled = typeof counted === 'boolean' ? counted : !isBlank(sheet);
  return { sheet, entry, counted: settled, game: idOrNull(game) };
}

type Where = Pick<BoxOptions<unknown>, 'storage'>;

export const draftBox = (where: Where = {}) =>
  createBox<Draft>({ name: 'dunhuang.score', version: 1, parse: parseDraft, ...where });

export const historyBox = (where: Where = {}) =>
  createLongList<Entry>({ name: 'dunhuang.scores', version: 1, parseEntry, merge, ...where });
