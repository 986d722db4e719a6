import type { Game, Opponents } from '../game/game.ts';
import type { Session } from '../game/types.ts';
import { SendPanel } from './link/SendPanel.tsx';
import { RoomPanel } from './room/RoomPanel.tsx';
import './devices.css';

interface Props {
  session: Session;
  opponents: Opponents | undefined;
  fetchCodes: Game['fetchCodes'];
}

/** The other devices of a game: where it goes, and who is there. */
export default function Devices({ session, opponents, fetchCodes }: Props) {
  if (session.game.value.apart?.way === 'link')
    return <SendPanel session={session} fetchCodes={fetchCodes} />;
  return <RoomPanel session={session} opponents={opponents} />;
}
