import { usePassingMessage } from '../../passing-message.ts';
import type { Notice } from './model.ts';
import { tellNotice } from './sentences.ts';
import { useUi } from './ui.ts';

/** What the eye does not see anyway; the rest is for the ear. */
const SHOWN: readonly Notice['type'][] = ['played', 'copied', 'copy-failed', 'deleted', 'banned'];

/** Says what has just happened. */
export function NoticeLine() {
  const ui = useUi();
  const { model, t } = ui;
  const notice = model.notice.value;
  const shown = notice !== undefined && SHOWN.includes(notice.type);
  const place = usePassingMessage(shown ? notice : undefined, notice?.type === 'deleted', () => {
    if (notice) model.dismiss(notice);
  });
  return (
    <div ref={place} class={shown ? 'said chrome' : 'unseen'} role="status">
      {notice && <span>{tellNotice(notice, model, ui)}</span>}
      {notice?.type === 'deleted' && (
        <button type="button" class="button" onClick={notice.undo}>
          {t('setup.undo')}
        </button>
      )}
    </div>
  );
}
