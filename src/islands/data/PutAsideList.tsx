import { useState } from 'preact/hooks';
import { saveText } from '../../lib/save-file.ts';
import type { PutAside } from './put-aside.ts';
import { size } from './size.ts';
import { type Speech, useUi } from './ui.ts';

interface Props {
  aside: readonly PutAside[];
  tryAgain(): void;
  bringBack(one: PutAside): void;
  remove(one: PutAside): void;
}

const nameOf = ({ id, of, n }: PutAside, { t }: Speech): string =>
  t('data.aside.name', { what: id ? t(`data.row.${id}`) : of, n: String(n) });

function Item({ one, bringBack, remove }: { one: PutAside } & Omit<Props, 'aside' | 'tryAgain'>) {
  const speech = useUi();
  const { t, lang } = speech;
  const [sure, setSure] = useState(false);
  const name = nameOf(one, speech);
  const save = () => saveText(`${one.at}.json`, 'application/json', one.text);
  const named = (what: string) => `${what}: ${name}`;
  return (
    <li>
      <p>
        <b>{name}</b> ({size(one.text.length, lang)}): {t(`data.aside.${one.state}`)}
      </p>
      <div class="choices">
        {one.state === 'readable' && (
          <button
            type="button"
            class="button"
            aria-label={named(t('data.aside.back'))}
            onClick={() => bringBack(one)}
          >
            {t('data.aside.back')}
          </button>
        )}
        <button type="button" class="button" aria-label={named(t('data.aside.save'))} onClick={save}>
          {t('data.aside.save')}
        </button>
        <button
          type="button"
          class="button button--danger"
          aria-label={named(t('data.aside.delete'))}
          aria-expanded={sure}
          onClick={() => setSure(!sure)}
        >
          {t('data.aside.delete')}
        </button>
      </div>
      <div role="alert">
        {sure && (
          <div class="card">
            <p>{t('data.aside.sure')}</p>
            <div class="choices">
              <button type="button" class="button button--danger" onClick={() => remove(one)}>
                {t('data.aside.yes')}
              </button>
              <button type="button" class="button" onClick={() => setSure(false)}>
                {t('data.cancel')}
              </button>
            </div>
          </div>
        )}
      </div>
    </li>
  );
}

/** What could not be read, or was put away to start a page afresh: nothing of it is lost. */
export function PutAsideList({ aside, tryAgain, ...ways }: Props) {
  const { t } = useUi();
  return (
    <section aria-labelledby="aside">
      <h2 id="aside">{t('data.aside')}</h2>
      <p>{t('data.aside.text')}</p>
      <ul class="aside">
        {aside.map((one) => (
          <Item key={one.at} one={one} {...ways} />
        ))}
      </ul>
      <button type="button" class="button" onClick={tryAgain}>
        {t('data.aside.again')}
      </button>
    </section>
  );
}
