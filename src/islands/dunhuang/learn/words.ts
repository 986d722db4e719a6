/** What a lesson says, besides what the table does. */
import type { Translator, WordsOf } from '../../../i18n/translate.ts';
import { useUi as useAnyUi } from '../../ui.ts';
import type { Ui as TableUi, TableWords } from '../table/words/speech.ts';

export type LearnWords = TableWords & WordsOf<'learn.'>;

type TaskKey = Extract<keyof LearnWords, `learn.task.${string}`>;

/** The table's speech, which was handed the words of lessons too. */
type Ui = Omit<TableUi, 't' | 'plural'> & Translator<keyof LearnWords>;
export const useUi = useAnyUi<Ui>;

/** Texts of tasks are named by the task: a test holds them complete. */
export const taskKey = (id: string, what: string): TaskKey => `learn.task.${id}.${what}` as TaskKey;

export const lessonKey = (id: string, what: 'title' | 'about'): keyof LearnWords =>
  `learn.lesson.${id}.${what}` as keyof LearnWords;
