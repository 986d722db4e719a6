import { useEffect, useMemo } from 'preact/hooks';
import { translator } from '../../i18n/translate.ts';
import type { Lang } from '../../lib/languages.ts';
import { readShortcuts } from '../../lib/shortcuts.ts';
import { guarded } from '../guarded.tsx';
import { ShortcutSwitch } from '../ShortcutSwitch.tsx';
import { StorageNote } from '../StorageNote.tsx';
import { UiContext } from '../ui.ts';
import { Delete } from './Delete.tsx';
import { Import } from './Import.tsx';
import { KeptKinds } from './KeptKinds.tsx';
import { createDataModel, type DataModel, type Told } from './model.ts';
import { OtherGames } from './OtherGames.tsx';
import { PutAsideList } from './PutAsideList.tsx';
import { saveEverything } from './save.ts';
import type { DataWords, Speech } from './ui.ts';
import './data.css';

interface Props {
  lang: Lang;
  words: DataWords;
}

function sayTold(told: Told, { t, plural }: Speech): string {
  if ('failed' in told) return t('data.failed', { why: t(`storage.${told.failed}`) });
  if ('done' in told) return t(`data.done.${told.done}`);
  return told.again > 0 ? plural('data.done.again', told.again) : t('data.done.again.none');
}

/** What is kept on this device, and what can be done with it. */
function Data({ lang, words }: Props) {
  const speech = useMemo(() => translator(lang, words), [lang, words]);
  const { t } = speech;
  const model: DataModel = useMemo(() => createDataModel(), []);
  const { kept, device } = model;

  useEffect(() => {
    model.open();
    // Another tab may have been played in meanwhile.
    const look = () => document.visibilityState === 'visible' && model.refresh();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [model]);

  return (
    <UiContext.Provider value={speech}>
      <div class="data">
        <StorageNote trouble={model.trouble.value} />
        <p role="status" class="said">
          {model.told.value && sayTold(model.told.value, speech)}
        </p>
        <section aria-labelledby="kept">
          <h2 id="kept">{t('data.kept')}</h2>
          {kept.value && <KeptKinds kept={kept.value} />}
        </section>
        {kept.value && kept.value.aside.length > 0 && (
          <PutAsideList
            aside={kept.value.aside}
            tryAgain={model.tryAgain}
            bringBack={model.bringBack}
            remove={model.removeAside}
          />
        )}
        <OtherGames />
        <section aria-labelledby="export">
          <h2 id="export">{t('data.export')}</h2>
          <p>{t('data.export.text')}</p>
          <button
            type="button"
            class="button button--main"
            disabled={!kept.value}
            onClick={() => saveEverything(device.value)}
          >
            {t('data.export.do')}
          </button>
        </section>
        <section aria-labelledby="import">
          <h2 id="import">{t('data.import')}</h2>
          <p>{t('data.import.text')}</p>
          <Import device={device.value} take={model.take} />
        </section>
        <section aria-labelledby="keys">
          <h2 id="keys">{t('keys.title')}</h2>
          <ShortcutSwitch />
        </section>
        <section aria-labelledby="delete">
          <h2 id="delete">{t('data.delete')}</h2>
          <p>{t('data.delete.text')}</p>
          <Delete
            confirm={async () => {
              await model.deleteAll();
              readShortcuts();
            }}
          />
        </section>
      </div>
    </UiContext.Provider>
  );
}

export default guarded(Data);
