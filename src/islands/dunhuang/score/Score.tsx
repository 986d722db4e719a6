import { useMemo } from 'preact/hooks';
import type { Seat } from '../../../games/dunhuang/index.ts';
import { newId } from '../../../lib/entropy.ts';
import type { Lang } from '../../../lib/languages.ts';
import type { BrokenWords } from '../../Broken.tsx';
import { guarded } from '../../guarded.tsx';
import { StorageNote } from '../../StorageNote.tsx';
import { Counting } from '../../score/Counting.tsx';
import History from '../../score/History.tsx';
import { Notice } from '../../score/Notice.tsx';
import { PlayedOn } from '../../score/PlayedOn.tsx';
import { Question } from '../../score/Question.tsx';
import { Share } from '../../score/Share.tsx';
import { clearAddress, useScorePage } from '../../score/use-score-page.ts';
import { WhatIf } from '../../score/WhatIf.tsx';
import { draftBox, historyBox } from './boxes.ts';
import { scoreFace } from './face.tsx';
import { GameFacts } from './GameFacts.tsx';
import { createScoreModel } from './model.ts';
import { PlayerThings, WonWith } from './PlayerThings.tsx';
import { Result } from './Result.tsx';
import { scoreRules } from './rules.ts';
import { TieCoins } from './TieCoins.tsx';
import { type ScoreWords, speechOf, type Ui, UiContext } from './ui.ts';
import '../../score/score.css';
import './count.css';

interface Props {
  lang: Lang;
  words: ScoreWords & BrokenWords;
}

// The same every time, so that nothing is drawn again for its sake.
const thingsOf = (seat: Seat) => <PlayerThings seat={seat} />;

/** The score calculator. */
function Score({ lang, words }: Props) {
  const { ui, keys } = useMemo(() => {
    const [draft, history] = [draftBox(), historyBox()];
    const model = createScoreModel({ draft, history, now: () => new Date(), newId });
    const speech = speechOf(lang, words);
    const made: Ui = { ...speech, model, rules: scoreRules, face: scoreFace(speech) };
    return { ui: made, keys: [draft.key, history.key] };
  }, [lang, words]);
  const { model, t } = ui;
  // The same every time: what is tapped in the count does not draw the history again.
  const past = useMemo(() => <History ui={ui} />, [ui]);
  const settle = useScorePage(model, keys);

  const { verdict } = model.reckoning.value;

  return (
    <UiContext.Provider value={ui}>
      <StorageNote trouble={model.trouble.value} words={ui} />
      <Notice ui={ui} />
      {model.question.value && <Question ui={ui} done={clearAddress} />}
      <GameFacts />
      {verdict.how === 'instant' ? (
        <WonWith seat={verdict.winners[0]!} />
      ) : (
        <Counting ui={ui} onSettle={settle} things={thingsOf} />
      )}
      <PlayedOn ui={ui} />
      {model.settled.value ? (
        <Result
          speech={ui}
          sheet={model.sheet.value}
          reckoning={model.reckoning.value}
          hasWarnings={model.hasWarnings.value}
          ask={verdict.how === 'uncounted' && <TieCoins seats={verdict.level} />}
        />
      ) : (
        <p class="chrome" role="status">
          {t(model.isBlank.value ? 'score.blank' : 'score.counting')}
        </p>
      )}
      {!model.isBlank.value && (
        <>
          {model.settled.value && verdict.how !== 'instant' && (
            <WhatIf title={t('score.what.title')} load={() => import('./MoreOfSomething.tsx')} />
          )}
          {model.settled.value && <Share ui={ui} />}
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
