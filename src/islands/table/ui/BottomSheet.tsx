import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from './Icon.tsx';
import { useUi } from './ui.ts';

interface Props {
  title: string;
  children: ComponentChildren;
  onClose: () => void;
}

/** Something laid over the table: from below on a phone, in the middle on a wide screen. */
export function Sheet({ title, children, onClose }: Props) {
  const { t } = useUi();
  const dialog = useRef<HTMLDialogElement>(null);
  const shown = useRef(true);
  useEffect(() => {
    const current = dialog.current!;
    current.showModal();
    // A tap beside the sheet is a tap on the dialog itself; for keys there is Escape.
    current.addEventListener('click', ({ target }) => target === current && current.close());
    return () => {
      // Taken away by its owner, who need not be told; closing it gives the focus back to where it was.
      shown.current = false;
      current.close();
    };
  }, []);
  return (
    <dialog ref={dialog} class="table-sheet" aria-label={title} onClose={() => shown.current && onClose()}>
      <div class="table-sheet-inner">
        <header class="table-sheet-head">
          <h2>{title}</h2>
          <button
            type="button"
            class="table-tool"
            aria-label={t('table.close')}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
