import { useSignalEffect } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import type { LogEntry, Session } from '../game/types.ts';
import { lazy } from '../ui/lazy.tsx';

const Log = lazy(() => import('./Log.tsx'));

/** Where the board leaves room for it; `board.css` says the same of its side. */
const ROOM = '(min-aspect-ratio: 23/20) and (min-height: 700px)';

const BREATH = 60; // ms: the board comes first

function Following({ session }: { session: Session }) {
  const [log, setLog] = useState<readonly LogEntry[]>(session.log.peek());
  useSignalEffect(() => {
    const next = session.log.value;
    const timer = setTimeout(() => setLog(next), BREATH);
    return () => clearTimeout(timer);
  });
  return <Log log={log} />;
}

/** The log beside the board, a breath behind it; nothing where there is no room for both. */
export function SideLog({ session }: { session: Session }) {
  const [wide, setWide] = useState(false);
  useEffect(() => {
    const room = matchMedia(ROOM);
    const look = () => setWide(room.matches);
    look();
    room.addEventListener('change', look);
    return () => room.removeEventListener('change', look);
  }, []);
  return wide ? <Following session={session} /> : null;
}
