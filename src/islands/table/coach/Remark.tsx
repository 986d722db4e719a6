import { useEffect } from 'preact/hooks';
import { localePath } from '../../../lib/url.ts';
import { percent } from '../hint/percent.ts';
import { useBoard } from '../ui/context.ts';
import type { Coach, Seen } from './model.ts';
import { type CoachUi, useUi } from './ui.ts';

export interface CoachProps {
  coach: Coach;
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

/** What is new to somebody, where the board shows it, and its rule. */
export function Remark({ coach }: CoachProps) {
  const { lang, t } = useUi();
  const { rulePath } = useBoard();
  const { text, rule, at } = coach.remark.value!;
  usePointing(at);
  return (
    <section class="coach" aria-label={t('coach.title')}>
      <p>
        {text}{' '}
        <a href={localePath(lang, rulePath(rule))} target="_blank" rel="noopener">
          {t('why.read')}
        </a>
      </p>
      <button type="button" class="button" onClick={coach.read}>
        {t('coach.read')}
      </button>
    </section>
  );
}

/** So much less is as good as nothing: the worst did not come. */
const LITTLE = 0.05;

/** After "see what happens". */
function tellSeen({ best, now }: Seen, { t, lang }: CoachUi): string {
  const before = percent(best, lang);
  if (now === undefined) return t('coach.seen.unknown', { before });
  return t(now > best - LITTLE ? 'coach.seen.well' : 'coach.seen', { before, now: percent(now, lang) });
}

export function SeenCard({ coach }: CoachProps) {
  const ui = useUi();
  const { t } = ui;
  return (
    <section class="coach" aria-label={t('coach.title')}>
      <p>{tellSeen(coach.seen.value!, ui)}</p>
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

/** The same for those who listen; it is there before there is something to say. */
export function Aloud({ coach }: CoachProps) {
  const ui = useUi();
  const { seen, remark } = coach;
  return (
    <p class="unseen" role="status">
      {seen.value ? tellSeen(seen.value, ui) : remark.value?.text}
    </p>
  );
}

/** Seen only where it takes longer than a blink. */
export function Weighing() {
  const { t } = useUi();
  return <p class="coach coach-weighing">{t('coach.weighing')}</p>;
}
