import { useEffect, useRef } from 'preact/hooks';
import { percent } from '../hint/percent.ts';
import type { Held } from './model.ts';
import type { CoachProps } from './Remark.tsx';
import { useUi } from './ui.ts';

/** Before much is thrown away. Whoever goes by keys or by ear is led here. */
export function Warning({ coach, held }: CoachProps & { held: Held }) {
  const { t, lang } = useUi();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current!.focus(), [held]);
  const chances = { best: percent(held.best, lang), chance: percent(held.chance, lang) };
  return (
    <section class="coach coach-warning" aria-label={t('coach.title')}>
      <h2 ref={heading} tabIndex={-1} aria-describedby="coach-warning">
        {t('coach.warning.title')}
      </h2>
      <p id="coach-warning">{t('coach.warning', chances)}</p>
      <p class="coach-ways">
        <button type="button" class="button button--main" onClick={coach.takeBack}>
          {t('coach.take-back')}
        </button>
        {held.canSee && (
          <button type="button" class="button" onClick={coach.seeWhatHappens}>
            {t('coach.warning.see')}
          </button>
        )}
        <button type="button" class="button" onClick={coach.playAnyway}>
          {t('coach.warning.play')}
        </button>
      </p>
    </section>
  );
}
