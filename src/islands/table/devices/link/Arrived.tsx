import { useState } from 'preact/hooks';
import type { Arrival } from '../../address/received.ts';
import type { Session } from '../../game/types.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useDeviceWords } from '../words.ts';

/** How the game that is open stands to the link that brought it; gone when somebody has played on. */
export default function Arrived({ session, arrival }: { session: Session; arrival: Arrival }) {
  const ui = useDeviceWords();
  const [read, setRead] = useState(false);
  const [came] = useState(session.game.peek().moves.length);
  const seat = session.game.value.apart?.here[0];
  if (!ui || read || seat === undefined || session.game.value.moves.length !== came) return null;
  return (
    <div class="table-notes">
      <p class="table-low" role="status">
        <span>{ui.t(`devices.arrived.${arrival}`, { name: ui.name(seat) })}</span>
        <button
          type="button"
          class="table-tool"
          aria-label={ui.t('table.close')}
          onClick={() => setRead(true)}
        >
          <Icon name="close" />
        </button>
      </p>
    </div>
  );
}
