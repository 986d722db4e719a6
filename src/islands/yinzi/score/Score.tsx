import { useMemo } from 'preact/hooks';
import type { RuleId } from '../../../games/yinzi/index.ts';
import { newId } from '../../../lib/entropy.ts';
import type { Lang } from '../../../lib/languages.ts';
import type { BrokenWords } from '../../Broken.tsx';
import { guarded } from '../../guarded.tsx';
import { Counting } from '../../score/Counting.tsx';
import { fetched } from '../../score/fetched.tsx';
import { ScoreScreen } from '../../score/ScoreScreen.tsx';
import { useScorePage } from '../../score/use-score-page.ts';
import { WhenNear } from '../../score/WhenNear.tsx';
import { UiContext } from '../../ui.ts';
import { draftBox, historyBox } from './boxes.ts';
import { countingFace } from './counting-face.tsx';
import { GameFacts } from './GameFacts.tsx';
import { createPadModel } from './model.ts';
import { PlayerFields } from './PlayerFields.tsx';
import { scoreRules } from './rules.ts';
import { asksBoard } from './sheet.ts';
import { type PadWords, speechOf, type Ui } from './ui.ts';
import './pad.css';

interface Props {
  lang: Lang;
  words: PadWords & BrokenWords;
  rulesOfScore: string; // their page
}

const KEPT = {
  'yinzi-score': 'shang.yinzi.score',
  'yinzi-scores': 'shang.yinzi.scores',
  'yinzi-box': 'shang.yinzi.box',
};

const BoardSays = fetched(() => import('./BoardSays.tsx'));
const Outcome = fetched(() => import('./Outcome.tsx'));
const Past = fetched(() => import('./Past.tsx'));

/** The scoring pad. */
function Score({ lang, words, rulesOfScore }: Props) {
  const { ui, keys } = useMemo(() => {
    const [draft, history] = [draftBox(), historyBox()];
    const fetchBox = async () => (await import('./box-help.ts')).boxHelp();
    const model = createPadModel({ draft, history, fetchBox, now: () => new Date(), newId });
    const speech = speechOf(lang, words);
    const ruleLink = (rule: RuleId) => `${rulesOfScore}#${rule}`;
    const made: Ui = { ...speech, ruleLink, model, rules: scoreRules, face: countingFace(speech) };
    return { ui: made, keys: [draft.key, history.key, KEPT['yinzi-box']] };
  }, [lang, words, rulesOfScore]);
  // The same every time: what is tapped in the count does not draw the history again.
  const past = useMemo(() => <Past />, []);
  const settle = useScorePage(ui.model, keys);
  return (
    <UiContext.Provider value={ui}>
      <ScoreScreen
        history={<WhenNear>{past}</WhenNear>}
        facts={<GameFacts />}
        counting={
          <Counting
            onSettle={() => Outcome.fetch().then(settle)}
            fields={(seat) => <PlayerFields seat={seat} />}
            also={asksBoard(ui.model.sheet.value) && <BoardSays />}
          />
        }
        settled={() => <Outcome />}
      />
    </UiContext.Provider>
  );
}

export default guarded(Score, KEPT);
