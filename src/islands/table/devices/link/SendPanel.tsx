import { useEffect, useState } from 'preact/hooks';
import type { Seat } from '../../../../lib/seats.ts';
import { UiContext } from '../../../ui.ts';
import type { Game } from '../../game/game.ts';
import type { RecordCodes } from '../../game/rules.ts';
import type { Session } from '../../game/types.ts';
import { useDeviceWords, useUi } from '../words.ts';
import { LinkToSend } from './LinkToSend.tsx';
import { LONGEST_LINK, passLink } from './pass-link.ts';

interface Props {
  session: Session;
  fetchCodes: Game['fetchCodes'];
}

/** Whom a link can be for now: who is to move, or all the others when it is over. */
function receivers({ stage, game }: Session): readonly Seat[] {
  const now = stage.value;
  if (now.at === 'away') return [now.seat];
  if (now.at !== 'over') return [];
  const { players, apart } = game.value;
  return players.flatMap(({ bot }, n) => {
    const seat = n as Seat;
    return bot === null && !apart?.here.includes(seat) ? [seat] : [];
  });
}

/** The game as a link for whoever is to play on. */
export default function SendPanel({ session, fetchCodes }: Props) {
  const ui = useDeviceWords();
  const [codes, setCodes] = useState<RecordCodes>();
  useEffect(() => {
    void fetchCodes().then((fetched) => setCodes(fetched));
  }, []);
  if (!ui || !codes) return null;
  const to = receivers(session);
  return (
    <UiContext.Provider value={ui}>
      <div class="devices">
        {to.length === 0 ? (
          <p>{ui.t(session.stage.value.at === 'bot' ? 'devices.send.bots' : 'devices.send.yours')}</p>
        ) : (
          <Sending session={session} codes={codes} to={to} />
        )}
        <p class="devices-honest">{ui.t('devices.send.honest')}</p>
      </div>
    </UiContext.Provider>
  );
}

interface SendingProps {
  session: Session;
  codes: RecordCodes;
  to: readonly Seat[];
}

function Sending({ session, codes, to }: SendingProps) {
  const ui = useUi();
  const { t } = ui;
  const [chosen, setChosen] = useState(to[0]!);
  const seat = to.includes(chosen) ? chosen : to[0]!;
  const name = ui.name(seat);
  const link = passLink(codes, session.game.value, seat, location.href);
  /** Whichever way it went: nobody can tell here whether it arrived. */
  const sent = () =>
    session.hosting?.arrange((apart) => ({
      ...apart,
      sent: { at: session.game.value.moves.length, when: new Date().toISOString() },
    }));
  return (
    <>
      <p>{session.stage.value.at === 'over' ? t('devices.send.over') : t('devices.send.for', { name })}</p>
      {to.length > 1 && (
        <label class="field">
          {t('devices.send.to')}{' '}
          <select
            value={String(seat)}
            onChange={({ currentTarget }) => setChosen(Number(currentTarget.value) as Seat)}
          >
            {to.map((one) => (
              <option key={one} value={String(one)}>
                {ui.name(one)}
              </option>
            ))}
          </select>
        </label>
      )}
      <LinkToSend
        key={seat}
        link={link}
        name={name}
        text={t('devices.send.share.text', { name })}
        onSent={sent}
      />
      {link.length > LONGEST_LINK && <p>{t('devices.send.long', { n: link.length })}</p>}
    </>
  );
}
