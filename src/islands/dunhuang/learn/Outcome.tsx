import { localePath } from '../../../lib/url.ts';
import { rulePath } from '../../../reference/dunhuang/rule-links.ts';
import { TO_FIRST_GAME } from '../progress.ts';
import type { Lesson } from './lesson.ts';
import { FIRST_STEPS } from './lessons/index.ts';
import { type LessonModel, SOLUTION_AFTER } from './model.ts';
import { OutcomeCard } from './OutcomeCard.tsx';
import { lessonKey, taskKey, useUi } from './words.ts';

interface Props {
  model: LessonModel;
  next: Lesson | undefined;
  table: string; // the way to the table
  onNext: () => void;
  onLeave: () => void;
}

/** In place of what can be done, when the goal is reached, missed, or was shown. */
export function Outcome(props: Props) {
  const { model } = props;
  if (model.showing.value) return <Shown model={model} />;
  return model.verdict.value.at === 'reached' ? <Reached {...props} /> : <Missed model={model} />;
}

function Shown({ model }: { model: LessonModel }) {
  const { t } = useUi();
  return (
    <OutcomeCard title={t('learn.yours')} good>
      <p>{t(taskKey(model.task.value.id, 'done'))}</p>
      <p class="practice-ways">
        <button type="button" class="button button--main" onClick={model.again}>
          {t('learn.do-it')}
        </button>
      </p>
    </OutcomeCard>
  );
}

function Missed({ model }: { model: LessonModel }) {
  const { t, lang } = useUi();
  const verdict = model.verdict.value;
  if (verdict.at !== 'failed') return null;
  const { id, rule } = verdict.mistake;
  return (
    <OutcomeCard title={t('learn.missed')} good={false}>
      <p>
        {t(taskKey(model.task.value.id, `wrong.${id}`))}{' '}
        <a href={localePath(lang, rulePath(rule))} target="_blank" rel="noopener">
          {t('why.read')}
        </a>
      </p>
      <p class="practice-ways">
        <button type="button" class="button button--main" onClick={model.again}>
          {t('learn.again')}
        </button>
        {model.failures.value >= SOLUTION_AFTER && (
          <button type="button" class="button" onClick={model.show}>
            {t('learn.show')}
          </button>
        )}
      </p>
    </OutcomeCard>
  );
}

function Reached({ model, next, table, onNext, onLeave }: Props) {
  const { t } = useUi();
  const { lesson, task, at } = model;
  const last = at.value + 1 === lesson.tasks.length;
  const knowsAll = lesson.id === FIRST_STEPS.at(-1)!.id;
  return (
    <OutcomeCard title={t('learn.reached')} good>
      <p>{t(taskKey(task.value.id, 'done'))}</p>
      {last && (
        <p>
          {t(knowsAll ? 'learn.five-done' : next ? 'learn.lesson-done' : 'learn.all-done', {
            title: t(lessonKey(lesson.id, 'title')),
          })}
        </p>
      )}
      <p class="practice-ways">
        {!last && (
          <button type="button" class="button button--main" onClick={model.next}>
            {t('learn.next')}
          </button>
        )}
        {last && knowsAll && (
          <a class="button button--main" href={table + TO_FIRST_GAME}>
            {t('learn.first-game')}
          </a>
        )}
        {last && next && (
          <button type="button" class={knowsAll ? 'button' : 'button button--main'} onClick={onNext}>
            {t('learn.next-lesson', { title: t(lessonKey(next.id, 'title')) })}
          </button>
        )}
        {last && (
          <button type="button" class="button" onClick={onLeave}>
            {t('learn.all-lessons')}
          </button>
        )}
      </p>
    </OutcomeCard>
  );
}
