import { useMemo } from 'preact/hooks';
import type { Seat } from '../../../games/dunhuang/index.ts';
import { newId } from '../../../lib/entropy.ts';
import type { Lang } from '../../../lib/languages.ts';
import type { BrokenWords } from '../../Broken.tsx';
import { guarded } from '../../guarded.tsx';
import { Counting } from '../../score/Counting.tsx';
import { fetched } from '../../score/fetched.tsx';
import History from '../../score/History.tsx';
import { ScoreScreen } from '../../score/ScoreScreen.tsx';
import { useScorePage } from '../../score/use-score-page.ts';
import { UiContext } from '../../ui.ts';
import { draftBox, historyBox } from './boxes.ts';
import { scoreFace } from './face.tsx';
import { GameFacts } from './GameFacts.tsx';
import { createScoreModel } from './model.ts';
import { PlayerFields, WonWith } from './PlayerFields.tsx';
import { Result } from './Result.tsx';
import { scoreRules } from './rules.ts';
import { TieCoins } from './TieCoins.tsx';
import { type ScoreWords, speechOf, type Ui } from './ui.ts';
import './count.css';

const Afterwards = fetched(() => import('../../score/Afterwards.tsx'));

interface Props {
  lang: Lang;
  words: ScoreWords & BrokenWords;
}

// The same every time, so that nothing is drawn again for its sake.
const fieldsOf = (seat: Seat) => <PlayerFields seat={seat} />;

/** The score calculator. */
function Score({ lang, words }: Props) {
  const { ui, keys } = useMemo(() => {
    const [draft, history] = [draftBox(), historyBox()];
    const model = createScoreModel({ draft, history, now: () => new Date(), newId });
    const speech = speechOf(lang, words);
    const made: Ui = { ...speech, model, rules: scoreRules, face: scoreFace(speech) };
    return { ui: made, keys: [draft.key, history.key] };
  }, [lang, words]);
  const { model } = ui;
  // The same every time: what is tapped in the count does not draw the history again.
  const past = useMemo(() => <History />, []);
  const settle = useScorePage(model, keys);

  const { verdict } = model.reckoning.value;
  return (
    <UiContext.Provider value={ui}>
      <ScoreScreen
        history={past}
        facts={<GameFacts />}
        counting={
          verdict.how === 'instant' ? (
            <WonWith seat={verdict.winners[0]!} />
          ) : (
            <Counting onSettle={settle} fields={fieldsOf} />
          )
        }
        settled={() => (
          <>
            <Result
              sheet={model.sheet.value}
              reckoning={model.reckoning.value}
              hasWarnings={model.hasWarnings.value}
              ask={verdict.how === 'uncounted' && <TieCoins seats={verdict.level} />}
            />
            <Afterwards
              whatIf={verdict.how === 'instant' ? undefined : () => import('./MoreOfSomething.tsx')}
            />
          </>
        )}
      />
    </UiContext.Provider>
  );
}

export default guarded(Score, { score: 'shang.dunhuang.score', scores: 'shang.dunhuang.scores' });
