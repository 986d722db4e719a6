import type { Move } from '../../../../games/dunhuang/index.ts';
import type { VariantsProps } from '../../../table/game/face.ts';
import { useUi } from '../words/speech.ts';
import './offer.css';

interface Props extends VariantsProps {
  readonly ready: Move | undefined;
}

/** The camel may go round once more, for those who can pay for it. */
export function Laps({ choice: { variants }, ready, onVary }: Props) {
  const { t } = useUi();
  if (variants.length < 2 || ready?.type !== 'move-camel') return null;
  const lap = variants.indexOf(ready);
  return (
    <span class="action-laps">
      <button
        type="button"
        class="table-tool"
        disabled={lap === 0}
        aria-label={t('table.board.lap.less')}
        onClick={() => onVary(-1)}
      >
        −
      </button>
      <span title={t('table.board.lap')}>↻ {lap}</span>
      <button
        type="button"
        class="table-tool"
        disabled={lap === variants.length - 1}
        aria-label={t('table.board.lap.more')}
        onClick={() => onVary(1)}
      >
        +
      </button>
    </span>
  );
}
