import type { Trouble } from '../lib/storage.ts';
import { type Says, useUi } from './ui.ts';

/** Says what became of what the device should remember; silent as long as all is well. */
export function StorageNote({ trouble }: { trouble: Trouble | undefined }) {
  const { t } = useUi<Says<'storage.'>>();
  return (
    <p class="problem" role="status">
      {trouble && t(`storage.${trouble}`)}
    </p>
  );
}
