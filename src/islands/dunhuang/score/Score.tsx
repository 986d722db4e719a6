import { useEffect, useMemo } from 'preact/hooks';
import { localeOf } from '../../../i18n/translate.ts';
import { newId } from '../../../lib/entropy.ts';
import { onKeptElsewhere } from '../../../lib/kept-elsewhere.ts';
import type { Lang } from '../../../lib/languages.ts';
import type { BrokenWords } from '../../Broken.tsx';
import { guarded } from '../../guarded.tsx';
import { StorageNote } from '../../StorageNote.tsx';
import { draftBox, historyBox } from './boxes.ts';
import { Counting, WonWith } from './Counting.tsx';
import { GameFacts } from './GameFacts.tsx';
import History from './History.tsx';
import { createScoreModel } from './model.ts';
import { Notice } from './Notice.tsx';
import { Question } from './Question.tsx';
import { Result } from './Result.tsx';
import { Share } from './Share.tsx';
import { TieCoins } from './TieCoins.tsx';
import { type ScoreWords, speechOf, UiContext } from './ui.ts';
import { WhatIf } from './WhatIf.tsx';
import './count.css';
import './score.css';

interface Props {
  lang: Lang;
  words: ScoreWords & BrokenWords;
}

const clearAddress = () => window.history.replaceState(null, '', location.pathname + location.search);

/** The score calculator. */
function Score({ lang, words }: Props) {
  const ui = useMemo(() => {
    const [draft, history] = [draftBox(), historyBox()];
    const model = createScoreModel({
      draft,
      history,
      now: () => new Date(),
      newId,
    });
    return { ...speechOf(lang, words), model, keys: [draft.key, history.key] };
  }, [lang, words]);
  const { model, keys, t } = ui;
  // The same every time: what is tapped in the count does not draw the history again.
  const past = useMemo(() => <History />, []);

  useEffect(() => {
    model.open();
    const follow = () => {
      // Read once: a reload goes on with what was entered since.
      if (model.follow(location.hash)) clearAddress();
    };
    follow();
    addEventListener('hashchange', follow);
    const stop = onKeptElsewhere(keys, model.readAgain);
    return () => {
      stop();
      removeEventListener('hashchange', follow);
    };
  }, [model]);

  const { verdict } = model.reckoning.value;
  const dates = useMemo(() => new Intl.DateTimeFormat(localeOf(lang), { dateStyle: 'long' }), [lang]);
  const played = dates.format(model.playedAt.value);
  const settle = () => {
    model.settle();
    // Where the answer is, eyes and ears go; it is drawn by then.
    requestAnimationFrame(() => document.querySelector<HTMLElement>('#result')?.focus());
  };

  return (
    <UiContext.Provider value={ui}>
      <StorageNote trouble={model.trouble.value} words={ui} />
      <Notice />
      {model.question.value && <Question done={clearAddress} />}
      <GameFacts />
      {verdict.how === 'instant' ? <WonWith seat={verdict.winners[0]!} /> : <Counting onSettle={settle} />}
      <p class="on-paper">{played}</p>
      {model.settled.value ? (
        <Result
          speech={ui}
          sheet={model.sheet.value}
          reckoning={model.reckoning.value}
          doubtful={model.doubtful.value}
          ask={verdict.how === 'uncounted' && <TieCoins seats={verdict.level} />}
        />
      ) : (
        <p class="chrome" role="status">
          {t(model.isBlank.value ? 'score.blank' : 'score.counting')}
        </p>
      )}
      {!model.isBlank.value && (
        <>
          {model.settled.value && verdict.how !== 'instant' && <WhatIf />}
          {model.settled.value && <Share />}
          <p class="chrome">
            <button type="button" class="button" onClick={model.clear}>
              {t('score.clear')}
            </button>
          </p>
        </>
      )}
      <section class="past chrome" aria-labelledby="history">
        <h2 id="history">{t('score.history')}</h2>
        {past}
      </section>
    </UiContext.Provider>
  );
}

export default guarded(Score, { score: 'shang.dunhuang.score', scores: 'shang.dunhuang.scores' });
