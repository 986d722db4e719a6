import { useSignalEffect } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { atRest } from '../../../lib/at-rest.ts';
import type { LogEntry, Session } from '../game/types.ts';
import { lazy } from '../ui/lazy.tsx';
import { ROOM_FOR_LOG } from './room.ts';

const Log = lazy(() => import('./Log.tsx'));

function Following({ session }: { session: Session }) {
  const [log, setLog] = useState<readonly LogEntry[]>(session.log.peek());
  useSignalEffect(() => {
    const next = session.log.value;
    return atRest(() => setLog(next));
  });
  return <Log log={log} />;
}

/** The log beside the board, drawn when the browser rests; nothing where there is no room for both. */
export function SideLog({ session }: { session: Session }) {
  const [wide, setWide] = useState(false);
  useEffect(() => {
    const room = matchMedia(ROOM_FOR_LOG);
    const look = () => setWide(room.matches);
    look();
    room.addEventListener('change', look);
    return () => room.removeEventListener('change', look);
  }, []);
  return wide ? <Following session={session} /> : null;
}
