import { StorageNote } from '../../StorageNote.tsx';
import type { KeepTrouble } from '../game/types.ts';
import { useUi } from '../ui/context.ts';

/** Says what becomes of games that should be kept; silent as long as all is well. */
export function KeepNote({ trouble }: { trouble: KeepTrouble | 'closed' | undefined }) {
  const { t } = useUi();
  if (trouble !== 'slow' && trouble !== 'closed') return <StorageNote trouble={trouble} />;
  return (
    <p class="problem" role="status">
      {t(`table.keep.${trouble}`)}
    </p>
  );
}
