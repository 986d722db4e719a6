import { useState } from 'preact/hooks';
import { useUi } from './ui.ts';

/** Asks twice: there is no way back. */
export function Delete({ confirm }: { confirm(): void }) {
  const { t } = useUi();
  const [sure, setSure] = useState(false);
  return (
    <>
      {!sure && (
        <button type="button" class="button button--danger" onClick={() => setSure(true)}>
          {t('data.delete.do')}
        </button>
      )}
      <div role="alert">
        {sure && (
          <div class="card">
            <p>
              <b>{t('data.delete.sure')}</b>
            </p>
            <div class="choices">
              <button
                type="button"
                class="button button--danger"
                onClick={() => {
                  setSure(false);
                  confirm();
                }}
              >
                {t('data.delete.yes')}
              </button>
              <button type="button" class="button" onClick={() => setSure(false)}>
                {t('data.cancel')}
              </button>
            </div>
          </div>
        )}
      </div>
    </>
  );
}
