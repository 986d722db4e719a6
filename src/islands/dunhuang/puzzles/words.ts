/** What a puzzle says, besides what the table does. */
import type { WordsOf } from '../../../i18n/translate.ts';
import { type Saying, useUi as useAnyUi } from '../../ui.ts';
import type { Ui as TableUi, TableWords } from '../table/words/speech.ts';

export type PuzzleWords = TableWords & WordsOf<'puzzle.'>;

/** The table's speech, which was handed the words of puzzles too. */
export const useUi = useAnyUi<Saying<TableUi, keyof PuzzleWords>>;
