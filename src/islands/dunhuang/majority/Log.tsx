import { RuleNote } from '../RuleNote.tsx';
import { tellStep } from './sentences.ts';
import { useUi } from './ui.ts';

/** Every step as a line with its rule, the latest first; the latest is also said aloud. */
export function Log() {
  const ui = useUi();
  const { model, t } = ui;
  const { at, steps } = model.track.value;
  const told = model.told.value;
  const last = told.at(-1);
  return (
    <section class="log" aria-labelledby="log">
      <h2 id="log">{t('majority.log')}</h2>
      <p role="status" class="latest">
        {last ? tellStep(last, ui) : t('majority.log.none')}
      </p>
      <div class="choices">
        <button type="button" class="button" disabled={at === 0} onClick={model.undo}>
          {t('majority.undo')}
        </button>
        <button type="button" class="button" disabled={at === steps.length} onClick={model.redo}>
          {t('majority.redo')}
        </button>
      </div>
      <ol class="steps">
        {told
          .map((one, i) => ({ one, n: i + 1 }))
          .reverse()
          .map(({ one, n }) => (
            <li key={n} value={n}>
              <details class="line">
                <summary>{tellStep(one, ui)}</summary>
                <RuleNote rule={one.rule} />
              </details>
            </li>
          ))}
      </ol>
    </section>
  );
}
