import type { PlayerCount } from '../lib/seats.ts';
import { type Says, useUi } from './ui.ts';
import './island.css';

interface CountProps {
  count: PlayerCount;
  onCount: (count: PlayerCount) => void;
}

/** How many play. */
export function PlayerCountChoice({ count, onCount }: CountProps) {
  const { t } = useUi<Says<'people.'>>();
  return (
    <fieldset class="choices" aria-label={t('people.count')}>
      {([2, 3, 4] as const).map((n) => (
        <button key={n} type="button" class="choice" aria-pressed={n === count} onClick={() => onCount(n)}>
          {t('people.n', { n })}
        </button>
      ))}
    </fieldset>
  );
}
