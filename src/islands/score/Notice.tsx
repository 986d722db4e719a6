import { usePassingMessage } from '../passing-message.ts';
import { useCounting } from './face.ts';
import type { Notice as Said } from './notice.ts';

/** What the page has just done, and the way back. */
export function Notice() {
  const { model, face, t, plural } = useCounting();
  const notice = model.notice.value;
  const place = usePassingMessage(notice, notice?.undo !== undefined, model.dismiss);
  const tell = ({ code, by, n = 0 }: Said): string => {
    if (code === 'imported') return plural('score.notice.imported', n);
    return (by && face.brought?.[by]?.said) || t(`score.notice.${code}`);
  };
  return (
    <div ref={place} class="notice chrome" role="status">
      {notice && (
        <p class="card">
          {tell(notice)} {notice.unreadable ? plural('score.notice.unreadable', notice.unreadable) : ''}{' '}
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
