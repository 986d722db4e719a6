import type { Arrival } from '../address/received.ts';
import type { Session } from '../game/types.ts';
import { useBoard, useUi } from '../ui/context.ts';
import { lazy } from '../ui/lazy.tsx';

const RoomStatus = lazy(async () => ({ default: (await import('./room/at-host.ts')).RoomStatus }));
const Arrived = lazy(() => import('./link/Arrived.tsx'));

/** The game ended on this device, and the others do not know yet. */
function isToTell({ game, log, stage, hosting }: Session): boolean {
  const { apart, moves, players } = game.value;
  const last = log.value.at(-1)?.seat;
  const endedHere =
    last !== undefined && (players[last]!.bot !== null || apart?.here.includes(last) === true);
  const unsent = apart?.way === 'link' && apart.sent?.at !== moves.length;
  return stage.value.at === 'over' && hosting !== undefined && endedHere && unsent;
}

/** What a game on several devices has to say of them. */
export function ApartNotes({ session, arrival }: { session: Session; arrival: Arrival | undefined }) {
  const { t } = useUi();
  const { open } = useBoard();
  return (
    <>
      {session.hosting && session.game.value.apart?.way === 'room' && <RoomStatus session={session} />}
      {arrival && <Arrived session={session} arrival={arrival} />}
      {isToTell(session) && (
        <p class="table-told">
          <button type="button" class="button" onClick={() => open('devices')}>
            {t('table.apart.end')}
          </button>
        </p>
      )}
    </>
  );
}
