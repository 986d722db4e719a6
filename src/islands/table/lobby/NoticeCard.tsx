import { type Ui, useUi } from '../ui/context.ts';
import type { Notice } from './model.ts';

function tell(notice: Notice, { t, plural }: Ui): string {
  switch (notice.code) {
    case 'deleted':
      return t('table.games.deleted');
    case 'imported':
      return [
        plural('table.games.imported', notice.n),
        notice.same > 0 && plural('table.games.imported-same', notice.same),
        notice.unreadable > 0 && plural('table.games.imported-bad', notice.unreadable),
      ]
        .filter(Boolean)
        .join(' ');
    case 'bad-file':
      return t(`table.file.${notice.problem}`);
  }
}

/** What became of something that was asked for in the lobby. */
export default function NoticeCard({ notice, onClose }: { notice: Notice; onClose: () => void }) {
  const ui = useUi();
  return (
    <p class={notice.code === 'bad-file' ? 'card problem' : 'card'}>
      {tell(notice, ui)}{' '}
      {notice.code === 'deleted' && (
        <button type="button" class="button" onClick={notice.undo}>
          {ui.t('table.games.undo')}
        </button>
      )}{' '}
      <button type="button" class="button" onClick={onClose}>
        {ui.t('table.close')}
      </button>
    </p>
  );
}
