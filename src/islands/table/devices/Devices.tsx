import type { Game, Opponents } from '../game/game.ts';
import type { Session } from '../game/types.ts';
import { SendSheet } from './link/SendSheet.tsx';
import { RoomSheet } from './room/RoomSheet.tsx';
import './devices.css';

interface Props {
  session: Session;
  opponents: Opponents | undefined;
  fetchCodes: Game['fetchCodes'];
}

/** The other devices of a game: where it goes, and who is there. */
export default function Devices({ session, opponents, fetchCodes }: Props) {
  if (session.game.value.apart?.way === 'link')
    return <SendSheet session={session} fetchCodes={fetchCodes} />;
  return <RoomSheet session={session} opponents={opponents} />;
}
