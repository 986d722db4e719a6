import { useEffect, useMemo } from 'preact/hooks';
import { Goal } from './Goal.tsx';
import type { Lesson, Task } from './lesson.ts';
import { createLesson } from './model.ts';
import { Outcome } from './Outcome.tsx';
import { PracticeScreen } from './PracticeScreen.tsx';
import { lessonKey, useUi } from './words.ts';

export interface LessonScreenProps {
  lesson: Lesson;
  from: number; // the task to begin with
  onDone: (task: Task) => void;
  onLeave: () => void;
  /** The lesson after this one; nothing after the last. */
  next: Lesson | undefined;
  table: string; // the way to the table
  onNext: () => void;
}

/** A lesson on the board. */
export default function LessonScreen(props: LessonScreenProps) {
  const { lesson, from, onDone, onLeave, next, table, onNext } = props;
  const model = useMemo(() => createLesson(lesson, { from, onDone }), [lesson]);
  useEffect(() => model.close, [model]);
  const { t } = useUi();
  const { at } = model.verdict.value;
  const title = t(lessonKey(lesson.id, 'title'));
  return (
    <PracticeScreen
      session={model.session.value}
      board={model.tries.value}
      title={t('learn.place', { title, n: model.at.value + 1, all: lesson.tasks.length })}
      leave={t('learn.leave')}
      onLeave={onLeave}
      goal={<Goal model={model} />}
      outcome={
        (at === 'reached' || at === 'failed') && (
          <Outcome model={model} next={next} table={table} onNext={onNext} onLeave={onLeave} />
        )
      }
    />
  );
}
