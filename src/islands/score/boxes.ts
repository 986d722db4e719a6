/** What a score page keeps on the device: the sheet that is being counted, and the games that were. */
import { keptTwice } from '../../lib/kept-twice.ts';
import { createLongList, type LongList } from '../../lib/long-list.ts';
import { isId, isObject } from '../../lib/plain.ts';
import { type Box, type BoxOptions, createBox } from '../../lib/storage.ts';
import { type Entry, entryParser, merge } from './history.ts';
import type { ScoreRules } from './rules.ts';
import type { AnySheet } from './sheet.ts';

export interface Draft<S> {
  readonly sheet: S;
  readonly entry: string | null; // the game in the history that this sheet became
  readonly counted: boolean; // everything is in: who has won may be said
  readonly game: string | null; // a name for this count, by which tabs tell it from the next
}

type Reading<S extends AnySheet> = Pick<ScoreRules<S>, 'parse' | 'isBlank'>;
type Where = Pick<BoxOptions<unknown>, 'storage'>;

const idOrNull = (value: unknown): string | null => (isId(value) ? value : null);

const draftParser =
  <S extends AnySheet>({ parse, isBlank }: Reading<S>) =>
  (data: unknown): Draft<S> | undefined => {
    if (!isObject(data)) return undefined;
    const { entry, counted, game } = data;
    const sheet = parse(data['sheet']);
    if (!sheet || (entry !== null && !isId(entry))) return undefined;
    // Earlier versions told the result while people counted: nothing that was shown goes away.
    const settled = typeof counted === 'boolean' ? counted : !isBlank(sheet);
    return { sheet, entry, counted: settled, game: idOrNull(game) };
  };

/** The boxes of a game, by what it calls them. */
export const draftBoxOf =
  <S extends AnySheet>(name: string, rules: Reading<S>) =>
  (where: Where = {}): Box<Draft<S>> =>
    createBox({ name, version: 1, parse: draftParser(rules), storage: keptTwice, ...where });

export const historyBoxOf =
  <S extends AnySheet>(name: string, { parse }: Reading<S>) =>
  (where: Where = {}): LongList<Entry<S>> =>
    createLongList({ name, version: 1, parseEntry: entryParser(parse), merge, storage: keptTwice, ...where });
