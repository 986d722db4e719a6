import { useEffect, useMemo, useState } from 'preact/hooks';
import { SeatMark } from '../../../../art/index.ts';
import type { Outcome, View } from '../../../../games/dunhuang/index.ts';
import { saveFile } from '../../../../lib/save-file.ts';
import type { Trouble } from '../../../../lib/storage.ts';
import { StorageNote } from '../../../StorageNote.tsx';
import type { EndingProps } from '../../../table/game/face.ts';
import { BottomSheet } from '../../../table/ui/BottomSheet.tsx';
import { historyBox } from '../../score/boxes.ts';
import { gridOf } from '../../score/grid.ts';
import { Result } from '../../score/Result.tsx';
import { reckon } from '../../score/reckoning.ts';
import { tellVerdict, wonWith } from '../../score/sentences.ts';
import { speechOf } from '../../score/ui.ts';
import { useUi } from '../words/speech.ts';
import { keepScore, scoredBox, sheetOf } from './score-sheet.ts';
import { WonWith } from './WonWith.tsx';
import '../../../table/ui/ending.css';
import './end.css';

interface Props extends EndingProps {
  readonly view: View;
  readonly outcome: Outcome;
}

/** The game is over: who has won, and on request every step of why, and what now. */
export default function Ending({ game, view, outcome, onAgain, onReplay, onReview }: Props) {
  const { t, lang, words } = useUi();
  const speech = useMemo(() => speechOf(lang, words), [lang, words]);
  const sheet = useMemo(() => sheetOf(game.players, view, outcome), [game.players, view, outcome]);
  const reckoning = useMemo(() => reckon(sheet), [sheet]);
  const atOnce = outcome.reason === 'instant' ? wonWith(sheet, outcome.winners[0]!) : undefined;
  const verdict = tellVerdict(sheet, reckoning, speech);
  const [trouble, setTrouble] = useState<Trouble>();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    keepScore(game, sheet, { history: historyBox(), scored: scoredBox() }).then(setTrouble);
  }, [game, sheet]);
  const picture = async () => {
    const { drawPicture } = await import('../../../score/picture.ts');
    const grid = gridOf(sheet, reckoning, speech);
    saveFile(`${t('score.file')}.png`, await drawPicture(t('score.game'), verdict, grid));
  };
  const review = () => {
    setOpen(false);
    onReview();
  };
  return (
    <div class="ending">
      <p class="ending-verdict" role="status">
        {outcome.winners.map((seat) => (
          <SeatMark key={seat} seat={sheet.players[seat]!.colour} size={28} />
        ))}{' '}
        {verdict}
      </p>
      {atOnce && <WonWith {...atOnce} />}
      <div class="ending-choices">
        <button type="button" class="button button--main" onClick={() => setOpen(true)}>
          {t(atOnce ? 'table.end.more' : 'table.end.reckoning')}
        </button>
        <button type="button" class="button" onClick={() => onAgain('next')}>
          {t('table.end.again')}
        </button>
      </div>
      {open && (
        <BottomSheet title={t('table.end.title')} onClose={() => setOpen(false)}>
          <StorageNote trouble={trouble} words={speech} />
          <Result speech={speech} sheet={sheet} reckoning={reckoning} />
          <div class="choices">
            <button type="button" class="button button--main" onClick={review}>
              {t('table.review.title')}
            </button>
            <button type="button" class="button" onClick={onReplay}>
              {t('table.replay.title')}
            </button>
            <button type="button" class="button" onClick={picture}>
              {t('table.end.picture')}
            </button>
            <button type="button" class="button" onClick={() => onAgain('next')}>
              {t('table.end.again.next')}
            </button>
            <button type="button" class="button" onClick={() => onAgain('same')}>
              {t('table.end.again.same')}
            </button>
          </div>
          {trouble === undefined && <p class="end-kept">{t('table.end.kept')}</p>}
        </BottomSheet>
      )}
    </div>
  );
}
