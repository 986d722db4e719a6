/** What the score room keeps on the device. */
import { type BoxOptions, createBox } from '../../../lib/storage.ts';
import { isObject } from '../people.ts';
import { type Entry, parseEntries } from './history.ts';
import { isBlank, parseSheet, type Sheet } from './sheet.ts';

export interface Draft {
  readonly sheet: Sheet;
  readonly entry: string | null; // the game in the history that this sheet became
  readonly counted: boolean; // everything is in: who has won may be said
}

function parseDraft(data: unknown): Draft | undefined {
  if (!isObject(data)) return undefined;
  const { entry, counted } = data;
  const sheet = parseSheet(data['sheet']);
  if (sheet === undefined || !(entry === null || typeof entry === 'string')) return undefined;
  // Earlier versions told the result while people counted: nothing that was shown goes away.
  return { sheet, entry, counted: typeof counted === 'boolean' ? counted : !isBlank(sheet) };
}

type Where = Pick<BoxOptions<unknown>, 'storage'>;

export const draftBox = (where: Where = {}) =>
  createBox<Draft>({ name: 'dunhuang.score', version: 1, parse: parseDraft, ...where });

export const historyBox = (where: Where = {}) =>
  createBox<readonly Entry[]>({ name: 'dunhuang.scores', version: 1, parse: parseEntries, ...where });
