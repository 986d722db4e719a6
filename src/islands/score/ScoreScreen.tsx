import type { ComponentChildren } from 'preact';
import { StorageNote } from '../StorageNote.tsx';
import { useCounting } from './face.ts';
import { fetched } from './fetched.tsx';
import { Notice } from './Notice.tsx';
import { PlayedOn } from './PlayedOn.tsx';
import './score.css';

const Question = fetched(() => import('./Question.tsx'));

interface Props {
  facts: ComponentChildren; // who played, and what else is known of the game
  counting: ComponentChildren;
  settled: () => ComponentChildren; // what it came to: asked for once everything is in
  history: ComponentChildren;
}

/** A score page from top to bottom, of whichever game. */
export function ScoreScreen({ facts, counting, settled, history }: Props) {
  const { model, t } = useCounting();
  return (
    <>
      <StorageNote trouble={model.trouble.value} />
      <Notice />
      {model.question.value && <Question />}
      {facts}
      {counting}
      <PlayedOn />
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
