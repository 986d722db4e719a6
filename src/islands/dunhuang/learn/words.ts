/** What a lesson says, besides what the table does. */
import type { WordsOf } from '../../../i18n/translate.ts';
import { type Saying, useUi as useAnyUi } from '../../ui.ts';
import type { Ui as TableUi, TableWords } from '../table/words/speech.ts';

export type LearnWords = TableWords & WordsOf<'learn.'>;

type TaskKey = Extract<keyof LearnWords, `learn.task.${string}`>;

/** The table's speech, which was handed the words of lessons too. */
export const useUi = useAnyUi<Saying<TableUi, keyof LearnWords>>;

/** Texts of tasks are named by the task: a test holds them complete. */
export const taskKey = (id: string, what: string): TaskKey => `learn.task.${id}.${what}` as TaskKey;

export const lessonKey = (id: string, what: 'title' | 'about'): keyof LearnWords =>
  `learn.lesson.${id}.${what}` as keyof LearnWords;
