import { useEffect, useMemo, useState } from 'preact/hooks';
import { SeatMark } from '../../../../art/index.ts';
import type { Outcome, View } from '../../../../games/dunhuang/index.ts';
import { saveFile } from '../../../../lib/save-file.ts';
import type { Trouble } from '../../../../lib/storage.ts';
import { StorageNote } from '../../../StorageNote.tsx';
import type { EndingProps } from '../../../table/game/face.ts';
import { EndingFrame } from '../../../table/ui/EndingFrame.tsx';
import { UiContext } from '../../../ui.ts';
import { historyBox } from '../../score/boxes.ts';
import { gridOf } from '../../score/grid.ts';
import { Result } from '../../score/Result.tsx';
import { reckon } from '../../score/reckoning.ts';
import { tellVerdict, wonWith } from '../../score/sentences.ts';
import { speechOf } from '../../score/ui.ts';
import { useUi } from '../words/speech.ts';
import { keepScore, scoredBox, sheetOf } from './score-sheet.ts';
import { WonWith } from './WonWith.tsx';
import './end.css';

interface Props extends EndingProps {
  readonly view: View;
  readonly outcome: Outcome;
}

/** The game is over: who has won, and on request every step of why, and what now. */
export default function Ending({ game, view, outcome, ...ways }: Props) {
  const { t, lang, words } = useUi();
  const speech = useMemo(() => speechOf(lang, words), [lang, words]);
  const sheet = useMemo(() => sheetOf(game.players, view, outcome), [game.players, view, outcome]);
  const reckoning = useMemo(() => reckon(sheet), [sheet]);
  const atOnce = outcome.reason === 'instant' ? wonWith(sheet, outcome.winners[0]!) : undefined;
  const verdict = tellVerdict(sheet, reckoning, speech);
  const [trouble, setTrouble] = useState<Trouble>();
  useEffect(() => {
    keepScore(game, sheet, { history: historyBox(), scored: scoredBox() }).then(setTrouble);
  }, [game, sheet]);
  const picture = async () => {
    const { drawPicture } = await import('../../../score/picture.ts');
    const grid = gridOf(sheet, reckoning, speech);
    saveFile(`${t('score.file')}.png`, await drawPicture(t('score.game'), verdict, grid));
  };
  return (
    <EndingFrame
      {...ways}
      winners={outcome.winners.map((seat) => (
        <SeatMark key={seat} seat={sheet.players[seat]!.colour} size={28} />
      ))}
      verdict={verdict}
      below={atOnce && <WonWith {...atOnce} />}
      more={t(atOnce ? 'table.end.more' : 'table.end.reckoning')}
      also={
        <button type="button" class="button" onClick={picture}>
          {t('table.end.picture')}
        </button>
      }
      after={trouble === undefined && <p class="end-kept">{t('table.end.kept')}</p>}
    >
      <StorageNote trouble={trouble} />
      <UiContext.Provider value={speech}>
        <Result sheet={sheet} reckoning={reckoning} />
      </UiContext.Provider>
    </EndingFrame>
  );
}
