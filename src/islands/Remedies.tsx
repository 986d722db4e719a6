import { useState } from 'preact/hooks';
import { translator } from '../i18n/translate.ts';
import { moveAside } from '../lib/aside.ts';
import type { Lang } from '../lib/languages.ts';
import { partsOf } from '../lib/list-parts.ts';
import { localePath } from '../lib/url.ts';
import type { BrokenWords } from './Broken.tsx';
import './broken.css';

type RowOf<Key> = Key extends `data.row.${infer Id}` ? Id : never;
type Row = RowOf<keyof BrokenWords>;

/** What an island starts from: what it is called on the data page, and the box it lies in. */
export type Keeps = { readonly [Id in Row]?: string };

export interface Props {
  error: unknown;
  lang: Lang;
  words: BrokenWords;
  keeps: Keeps;
}

/** Seldom what breaks an island, and what nobody likes to do without: only when asked for. */
const DEAR: readonly Row[] = ['scores', 'setups'];

async function save(): Promise<void> {
  const { saveEverything } = await import('./data/save.ts');
  await saveEverything();
}

/** Without the fragment as well: what an address brought may be what broke it. */
function startAfresh(boxes: readonly string[]): void {
  try {
    for (const box of boxes) {
      for (const part of partsOf(localStorage, box)) moveAside(localStorage, part, 'aside', box);
      moveAside(localStorage, box);
    }
  } catch {
    // No storage, nothing to put aside; or no room for it, and then it stays.
  }
  location.replace(location.pathname + location.search);
}

/** What to do about an island that broke: save everything, or start without what may have broken it. */
export function Remedies({ error, lang, words, keeps }: Props) {
  const { t } = translator(lang, words);
  const [failed, setFailed] = useState(false);
  const rows = Object.keys(keeps) as Row[];
  const [chosen, setChosen] = useState(rows.filter((row) => !DEAR.includes(row)));
  const data = <a href={localePath(lang, '/data/')}>{t('broken.data')}</a>;
  return (
    <>
      <p>
        <button type="button" class="button" onClick={() => save().catch(() => setFailed(true))}>
          {t('broken.save')}
        </button>
      </p>
      {failed && (
        <p class="problem">
          {t('broken.not-saved')} {data}
        </p>
      )}
      <details>
        <summary>{t('broken.afresh')}</summary>
        {rows.length > 0 ? (
          <fieldset>
            <legend>{t('broken.without')}</legend>
            {rows.map((row) => (
              <label key={row}>
                <input
                  type="checkbox"
                  checked={chosen.includes(row)}
                  onChange={({ currentTarget: { checked } }) =>
                    setChosen(checked ? [...chosen, row] : chosen.filter((one) => one !== row))
                  }
                />{' '}
                {t(`data.row.${row}`)}
              </label>
            ))}
            <p>
              {t('broken.aside')} {data}
            </p>
          </fieldset>
        ) : (
          <p>{t('broken.nothing')}</p>
        )}
        <button
          type="button"
          class="button button--danger"
          onClick={() => startAfresh(chosen.map((row) => keeps[row]!))}
        >
          {t('broken.afresh.do')}
        </button>
      </details>
      <p class="what">{t('broken.what', { what: String(error) })}</p>
    </>
  );
}
