import { saveText } from '../../../lib/save-file.ts';
import { CircleCode } from '../CircleCode.tsx';
import { type Entry, standings } from './history.ts';
import { reckon } from './reckoning.ts';
import { Standings } from './Standings.tsx';
import { seatsOf } from './sheet.ts';
import { tellVerdict } from './telling.ts';
import { useUi } from './ui.ts';

function Game({ entry: { id, date, sheet } }: { entry: Entry }) {
  const ui = useUi();
  const { model, t, lang, nameIn } = ui;
  const reckoning = reckon(sheet);
  const when = new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(date),
  );
  const scores = seatsOf(sheet).map((seat) => `${nameIn(sheet, seat)} ${reckoning.sheets[seat]!.total}`);
  return (
    <li class="game card">
      <p>
        <time dateTime={date}>{when}</time>
        {sheet.setup && (
          <>
            {' · '}
            {t('score.setup')} <CircleCode code={sheet.setup} />
          </>
        )}
      </p>
      <p>
        <b>{tellVerdict(sheet, reckoning, ui)}</b>
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

/** Reading and writing files is fetched when somebody asks for it. */
const files = () => import('./transfer.ts');

/** The games scored on this device. */
export default function History() {
  const { model, t, nameIn } = useUi();
  const entries = model.entries.value;
  const file = t('score.history.file');
  const saveJson = async () => saveText(`${file}.json`, 'application/json', (await files()).toJson(entries));
  const saveCsv = async () => saveText(`${file}.csv`, 'text/csv', (await files()).toCsv(entries));
  const load = async (chosen: File | undefined) => {
    if (!chosen) return;
    const { readFile } = await files();
    model.addEntries(readFile(await chosen.text()));
  };
  return (
    <div class="history">
      {entries.length === 0 && <p>{t('score.history.none')}</p>}
      {entries.length > 0 && <Standings standings={standings(entries, nameIn)} />}
      <ul class="games">
        {entries.map((entry) => (
          <Game key={entry.id} entry={entry} />
        ))}
      </ul>
      <div class="choices">
        {entries.length > 0 && (
          <>
            <button type="button" class="button" onClick={saveJson}>
              {t('score.history.json')}
            </button>
            <button type="button" class="button" onClick={saveCsv}>
              {t('score.history.csv')}
            </button>
          </>
        )}
        <label class="button">
          {t('score.history.import')}
          <input
            class="unseen"
            type="file"
            accept=".json,.csv,application/json,text/csv"
            onChange={async ({ currentTarget }) => {
              await load(currentTarget.files?.[0]);
              currentTarget.value = '';
            }}
          />
        </label>
      </div>
    </div>
  );
}
