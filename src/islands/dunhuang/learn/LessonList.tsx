import { FIRST_GAME, type Progress, TO_FIRST_GAME } from '../progress.ts';
import type { Lesson } from './lesson.ts';
import { FAMILIES, FIRST_STEPS, LESSONS, shang } from './lessons/index.ts';
import { lessonKey, useUi } from './words.ts';

interface Props {
  progress: Progress;
  /** The table, for those who want to play. */
  table: string;
  puzzles: string;
}

const doneOf = ({ tasks }: Lesson, { done }: Progress): number =>
  tasks.filter(({ id }) => done.includes(id)).length;

export const isDone = (lesson: Lesson, progress: Progress): boolean =>
  doneOf(lesson, progress) === lesson.tasks.length;

function LessonCard({ lesson, progress }: { lesson: Lesson; progress: Progress }) {
  const { t } = useUi();
  const n = doneOf(lesson, progress);
  const all = lesson.tasks.length;
  return (
    <li class={n === all ? 'lesson-card lesson-card-done' : 'lesson-card'}>
      <h3>
        <a href={`#lesson=${lesson.id}`}>{t(lessonKey(lesson.id, 'title'))}</a>
      </h3>
      <p>{t(lessonKey(lesson.id, 'about'))}</p>
      {n > 0 && (
        <p class="lesson-progress">{n === all ? `✓ ${t('learn.done')}` : t('learn.progress', { n, all })}</p>
      )}
    </li>
  );
}

/** All lessons, and where to go on. */
export function LessonList({ progress, table, puzzles }: Props) {
  const { t } = useUi();
  const next = LESSONS.find((lesson) => !isDone(lesson, progress));
  const cards = (lessons: readonly Lesson[]) =>
    lessons.map((lesson) => <LessonCard key={lesson.id} lesson={lesson} progress={progress} />);
  return (
    <>
      <p class="learn-ways">
        {next && (
          <a class="button button--main" href={`#lesson=${next.id}`}>
            {progress.done.length === 0
              ? t('learn.start')
              : t('learn.go-on', { title: t(lessonKey(next.id, 'title')) })}
          </a>
        )}
        {progress.done.includes(FIRST_GAME) ? (
          <a class="button" href={table}>
            {t('learn.play')}
          </a>
        ) : (
          <a class="button" href={table + TO_FIRST_GAME}>
            {t('learn.first-game')}
          </a>
        )}
        <a class="button" href={puzzles}>
          {t('learn.puzzles')}
        </a>
      </p>
      <h2>{t('learn.first')}</h2>
      <p>{t('learn.first.about')}</p>
      <ol class="lesson-cards">{cards(FIRST_STEPS)}</ol>
      <h2>{t('learn.families')}</h2>
      <p>{t('learn.families.about')}</p>
      <ul class="lesson-cards">{cards([...FAMILIES, shang])}</ul>
    </>
  );
}
