/** What a lesson says, besides what the table does. */
import type { WordsOf } from '../../../i18n/translate.ts';
import { type TableWords, useUi as useTableUi } from '../table/words/speech.ts';

export type LearnWords = TableWords & WordsOf<'learn.'>;

type Said = ReturnType<typeof useTableUi>;
type TaskKey = Extract<keyof LearnWords, `learn.task.${string}`>;

/** The table's speech, which was handed the words of lessons too. */
export const useUi = useTableUi as () => Said & {
  t(key: keyof LearnWords, values?: Readonly<Record<string, string | number>>): string;
  plural(stem: 'learn.turns', n: number): string;
};

/** Texts of tasks are named by the task: a test holds them complete. */
export const taskKey = (id: string, what: string): TaskKey => `learn.task.${id}.${what}` as TaskKey;

export const lessonKey = (id: string, what: 'title' | 'about'): keyof LearnWords =>
  `learn.lesson.${id}.${what}` as keyof LearnWords;
