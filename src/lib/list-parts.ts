/**
 * The pieces of a long list (long-list.ts) as texts in the browser's storage: the box itself, which any version can read, and
 * beside it parts with what is older, `<key>.part.<name>`. What a piece holds can be told without reading it, since every entry
 * was written with its id and its date first.
 */
import { keysOf } from './aside.ts';
import { envelope } from './box-text.ts';
import { newId } from './entropy.ts';

export interface Dated {
  readonly id: string;
  readonly date: string; // ISO
}

/** Entries in a part: few enough to be read and written while a finger waits. */
export const PER_PART = 100;

const BEGINNING = '{"id":"';
const HEAD = '{"version":1,"data":['; // of every text
const END = ']}';
const MARK = '.part.';

export const partsOf = (storage: Storage, key: string): string[] =>
  keysOf(storage).filter((one) => one.startsWith(key + MARK));

/** Whether a list lies there, or a part of it. */
export const isPieceOf = (key: string, place: string): boolean =>
  place === key || place.startsWith(key + MARK);

export const freshPart = (key: string): string => key + MARK + newId();

/** JSON writes a quotation mark within a name otherwise: only entries begin like this. */
function countIn(text: string): number {
  let count = 0;
  for (let at = text.indexOf(BEGINNING); at >= 0; at = text.indexOf(BEGINNING, at + 1)) count++;
  return count;
}

/** A text as it lies there. What is asked of all pieces at every tap is found out once, as long as the text stays the same. */
export interface Piece {
  readonly place: string;
  readonly text: string;
  count(): number;
  holds(id: string): boolean;
  /** From now on it answers at once what it holds; takes a while. */
  index(): void;
}

export function pieceOf(place: string, text: string): Piece {
  let entries: number | undefined;
  let ids: ReadonlySet<string> | undefined;
  return {
    place,
    text,
    count: () => (entries ??= countIn(text)),
    holds: (id) => ids?.has(id) ?? text.includes(`${BEGINNING}${id}"`),
    index() {
      ids ??= new Set(Array.from(text.matchAll(/\{"id":"([^"]*)"/g), ([, id]) => id!));
    },
  };
}

/** The date of the first entry, which is the latest; empty where there is none, and after all others where it cannot be told. */
export function latestIn(text: string): string {
  const at = text.indexOf(BEGINNING);
  return at < 0 ? '' : (/"date":"([^"]{1,40})"/.exec(text.slice(at, at + 200))?.[1] ?? '~');
}

/** The first entries of a long text as a text of their own; undefined where it was not written as it should be. */
export function beginningOf(text: string, entries: number): string | undefined {
  if (!text.startsWith(HEAD + BEGINNING)) return undefined;
  let at = 0;
  for (let n = 0; n < entries && at >= 0; n++) at = text.indexOf(`,${BEGINNING}`, at + 1);
  return at < 0 ? undefined : `${text.slice(0, at)}]}`;
}

const inOrder = (entries: readonly Partial<Dated>[]): boolean =>
  entries.every(
    ({ id, date }, n) =>
      typeof id === 'string' &&
      typeof date === 'string' &&
      (n === 0 || date <= (entries[n - 1]!.date as string)),
  );

/**
 * A long text cut into texts of `PER_PART` entries, the latest first, without a look at what the entries say: whoever reads a
 * part does that. Undefined where the text was not written as it should be, or where entries are out of order.
 */
export function cutText(text: string): string[] | undefined {
  if (!text.startsWith(HEAD + BEGINNING) || !text.endsWith('}]}')) return undefined;
  const entries = text.slice(HEAD.length, -2).split(`,${BEGINNING}`);
  const texts: string[] = [];
  const all: Partial<Dated>[] = [];
  for (let at = 0; at < entries.length; at += PER_PART) {
    const some = entries.slice(at, at + PER_PART).join(`,${BEGINNING}`);
    const part = `${HEAD}${at === 0 ? '' : BEGINNING}${some}]}`;
    try {
      const { data } = JSON.parse(part) as { data: Partial<Dated>[] };
      if (data.length !== Math.min(PER_PART, entries.length - at)) return undefined;
      all.push(...data);
    } catch {
      return undefined;
    }
    texts.push(part);
  }
  return inOrder(all) && new Set(all.map(({ id }) => id)).size === all.length ? texts : undefined;
}

/** Entries as texts of parts. */
export function textsOf(version: number, entries: readonly Dated[]): string[] {
  const texts: string[] = [];
  for (let at = 0; at < entries.length; at += PER_PART) {
    texts.push(envelope(version, entries.slice(at, at + PER_PART)));
  }
  return texts;
}

/** Texts of one list as one text. */
export const joinTexts = (texts: readonly string[]): string =>
  `${texts[0]!.slice(0, -END.length)}${texts
    .slice(1)
    .map((text) => `,${text.slice(text.indexOf('[') + 1, -END.length)}`)
    .join('')}${END}`;
