import type { Session } from '../game/types.ts';
import { useUi } from '../ui/context.ts';
import { KeepNote } from './KeepNote.tsx';
import { LowStorageNote } from './LowStorageNote.tsx';

/** What stands in the way of an ordinary game, and what to do about it; silent as long as all is well. */
export function Notes({ session }: { session: Session }) {
  const { t } = useUi();
  return (
    <div class="table-notes">
      <KeepNote trouble={session.trouble.value} />
      <LowStorageNote session={session} />
      {session.overtaken.value && <p role="status">{t('table.overtaken')}</p>}
      {session.gone.value && (
        <p class="problem" role="alert">
          {t('table.gone')}{' '}
          <button type="button" class="button" onClick={() => void session.bringBack()}>
            {t('table.gone.bring-back')}
          </button>
        </p>
      )}
      {session.following.value && (
        <p role="status">
          {t('table.following')}{' '}
          <button type="button" class="button" data-steady onClick={() => void session.takeOver()}>
            {t('table.following.take-over')}
          </button>
        </p>
      )}
      {session.botTrouble.value && (
        <p class="problem" role="alert">
          {t('bot.error.broken')}{' '}
          <button type="button" class="button" onClick={session.retry}>
            {t('table.retry')}
          </button>
        </p>
      )}
    </div>
  );
}
