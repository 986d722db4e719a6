import { useEffect, useRef } from 'preact/hooks';
import { type CountingUi, useCounting } from './face.ts';
import type { Answer } from './notice.ts';
import { type AnySheet, seatsOf } from './sheet.ts';
import { clearAddress } from './use-score-page.ts';

/** "Mei 21 · Bo 26", or who plays where nothing has been counted yet. */
function tellScores(sheet: AnySheet, { rules, nameIn }: CountingUi<AnySheet>): string {
  const { sheets } = rules.summaryOf(sheet);
  const names = seatsOf(sheet).map((seat) => nameIn(sheet, seat));
  const isEmpty = rules.isBlank(sheet);
  return names.map((name, seat) => (isEmpty ? name : `${name} ${sheets[seat]!.total}`)).join(' · ');
}

/** An address brings a sheet while another is being counted: which one now, and what becomes of the other. */
export default function Question() {
  const ui = useCounting();
  const { model, rules, face, t } = ui;
  const heading = useRef<HTMLHeadingElement>(null);
  const { sheet, by } = model.question.value!;
  const brought = by === undefined ? undefined : face.brought?.[by];
  useEffect(() => {
    heading.current?.focus();
    return clearAddress;
  }, []);
  const answer = (what: Answer) => () => model.answer(what);
  return (
    <section class="question card chrome" aria-labelledby="question">
      <h2 id="question" tabIndex={-1} ref={heading}>
        {brought ? brought.asks(sheet) : t('score.ask.linked')}
      </h2>
      <dl>
        <dt>{t('score.ask.theirs')}</dt>
        <dd>{tellScores(sheet, ui)}</dd>
        <dt>{t('score.ask.mine')}</dt>
        <dd>{tellScores(model.sheet.value, ui)}</dd>
      </dl>
      <div class="choices">
        <button type="button" class="button button--main" onClick={answer('open')}>
          {t('score.ask.open')}
        </button>
        {!rules.isBlank(sheet) && (
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
