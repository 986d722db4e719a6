import { useEffect } from 'preact/hooks';
import type { CoachKey, Translator } from '../../../i18n/translate.ts';
import { localePath } from '../../../lib/url.ts';
import { percent } from '../hint/percent.ts';
import { useBoard, useUi } from '../ui/context.ts';
import type { Coach } from './model.ts';

export interface CoachProps {
  coach: Coach;
  words: Translator<CoachKey>;
}

/** Frames what the board itself shows. */
function usePointing(at: string | undefined): void {
  useEffect(() => {
    const shown = at ? [...document.querySelectorAll(`.board :is(${at})`)] : [];
    for (const one of shown) one.setAttribute('data-pointed', '');
    return () => {
      for (const one of shown) one.removeAttribute('data-pointed');
    };
  }, [at]);
}

/** What is new to somebody, where the board shows it, and its rule. It is heard by who listens. */
export function Remark({ coach, words }: CoachProps) {
  const { lang, t } = useUi();
  const { rulePath } = useBoard();
  const { key, text, rule, at } = coach.remark.value!;
  usePointing(at);
  return (
    <section class="coach" aria-label={words.t('coach.title')}>
      <p key={key} role="status">
        {text}{' '}
        <a href={localePath(lang, rulePath(rule))} target="_blank" rel="noopener">
          {t('why.read')}
        </a>
      </p>
      <button type="button" class="button" onClick={coach.read}>
        {words.t('coach.read')}
      </button>
    </section>
  );
}

/** So much less is as good as nothing: the worst did not come. */
const LITTLE = 0.05;

/** After "see what happens". */
export function SeenCard({ coach, words: { t } }: CoachProps) {
  const { lang } = useUi();
  const { best, now } = coach.seen.value!;
  const before = percent(best, lang);
  const well = now !== undefined && now > best - LITTLE;
  return (
    <section class="coach" aria-label={t('coach.title')}>
      <p role="status">
        {now === undefined
          ? t('coach.seen.unknown', { before })
          : t(well ? 'coach.seen.well' : 'coach.seen', { before, now: percent(now, lang) })}
      </p>
      <p class="coach-ways">
        <button type="button" class="button button--main" onClick={coach.takeBack}>
          {t('coach.take-back')}
        </button>
        <button type="button" class="button" onClick={coach.read}>
          {t('coach.play-on')}
        </button>
      </p>
    </section>
  );
}

/** Seen only where it takes longer than a blink. */
export function Weighing({ words: { t } }: Pick<CoachProps, 'words'>) {
  return <p class="coach coach-weighing">{t('coach.weighing')}</p>;
}
