import { StorageNote } from '../../StorageNote.tsx';
import type { Session } from '../game/types.ts';
import { useUi } from '../ui/ui.ts';
import { RoomNote } from './LowStorageNote.tsx';

/** What stands in the way of an ordinary game, and what to do about it; silent as long as all is well. */
export function Notes({ session }: { session: Session }) {
  const ui = useUi();
  const { t } = ui;
  return (
    <div class="table-notes">
      <StorageNote trouble={session.trouble.value} words={ui} />
      <RoomNote session={session} />
      {session.following.value && (
        <p role="status">
          {t('table.following')}{' '}
          <button type="button" class="button" onClick={() => void session.takeOver()}>
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
