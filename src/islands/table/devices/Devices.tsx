import type { Game, Opponents } from '../game/game.ts';
import type { Session } from '../game/types.ts';
import { lazy } from '../ui/lazy.tsx';
import './devices.css';

const SendPanel = lazy(() => import('./link/SendPanel.tsx'));
const RoomPanel = lazy(async () => ({ default: (await import('./room/at-host.ts')).RoomPanel }));

interface Props {
  session: Session;
  opponents: Opponents | undefined;
  fetchCodes: Game['fetchCodes'];
}

/** The other devices of a game: where it goes, and who is there. */
export function Devices({ session, opponents, fetchCodes }: Props) {
  if (session.game.value.apart?.way === 'link')
    return <SendPanel session={session} fetchCodes={fetchCodes} />;
  return <RoomPanel session={session} opponents={opponents} />;
}
