import type { VNode } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { localeOf } from '../../i18n/translate.ts';
import { saveText } from '../../lib/save-file.ts';
import { FileButton } from '../FileButton.tsx';
import { usePage } from './face.ts';
import type { Entry } from './history.ts';
import { Standings } from './Standings.tsx';
import { type AnySheet, seatsOf } from './sheet.ts';
import { useStandings } from './use-standings.ts';

/** As many as fill a screen or two; the rest is drawn when asked for. */
const SHOWN = 12;

interface GameProps {
  entry: Entry<AnySheet>;
  dates: Intl.DateTimeFormat;
}

function Game({ entry: { id, date, sheet }, dates }: GameProps) {
  const { model, rules, face, t, nameIn } = usePage();
  const { sheets } = rules.summaryOf(sheet);
  const note = face.note?.textOf(sheet);
  const when = dates.format(new Date(date));
  const scores = seatsOf(sheet).map((seat) => `${nameIn(sheet, seat)} ${sheets[seat]!.total}`);
  return (
    <li class="game card">
      <p>
        <time dateTime={date}>{when}</time>
        {note && (
          <>
            {' · '}
            {face.note!.show(note)}
          </>
        )}
      </p>
      <p>
        <b>{face.tellVerdict(sheet)}</b>
      </p>
      <p>{scores.join(' · ')}</p>
      <div class="choices">
        <button
          type="button"
          class="button"
          aria-label={t('score.history.show-of', { when })}
          onClick={() => model.show(id)}
        >
          {t('score.history.show')}
        </button>
        <button
          type="button"
          class="button button--danger"
          aria-label={t('score.history.delete-of', { when })}
          onClick={() => model.remove(id)}
        >
          {t('score.history.delete')}
        </button>
      </div>
    </li>
  );
}

/** The games scored on this device. */
export default function History() {
  const { model, rules, face, t, lang, nameIn, number } = usePage();
  const [shown, setShown] = useState(SHOWN);
  const { games } = model;
  const entries = games.entries.value;
  const total = games.total.value;
  const standings = useStandings({
    rules,
    latest: entries,
    total,
    slowly: games.slowly,
    nameOf: nameIn,
  });
  const table = useMemo(
    () => standings && standings.length > 0 && <Standings standings={standings} />,
    [standings],
  );
  const dates = useMemo(
    () => new Intl.DateTimeFormat(localeOf(lang), { dateStyle: 'medium', timeStyle: 'short' }),
    [lang],
  );
  // What has not changed is not drawn again.
  const cards = useMemo(() => new WeakMap<Entry<AnySheet>, VNode>(), [dates]);
  const cardOf = (entry: Entry<AnySheet>): VNode => {
    const card = cards.get(entry) ?? <Game key={entry.id} entry={entry} dates={dates} />;
    cards.set(entry, card);
    return card;
  };
  const file = face.historyFile;
  const saveJson = async () =>
    saveText(`${file}.json`, 'application/json', (await face.files()).toJson(games.all()));
  const saveCsv = async () => saveText(`${file}.csv`, 'text/csv', (await face.files()).toCsv(games.all()));
  const load = async (chosen: File) => {
    const { readFile } = await face.files();
    await model.addFile(readFile(await chosen.text()));
  };
  const hidden = total - shown;
  const showMore = () => setShown(shown + SHOWN);
  // Some may have been deleted; the next to be asked for are read already.
  useEffect(() => games.more(shown + SHOWN), [shown, entries]);
  return (
    <div class="history">
      {total === 0 && <p>{t('score.history.none')}</p>}
      {table}
      <ul class="games">{entries.slice(0, shown).map(cardOf)}</ul>
      {hidden > 0 && (
        <p>
          <button type="button" class="button" onClick={showMore}>
            {t('score.history.more', { n: Math.min(hidden, SHOWN) })}
          </button>{' '}
          {t('score.history.of', { n: number(shown), all: number(total) })}
        </p>
      )}
      <div class="choices">
        {total > 0 && (
          <>
            <button type="button" class="button" onClick={saveJson}>
              {t('score.history.json')}
            </button>
            <button type="button" class="button" onClick={saveCsv}>
              {t('score.history.csv')}
            </button>
          </>
        )}
        <FileButton
          text={t('score.history.import')}
          accept=".json,.csv,application/json,text/csv"
          onFile={load}
        />
      </div>
    </div>
  );
}
