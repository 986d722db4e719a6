/** What the views of a board are handed where there is no lobby: words, and the marks of seats. */
import { SeatMark } from '../../../art/index.ts';
import type { Lang } from '../../../lib/languages.ts';
import type { Ui } from '../../table/ui/context.ts';
import { type Seating, speechOf, type TableWords } from '../table/words/speech.ts';

/** Of a face, what stands on a board asks for the marks of seats alone; the rest of it speaks in the lobby. */
const face = { SeatMark } as Ui['face'];

export const boardUi = (lang: Lang, words: TableWords, seating: () => Seating): Ui => ({
  ...speechOf(lang, words, seating),
  words,
  face,
});
