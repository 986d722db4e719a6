import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { stayAwake } from '../../../../lib/awake.ts';
import type { Seat } from '../../../../lib/seats.ts';
import type { Session } from '../../game/types.ts';
import { useBoard } from '../../ui/context.ts';
import { useDeviceWords } from '../words.ts';
import { roomOf } from './room.ts';

const NEWS = 8000; // ms that something is news

/** Who of a game in one room is there: said when it changes, and shown while somebody is missing. The room is open as long as this is. */
export function RoomStatus({ session }: { session: Session }) {
  const ui = useDeviceWords();
  const { rules, open } = useBoard();
  const room = useMemo(() => roomOf(session, rules), [session]);
  const before = useRef<ReadonlySet<Seat>>(new Set());
  const [said, setSaid] = useState('');
  useEffect(() => {
    // Whoever goes says so: otherwise it would take the others seconds to notice. A page that may be shown again has not gone.
    const go = ({ persisted }: PageTransitionEvent): void => {
      if (!persisted) room.close();
    };
    addEventListener('pagehide', go);
    return () => {
      removeEventListener('pagehide', go);
      room.close();
    };
  }, [room]);
  useEffect(() => stayAwake(), []);
  const joined = room.joined.value;
  useEffect(() => {
    if (!ui) return;
    const tell = (key: 'devices.joined' | 'devices.left', seats: Seat[]) =>
      seats.map((seat) => ui.t(key, { name: ui.name(seat) }));
    const came = [...joined].filter((seat) => !before.current.has(seat));
    const left = [...before.current].filter((seat) => !joined.has(seat));
    before.current = joined;
    const news = [...tell('devices.joined', came), ...tell('devices.left', left)];
    if (news.length === 0) return;
    setSaid(news.join(' '));
    const timer = setTimeout(setSaid, NEWS, '');
    return () => clearTimeout(timer);
  }, [joined, ui !== undefined]);
  if (!ui) return null;
  const { players, apart } = session.game.value;
  const missing = players.flatMap(({ bot }, n) => {
    const seat = n as Seat;
    const stands = session.hosting?.standIns.value.has(seat);
    return bot || stands || !apart || apart.here.includes(seat) || joined.has(seat) ? [] : [seat];
  });
  const names = ui.lists.format(missing.map(ui.name));
  return (
    <div class="table-notes">
      {/* Who reads sees below who is missing. */}
      <p role="status" class={missing.length > 0 ? 'unseen' : undefined}>
        {said}
      </p>
      {missing.length > 0 && session.stage.value.at !== 'over' && (
        <p class="table-low">
          <span>{ui.plural('devices.missing', missing.length, { names })}</span>
          <button type="button" class="button" onClick={() => open('devices')}>
            {ui.t('devices.ask-in')}
          </button>
        </p>
      )}
    </div>
  );
}
