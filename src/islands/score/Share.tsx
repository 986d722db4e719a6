import { useState } from 'preact/hooks';
import { copyText } from '../../lib/clipboard.ts';
import { writeCsv } from '../../lib/csv.ts';
import { persistOnce } from '../../lib/persist.ts';
import { saveFile, saveText } from '../../lib/save-file.ts';
import { bgStatsLink } from './bg-stats.ts';
import { usePage } from './face.ts';
import { cellsOf } from './grid.ts';
import { seatsOf } from './sheet.ts';

/** The sheet leaves the page: as a link, a picture, text, CSV, on paper, or to BG Stats. */
export function Share() {
  const { model, rules, face, t, nameIn } = usePage();
  const [said, setSaid] = useState('');
  const sheet = model.sheet.value;
  const names = seatsOf(sheet).map((seat) => nameIn(sheet, seat));

  /** The clipboard may be refused: then the text is there to be copied by hand. */
  const copy = async (text: string, done: string) => setSaid((await copyText(text)) ? done : text);
  const copyLink = () =>
    copy(new URL(`#sheet=${face.codeOf(sheet)}`, location.href).href, t('score.share.copied'));
  const copyAsText = () => copy(face.textOf(sheet), t('score.share.text-copied'));
  const picture = async () => {
    const { drawPicture } = await import('./picture.ts');
    const drawn = await drawPicture(face.title, face.tellVerdict(sheet), face.gridOf(sheet));
    saveFile(`${face.file}.png`, drawn);
  };
  const table = () => saveText(`${face.file}.csv`, 'text/csv', writeCsv(cellsOf(face.gridOf(sheet))));
  const save = () => {
    model.save();
    persistOnce();
  };
  const play = bgStatsLink(rules, sheet, {
    game: face.bgStats,
    id: model.entryId.value ?? face.codeOf(sheet),
    date: model.playedAt.value,
    names,
    first: face.firstOf(sheet),
    comments: face.note?.textOf(sheet) ?? null,
  });

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
        <button type="button" class="button" onClick={copyAsText}>
          {t('score.share.text')}
        </button>
        <button type="button" class="button" onClick={table}>
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
