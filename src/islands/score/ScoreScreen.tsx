import type { ComponentChildren } from 'preact';
import { StorageNote } from '../StorageNote.tsx';
import type { CountingUi } from './face.ts';
import { fetched } from './fetched.tsx';
import { Notice } from './Notice.tsx';
import { PlayedOn } from './PlayedOn.tsx';
import type { AnySheet } from './sheet.ts';
import './score.css';

const Question = fetched(() => import('./Question.tsx'));

interface Props<S extends AnySheet> {
  ui: CountingUi<S>;
  facts: ComponentChildren; // who played, and what else is known of the game
  counting: ComponentChildren;
  settled: () => ComponentChildren; // what it came to: asked for once everything is in
  history: ComponentChildren;
}

/** A score page from top to bottom, of whichever game. */
export function ScoreScreen<S extends AnySheet>({ ui, facts, counting, settled, history }: Props<S>) {
  const { model, t } = ui;
  return (
    <>
      <StorageNote trouble={model.trouble.value} />
      <Notice ui={ui} />
      {model.question.value && <Question ui={ui as unknown as CountingUi<AnySheet>} />}
      {facts}
      {counting}
      <PlayedOn ui={ui} />
      {model.settled.value ? (
        settled()
      ) : (
        <p class="chrome" role="status">
          {t(model.isBlank.value ? 'score.blank' : 'score.counting')}
        </p>
      )}
      {!model.isBlank.value && (
        <p class="chrome">
          <button type="button" class="button" onClick={model.clear}>
            {t('score.clear')}
          </button>
        </p>
      )}
      <section class="past chrome" aria-labelledby="history">
        <h2 id="history">{t('score.history')}</h2>
        {history}
      </section>
    </>
  );
}
