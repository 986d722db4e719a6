/** Sentences made of parts, some of them with a picture. */
import type { Values } from '../../../i18n/translate.ts';
import type { Part, Told } from '../game/words.ts';

export type Filling = Readonly<Record<string, Part | readonly Part[]>>;

/** No text has it in it: it marks where a part goes. */
const MARK = '\u0000';

/** A text with parts in the places of its values. */
export function fill(text: (values: Values) => string, filling: Filling): Part[] {
  const marks = Object.fromEntries(Object.keys(filling).map((name) => [name, `${MARK}${name}${MARK}`]));
  return text(marks)
    .split(MARK)
    .flatMap((piece, i) => (i % 2 === 1 ? filling[piece]! : piece === '' ? [] : { text: piece }));
}

/** "tea, silk and wool", each of them parts. */
export const listParts = (lists: Intl.ListFormat, items: readonly (readonly Part[])[]): Part[] =>
  lists
    .formatToParts(items.map((_, i) => String(i)))
    .flatMap(({ type, value }) => (type === 'element' ? items[Number(value)]! : { text: value }));

export const textOf = (parts: readonly Part[]): string => parts.map(({ text }) => text).join('');

/** The sentences as plain text: to copy, and to be read aloud. */
export const plainText = (told: readonly Told[]): string => told.map(({ parts }) => textOf(parts)).join(' ');
