/** What a puzzle says, besides what the table does. */
import type { WordsOf } from '../../../i18n/translate.ts';
import type { TableWords } from '../table/words/speech.ts';

export type PuzzleWords = TableWords & WordsOf<'puzzle.'>;
