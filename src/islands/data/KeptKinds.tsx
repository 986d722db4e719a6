import { useEffect, useState } from 'preact/hooks';
import { askToPersist, isPersisted } from '../../lib/persist.ts';
import type { Kept } from './device.ts';
import { size } from './size.ts';
import { useUi } from './ui.ts';

function Permanence() {
  const { t } = useUi();
  const [persisted, setPersisted] = useState<boolean>();
  const [refused, setRefused] = useState(false);
  useEffect(() => {
    isPersisted().then(setPersisted, () => {});
  }, []);
  const ask = async () => {
    const granted = await askToPersist();
    setPersisted(granted);
    setRefused(!granted);
  };
  if (persisted === undefined) return null;
  return (
    <>
      <p>{t(persisted ? 'data.persisted' : 'data.not-persisted')}</p>
      {!persisted && (
        <button type="button" class="button" onClick={ask}>
          {t('data.persist')}
        </button>
      )}
      <p role="status">{refused && t('data.persist.no')}</p>
    </>
  );
}

/** What there is, and how much storage it takes. */
export function KeptKinds({ kept: { rows, unreadable, newer, bytes } }: { kept: Kept }) {
  const { t, plural, number, lang } = useUi();
  const [all, setAll] = useState<number>();
  useEffect(() => {
    navigator.storage?.estimate?.().then(
      ({ usage }) => setAll(usage),
      () => {},
    );
  }, [bytes]);
  const there = rows.filter(({ n }) => n > 0);
  const own = size(bytes, lang);
  return (
    <>
      {there.length === 0 ? (
        <p>{t('data.kept.none')}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">{t('data.kept.what')}</th>
              <th scope="col">{t('data.kept.count')}</th>
            </tr>
          </thead>
          <tbody>
            {there.map(({ id, n }) => (
              <tr key={id}>
                <th scope="row">{t(`data.row.${id}`)}</th>
                <td>{number(n)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {unreadable > 0 && <p>{plural('data.unreadable', unreadable)}</p>}
      {newer.map((id) => (
        <p key={id}>{t('data.newer', { what: t(`data.row.${id}`) })}</p>
      ))}
      <p>
        {all ? t('data.size', { own, all: size(Math.max(all, bytes), lang) }) : t('data.size.own', { own })}
      </p>
      <Permanence />
    </>
  );
}
