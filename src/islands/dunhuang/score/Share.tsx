import { useState } from 'preact/hooks';
import { copyText } from '../../../lib/clipboard.ts';
import { persistOnce } from '../../../lib/persist.ts';
import { saveFile, saveText } from '../../../lib/save-file.ts';
import { bgStatsLink } from './bg-stats.ts';
import { toSheetCsv, toText } from './exports.ts';
import { gridOf } from './grid.ts';
import { encodeSheet, writeSheetLink } from './link.ts';
import { seatsOf } from './sheet.ts';
import { tellVerdict } from './telling.ts';
import { useUi } from './ui.ts';

/** The sheet leaves the page: as a link, a picture, text, CSV, on paper, or to BG Stats. */
export function Share() {
  const ui = useUi();
  const { model, t, nameIn } = ui;
  const [said, setSaid] = useState('');
  const sheet = model.sheet.value;
  const reckoning = model.reckoning.value;
  const file = t('score.file');
  const names = seatsOf(sheet).map((seat) => nameIn(sheet, seat));

  /** The clipboard may be refused: then the text is there to be copied by hand. */
  const copy = async (text: string, done: string) => setSaid((await copyText(text)) ? done : text);
  const copyLink = () => copy(new URL(writeSheetLink(sheet), location.href).href, t('score.share.copied'));
  const copyTelling = () => copy(toText(sheet, reckoning, ui), t('score.share.text-copied'));
  const picture = async () => {
    const { drawPicture } = await import('./picture.ts');
    const verdict = tellVerdict(sheet, reckoning, ui);
    saveFile(`${file}.png`, await drawPicture(t('score.game'), verdict, gridOf(sheet, reckoning, ui)));
  };
  const save = () => {
    model.save();
    persistOnce();
  };
  const id = model.entryId.value ?? encodeSheet(sheet);
  const play = bgStatsLink(sheet, { id, date: model.playedAt.value, names });

  return (
    <section class="share chrome" aria-labelledby="share">
      <h3 id="share">{t('score.share')}</h3>
      <div class="choices">
        <button type="button" class="button button--main" onClick={save}>
          {t(model.entryId.value === null ? 'score.save' : 'score.save.again')}
        </button>
        <button type="button" class="button" onClick={copyLink}>
          {t('score.share.link')}
        </button>
        <button type="button" class="button" onClick={picture}>
          {t('score.share.picture')}
        </button>
        <button type="button" class="button" onClick={copyTelling}>
          {t('score.share.text')}
        </button>
        <button
          type="button"
          class="button"
          onClick={() => saveText(`${file}.csv`, 'text/csv', toSheetCsv(sheet, reckoning, ui))}
        >
          {t('score.share.csv')}
        </button>
        <button type="button" class="button" onClick={() => print()}>
          {t('score.share.print')}
        </button>
        <a class="button" href={play} target="_blank" rel="noreferrer">
          {t('score.share.bg-stats')}
        </a>
      </div>
      <p role="status" class="said">
        {said}
      </p>
    </section>
  );
}
