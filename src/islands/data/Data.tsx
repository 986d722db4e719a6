import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { type Translator, translator, type WordsOf } from '../../i18n/translate.ts';
import type { Lang } from '../../lib/languages.ts';
import { readShortcuts } from '../../lib/shortcuts.ts';
import type { Trouble } from '../../lib/storage.ts';
import { guarded } from '../guarded.tsx';
import { ShortcutSwitch } from '../ShortcutSwitch.tsx';
import { StorageNote } from '../StorageNote.tsx';
import { Delete } from './Delete.tsx';
import { type Device, deleteEverything, type Kept, lookAround, takeUp } from './device.ts';
import { Import } from './Import.tsx';
import { KeptKinds } from './KeptKinds.tsx';
import { OtherGames } from './OtherGames.tsx';
import { PutAsideList } from './PutAsideList.tsx';
import { bringBack, tryAgain } from './put-aside.ts';
import { saveEverything, thisDevice } from './save.ts';
import './data.css';

export type DataWords = WordsOf<'data.' | 'storage.' | 'broken.' | 'keys.'>;
export type Speech = Translator<keyof DataWords>;

interface Props {
  lang: Lang;
  words: DataWords;
}

/** What is kept on this device, and what can be done with it. */
function Data({ lang, words }: Props) {
  const speech = useMemo(() => translator(lang, words), [lang, words]);
  const { t, plural } = speech;
  const device = useSignal<Device | undefined>(undefined);
  const kept = useSignal<Kept | undefined>(undefined);
  const trouble = useSignal<Trouble | undefined>(undefined);
  const said = useSignal('');

  async function refresh(): Promise<void> {
    if (device.value) kept.value = await lookAround(device.value);
  }

  useEffect(() => {
    const here = thisDevice();
    device.value = here;
    trouble.value = here.trouble;
    refresh();
    // Another tab may have been played in meanwhile.
    const look = () => document.visibilityState === 'visible' && refresh();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);

  /** Does something to the device and says how it went. */
  async function act(doing: (here: Device) => Promise<Trouble | undefined>, done: string): Promise<void> {
    if (!device.value) return;
    const failed = await doing(device.value);
    said.value = failed ? t('data.failed', { why: t(`storage.${failed}`) }) : done;
    await refresh();
  }

  return (
    <div class="data">
      <StorageNote trouble={trouble.value} words={speech} />
      <p role="status" class="said">
        {said.value}
      </p>
      <section aria-labelledby="kept">
        <h2 id="kept">{t('data.kept')}</h2>
        {kept.value && <KeptKinds kept={kept.value} speech={speech} />}
      </section>
      {kept.value && kept.value.aside.length > 0 && (
        <PutAsideList
          aside={kept.value.aside}
          speech={speech}
          tryAgain={() => {
            const n = tryAgain(device.value!.storage);
            act(async () => undefined, n > 0 ? plural('data.done.again', n) : t('data.done.again.none'));
          }}
          bringBack={(one) => act(async ({ storage }) => bringBack(storage, one), t('data.done.back'))}
          remove={(one) =>
            act(async ({ storage }) => void storage.removeItem(one.at), t('data.done.aside-delete'))
          }
        />
      )}
      <OtherGames speech={speech} />
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
        <Import
          device={device.value}
          speech={speech}
          take={(file, mode) => act((here) => takeUp(here, file, mode), t(`data.done.${mode}`))}
        />
      </section>
      <section aria-labelledby="keys">
        <h2 id="keys">{t('keys.title')}</h2>
        <ShortcutSwitch words={speech} />
      </section>
      <section aria-labelledby="delete">
        <h2 id="delete">{t('data.delete')}</h2>
        <p>{t('data.delete.text')}</p>
        <Delete
          speech={speech}
          confirm={async () => {
            await act(deleteEverything, t('data.done.delete'));
            readShortcuts();
          }}
        />
      </section>
    </div>
  );
}

export default guarded(Data);
