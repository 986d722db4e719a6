import { usePassing } from '../../passing.ts';
import { useUi } from './ui.ts';

/** What the page has just done, and the way back. */
export function Notice() {
  const { model, t, plural } = useUi();
  const notice = model.notice.value;
  const place = usePassing(notice, notice?.undo !== undefined, model.dismiss);
  return (
    <div ref={place} class="notice chrome" role="status">
      {notice && (
        <p class="card">
          {notice.code === 'imported'
            ? plural('score.notice.imported', notice.n ?? 0)
            : t(`score.notice.${notice.code}`)}{' '}
          {notice.unreadable ? plural('score.notice.unreadable', notice.unreadable) : ''}{' '}
          {notice.undo && (
            <button type="button" class="button" onClick={notice.undo}>
              {t('score.undo')}
            </button>
          )}
          <button type="button" class="button" aria-label={t('score.close')} onClick={model.dismiss}>
            ×
          </button>
        </p>
      )}
    </div>
  );
}
