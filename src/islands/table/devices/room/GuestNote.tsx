import { nameOf } from '../../game/words.ts';
import type { Arrived } from '../guest-session.ts';
import { live } from '../live/relay.ts';
import { LiveSay } from '../live/say.ts';
import { useUi } from '../words.ts';

interface Props {
  guest: Arrived;
  /** It comes back without being asked again. */
  byItself: boolean;
}

/** Above the board of a device that holds a seat: whether the host is heard, and who else is missing. */
export function GuestNote({ guest, byItself }: Props) {
  const ui = useUi();
  const { t, plural } = ui;
  const contact = guest.contact.value;
  const { players } = guest.place.value;
  const { away, outcome } = guest.sight.value;
  const names = ui.lists.format(away.map((seat) => nameOf(players[seat]!, ui)));
  const lost = contact !== 'there';
  const said = () => {
    if (typeof contact === 'object') return t(`devices.refused.${contact.refused}`);
    if (contact === 'quiet') return t('devices.guest.quiet');
    if (live && byItself) return <LiveSay say="live.back" />;
    return t('devices.guest.lost');
  };
  return (
    <div class="table-notes" role="status">
      {lost && !outcome && <p class="devices-lost">{said()}</p>}
      {!lost && !outcome && away.length > 0 && <p>{plural('devices.missing', away.length, { names })}</p>}
    </div>
  );
}
