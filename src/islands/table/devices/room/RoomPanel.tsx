import { useEffect, useMemo } from 'preact/hooks';
import type { Seat } from '../../../../lib/seats.ts';
import { UiContext } from '../../../ui.ts';
import type { Opponents } from '../../game/game.ts';
import type { Session } from '../../game/types.ts';
import { useBoard } from '../../ui/context.ts';
import { live } from '../live/relay.ts';
import { LiveSay } from '../live/say.ts';
import { useDeviceWords, useUi } from '../words.ts';
import { InvitePanel } from './InvitePanel.tsx';
import { type Room, roomOf } from './room.ts';

interface Props {
  session: Session;
  opponents: Opponents | undefined;
}

interface SeatProps extends Props {
  seat: Seat;
  room: Room;
}

/** How a person's seat stands, and what can be done about it. */
function SeatRow({ seat, room, session, opponents }: SeatProps) {
  const ui = useUi();
  const { t } = ui;
  const name = ui.name(seat);
  const { apart, players } = session.game.value;
  const here = !apart || apart.here.includes(seat);
  const joined = room.joined.value.has(seat);
  const hosting = session.hosting!;
  const stands = hosting.standIns.value.get(seat);
  const people = players.filter(
    (one, n) => one.bot === null && (!apart || apart.here.includes(n as Seat)),
  ).length;
  const at = joined ? 'there' : stands ? (stands === 'here' ? 'by-host' : 'by-bot') : here ? 'here' : 'away';
  return (
    <li class="devices-seat">
      <p>
        <ui.face.SeatMark seat={ui.colour(seat)} /> <b>{name}</b> {t(`devices.seat.${at}`)}
      </p>
      {room.knocking.value.has(seat) && (
        <p role="alert">
          {t('devices.knocks', { name })}{' '}
          <button type="button" class="button" onClick={() => room.admit(seat)}>
            {t('devices.admit')}
          </button>
        </p>
      )}
      <div class="devices-buttons">
        {!joined && (!here || people > 1) && (
          <button type="button" class="button" onClick={() => void room.ask(seat)}>
            {t('devices.invite', { name })}
          </button>
        )}
        {live && !joined && (!here || people > 1) && (
          <button type="button" class="button" onClick={() => void room.askLive(seat)}>
            <LiveSay say="live.invite" name={name} />
          </button>
        )}
        {!joined && !here && !stands && opponents && (
          <button type="button" class="button" onClick={() => hosting.standIn(seat, opponents.usual)}>
            {t('devices.stand-in.bot')}
          </button>
        )}
        {!joined && !here && !stands && (
          <button type="button" class="button" onClick={() => hosting.standIn(seat, 'here')}>
            {t('devices.stand-in.here')}
          </button>
        )}
        {stands && (
          <button type="button" class="button" onClick={() => hosting.standIn(seat, undefined)}>
            {t('devices.stand-in.stop', { name })}
          </button>
        )}
      </div>
    </li>
  );
}

/** People in one room: who is there, and an invitation for who is not. */
export function RoomPanel({ session, opponents }: Props) {
  const ui = useDeviceWords();
  const { rules } = useBoard();
  const room = useMemo(() => roomOf(session, rules), [session]);
  useEffect(() => () => room.stopAsking(), [room]);
  if (!ui) return null;
  const invite = room.invite.value;
  const people = session.game.value.players.flatMap(({ bot }, n) => (bot === null ? [n as Seat] : []));
  return (
    <UiContext.Provider value={ui}>
      {invite ? (
        <InvitePanel room={room} invite={invite} />
      ) : (
        <div class="devices">
          <p>{ui.t('devices.room.about')}</p>
          <ul class="devices-seats">
            {people.map((seat) => (
              <SeatRow key={seat} seat={seat} room={room} session={session} opponents={opponents} />
            ))}
          </ul>
        </div>
      )}
    </UiContext.Provider>
  );
}
