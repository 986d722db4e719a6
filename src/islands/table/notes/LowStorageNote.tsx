import { useEffect, useMemo, useState } from 'preact/hooks';
import { localePath } from '../../../lib/url.ts';
import type { Session } from '../game/types.ts';
import { watchStorage } from '../storage/storage-watch.ts';
import { useUi } from '../ui/context.ts';
import { Icon } from '../ui/Icon.tsx';

/** Says in time that the device is filling up. Play goes on, so it can be put away; once a save has failed, that is said instead. */
export function LowStorageNote({ session }: { session: Session }) {
  const { t, lang } = useUi();
  const [read, setRead] = useState(false);
  const { low, stop } = useMemo(() => watchStorage(session.game), [session]);
  useEffect(() => stop, [stop]);
  if (!low.value || read || session.trouble.value) return null;
  return (
    <p class="table-low" role="status">
      <span>
        {t('table.low')} <a href={localePath(lang, '/data/')}>{t('table.low.data')}</a>
      </span>
      <button type="button" class="table-tool" aria-label={t('table.close')} onClick={() => setRead(true)}>
        <Icon name="close" />
      </button>
    </p>
  );
}
