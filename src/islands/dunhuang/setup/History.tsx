import { useState } from 'preact/hooks';
import { localeOf } from '../../../i18n/translate.ts';
import { type Entry, LONGEST_TITLE } from './history.ts';
import { Mark } from './Mark.tsx';
import { useUi } from './ui.ts';
import './history.css';
import { CircleCode } from '../CircleCode.tsx';

/** More than these are shown when asked for. */
const SHOWN = 8;

function Rename({ entry, done }: { entry: Entry; done: () => void }) {
  const { model, t } = useUi();
  const [title, setTitle] = useState(entry.title);
  return (
    <form
      class="buttons"
      onSubmit={(event) => {
        event.preventDefault();
        model.rename(entry.id, title);
        done();
      }}
    >
      <input
        type="text"
        value={title}
        maxLength={LONGEST_TITLE}
        aria-label={t('setup.history.name', { code: entry.code })}
        ref={(input) => input?.focus()}
        onInput={(event) => setTitle(event.currentTarget.value)}
      />
      <button type="submit" class="button">
        {t('setup.history.save')}
      </button>
    </form>
  );
}

function Row({ entry }: { entry: Entry }) {
  const { model, t, lang } = useUi();
  const [renaming, setRenaming] = useState(false);
  const { id, code, starred, title, played } = entry;
  const date = new Intl.DateTimeFormat(localeOf(lang), { dateStyle: 'medium' }).format(new Date(entry.date));
  const names = entry.names.filter((name) => name.trim() !== '').join(', ');
  const about = [t(played ? 'setup.history.played' : 'setup.history.drawn'), date, names].filter(Boolean);
  return (
    <li>
      <button
        type="button"
        class="entry"
        aria-label={t('setup.history.open', { code })}
        onClick={() => model.open(code)}
      >
        <CircleCode code={code} />
        <span>
          {title && <b>{title}</b>}
          <small>{about.join(' · ')}</small>
        </span>
      </button>
      <button
        type="button"
        class="tool"
        aria-pressed={starred}
        aria-label={t('setup.history.star', { code })}
        onClick={() => model.star(id, !starred)}
      >
        <Mark name="star" />
      </button>
      <button
        type="button"
        class="tool"
        aria-expanded={renaming}
        aria-label={t('setup.history.rename', { code })}
        onClick={() => setRenaming(!renaming)}
      >
        <Mark name="pen" />
      </button>
      <button
        type="button"
        class="tool"
        aria-label={t('setup.history.delete', { code })}
        onClick={() => model.remove(id)}
      >
        <Mark name="bin" />
      </button>
      {renaming && <Rename entry={entry} done={() => setRenaming(false)} />}
    </li>
  );
}

/** What was drawn and played on this device. */
export function History() {
  const { model, t } = useUi();
  const [all, setAll] = useState(false);
  const [favourites, setFavourites] = useState(false);
  const entries = model.entries.value.filter(({ starred }) => starred || !favourites);
  const shown = all ? entries : entries.slice(0, SHOWN);
  return (
    <section class="panel chrome" aria-labelledby="setup-history">
      <h2 id="setup-history">{t('setup.history')}</h2>
      <p>
        <label class="tick">
          <input
            type="checkbox"
            checked={favourites}
            onChange={(event) => setFavourites(event.currentTarget.checked)}
          />
          {t('setup.history.starred')}
        </label>
      </p>
      {entries.length === 0 && <p>{t('setup.history.none')}</p>}
      <ul class="history">
        {shown.map((entry) => (
          <Row key={entry.id} entry={entry} />
        ))}
      </ul>
      {shown.length < entries.length && (
        <button type="button" class="button" onClick={() => setAll(true)}>
          {t('setup.history.show', { n: entries.length })}
        </button>
      )}
    </section>
  );
}
