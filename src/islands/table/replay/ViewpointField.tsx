import { SEATS } from '../../../lib/seats.ts';
import type { Replay } from '../play/replay.ts';
import { useUi } from '../ui/context.ts';
import { readViewpoint } from './read-viewpoint.ts';
import { WarnedButton } from './WarnedButton.tsx';

interface Props {
  replay: Replay;
  /** While a game is on, other eyes see what nobody should know yet: then they have to be asked for. */
  free: boolean;
  onFree: () => void;
}

/** With whose eyes the game is seen. */
export function ViewpointField({ replay, free, onFree }: Props) {
  const { t, name } = useUi();
  if (!free) {
    return (
      <WarnedButton
        label={t('table.replay.viewpoint')}
        warning={t('table.replay.viewpoint.warning')}
        sure={t('table.replay.viewpoint.ask')}
        onSure={onFree}
      />
    );
  }
  return (
    <select
      value={String(replay.viewpoint.value)}
      aria-label={t('table.replay.viewpoint')}
      onChange={({ currentTarget }) => replay.look(readViewpoint(currentTarget.value))}
    >
      <option value="open">{t('table.replay.viewpoint.open')}</option>
      <option value="null">{t('table.replay.viewpoint.bystander')}</option>
      {SEATS.slice(0, replay.players.length).map((seat) => (
        <option key={seat} value={String(seat)}>
          {t('table.replay.viewpoint.seat', { name: name(seat) })}
        </option>
      ))}
    </select>
  );
}
