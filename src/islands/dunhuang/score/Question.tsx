import { useEffect, useRef } from 'preact/hooks';
import { CodeIn } from '../CircleCode.tsx';
import type { Answer } from './notice.ts';
import { reckon } from './reckoning.ts';
import { isBlank, type Sheet, seatsOf } from './sheet.ts';
import { type Ui, useUi } from './ui.ts';

/** "Mei 21 · Bo 26", or who plays where nothing has been counted yet. */
function tellScores(sheet: Sheet, { nameIn }: Ui): string {
  const { sheets } = reckon(sheet);
  const names = seatsOf(sheet).map((seat) => nameIn(sheet, seat));
  return names.map((name, seat) => (isBlank(sheet) ? name : `${name} ${sheets[seat]!.total}`)).join(' · ');
}

/** An address brings a sheet while another is being counted: which one now, and what becomes of the other. */
export function Question({ done }: { done: () => void }) {
  const ui = useUi();
  const { model, t } = ui;
  const heading = useRef<HTMLHeadingElement>(null);
  const asked = model.question.value!;
  useEffect(() => {
    heading.current?.focus();
    return done;
  }, []);
  const answer = (what: Answer) => () => model.answer(what);
  const linked = asked.setup === null;
  return (
    <section class="question card chrome" aria-labelledby="question">
      <h2 id="question" tabIndex={-1} ref={heading}>
        {asked.setup === null ? (
          t(asked.by === 'majority' ? 'score.ask.majority' : 'score.ask.linked')
        ) : (
          <CodeIn text={t('score.ask.setup', { code: asked.setup })} code={asked.setup} />
        )}
      </h2>
      <dl>
        <dt>{t('score.ask.theirs')}</dt>
        <dd>{tellScores(asked.sheet, ui)}</dd>
        <dt>{t('score.ask.mine')}</dt>
        <dd>{tellScores(model.sheet.value, ui)}</dd>
      </dl>
      <div class="choices">
        <button type="button" class="button button--main" onClick={answer('open')}>
          {t('score.ask.open')}
        </button>
        {linked && (
          <button type="button" class="button" onClick={answer('keep')}>
            {t('score.ask.keep')}
          </button>
        )}
        <button type="button" class="button" onClick={answer('leave')}>
          {t('score.ask.leave')}
        </button>
      </div>
    </section>
  );
}
