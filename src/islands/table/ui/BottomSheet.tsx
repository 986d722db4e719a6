import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { useUi } from './context.ts';
import { Icon } from './Icon.tsx';

interface Props {
  title: string;
  children: ComponentChildren;
  onClose: () => void;
}

/** Something laid over the table: from below on a phone, in the middle on a wide screen. */
export function BottomSheet({ title, children, onClose }: Props) {
  const { t } = useUi();
  const dialog = useRef<HTMLDialogElement>(null);
  const shown = useRef(true);
  // Open before the next key is heard: Escape after the key that asked for it closes it.
  useLayoutEffect(() => {
    const current = dialog.current!;
    current.showModal();
    // A tap beside the sheet is a tap on the dialog itself; for keys there is Escape.
    current.addEventListener('click', ({ target }) => target === current && onClose());
    // The owner closes it, at once: the browser's own closing is told later, and a key pressed meanwhile would be lost.
    current.addEventListener('cancel', (event) => {
      if (event.target !== current) return; // a choice of files that came to nothing
      event.preventDefault();
      onClose();
    });
    return () => {
      // Taken away by its owner, who need not be told; closing it gives the focus back to where it was.
      shown.current = false;
      current.close();
    };
  }, []);
  return (
    <dialog ref={dialog} class="bottom-sheet" aria-label={title} onClose={() => shown.current && onClose()}>
      <div class="bottom-sheet-inner">
        <header class="bottom-sheet-head">
          <h2>{title}</h2>
          <button type="button" class="table-tool" aria-label={t('table.close')} onClick={onClose}>
            <Icon name="close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
