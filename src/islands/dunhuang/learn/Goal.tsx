import { HINT_AFTER, type LessonModel } from './model.ts';
import { taskKey, useUi } from './words.ts';

/** Whose turn it is, what to reach and in how many turns; after some failures a hint. */
export function Goal({ model }: { model: LessonModel }) {
  const { t, plural } = useUi();
  const { id, turns } = model.task.value;
  const hinted = model.failures.value >= HINT_AFTER && !model.showing.value;
  return (
    <>
      <p class="practice-when">{model.showing.value ? t('learn.showing') : plural('learn.turns', turns)}</p>
      <p class="practice-what">{t(taskKey(id, 'goal'))}</p>
      {hinted && (
        <p>
          <b>{t('learn.hint')}:</b> {t(taskKey(id, 'hint'))}
        </p>
      )}
    </>
  );
}
