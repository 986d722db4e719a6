import type { ComponentType } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { stayAwake } from '../../../../lib/awake.ts';
import { copyText } from '../../../../lib/clipboard.ts';
import { QrCode } from '../../../QrCode.tsx';
import { UiContext } from '../../../ui.ts';
import type { SeatProps, Sit } from '../../game/game.ts';
import { focusOn } from '../focus-on.ts';
import { createGuestSession, fetchedLater, hasArrived } from '../guest-session.ts';
import { live } from '../live/relay.ts';
import { LiveSay } from '../live/say.ts';
import { createGuest } from '../protocol/guest.ts';
import { keepSeat } from '../seats-box.ts';
import { useDeviceWords, useUi } from '../words.ts';
import { CannotConnect } from './CannotConnect.tsx';
import { GuestNote } from './GuestNote.tsx';
import { useJoining } from './use-joining.ts';
import '../devices.css';

interface Props {
  fragment: string;
  /** The rules' name. */
  game: string;
  /** The table itself, with a session of ours. */
  Table: ComponentType<SeatProps>;
  onLeave: () => void;
}

/** The code that the host's camera reads, and the same to send another way. */
function Answer({ code }: { code: string }) {
  const { t } = useUi();
  const [said, setSaid] = useState('');
  const copy = async () =>
    setSaid(t((await copyText(code)) ? 'devices.join.copied' : 'devices.send.not-copied'));
  const share = () => navigator.share({ text: code }).catch(() => undefined);
  return (
    <>
      <p>{t('devices.join.show')}</p>
      <QrCode text={code} label={t('devices.join.label')} failed={t('devices.qr.failed')} />
      <details>
        <summary>{t('devices.join.code')}</summary>
        <textarea class="devices-link" readOnly aria-label={t('devices.join.code')} value={code} />
        <div class="devices-buttons">
          {'share' in navigator && (
            <button type="button" class="button" onClick={share}>
              {t('devices.send.share')}
            </button>
          )}
          <button type="button" class="button" onClick={copy}>
            {t('devices.join.copy')}
          </button>
        </div>
      </details>
      <p role="status">{said}</p>
    </>
  );
}

const TROUBLES = {
  bad: 'devices.join.bad',
  unable: 'devices.unable',
  stranger: 'devices.join.stranger',
  'no-relay': 'devices.join.no-relay',
} as const;

/** A device that was asked to a seat: first the way in, then the table. */
export default function GuestScreen({ fragment, game, Table, onLeave }: Props) {
  const ui = useDeviceWords();
  const guest = useMemo(() => createGuest({ game, welcomed: keepSeat }), []);
  const { coming, slow } = useJoining(fragment, guest);
  useEffect(() => stayAwake(), []);
  useEffect(() => {
    // Whoever goes says so: otherwise it would take the others seconds to notice.
    const go = (): void => guest.close();
    addEventListener('pagehide', go);
    return () => {
      removeEventListener('pagehide', go);
      go();
    };
  }, [guest]);
  const sit = useMemo(
    (): Sit => (on, settings) => {
      if (!hasArrived(guest)) throw new Error('nobody is there yet');
      return createGuestSession(guest, {
        rules: on.rules,
        imagine: fetchedLater(on.fetchImagine),
        settings,
      });
    },
    [guest],
  );
  if (!ui) return null;
  const { t } = ui;
  if (hasArrived(guest)) {
    // The table below lays out its own.
    const note = (
      <UiContext.Provider value={ui}>
        <GuestNote guest={guest} byItself={coming === 'live'} />
      </UiContext.Provider>
    );
    return <Table sit={sit} note={note} />;
  }
  const contact = guest.contact.value;
  return (
    <UiContext.Provider value={ui}>
      <section class="devices-page" aria-labelledby="join">
        <h2 id="join" tabIndex={-1} ref={focusOn}>
          {t('devices.join.title')}
        </h2>
        {(coming === 'bad' || coming === 'unable' || coming === 'stranger' || coming === 'no-relay') && (
          <p class="problem" role="alert">
            {t(TROUBLES[coming])}
          </p>
        )}
        {coming === 'making' && <p role="status">{t('devices.invite.making')}</p>}
        {contact === 'waits' && <p role="status">{t('devices.join.waits')}</p>}
        {typeof contact === 'object' && (
          <p class="problem" role="alert">
            {t(`devices.refused.${contact.refused}`)}
          </p>
        )}
        {typeof coming === 'object' && contact === 'none' && <Answer code={coming.code} />}
        {(coming === 'returns' || contact === 'coming') && <p role="status">{t('devices.join.coming')}</p>}
        {live && coming === 'live' && contact === 'none' && (
          <p role="status">
            <LiveSay say={slow ? 'live.nobody' : 'live.coming'} />
          </p>
        )}
        {slow && contact === 'none' && (coming === 'returns' || typeof coming === 'object') && (
          <CannotConnect />
        )}
        <p>
          <button type="button" class="button" onClick={onLeave}>
            {t('devices.received.seat.lobby')}
          </button>
        </p>
      </section>
    </UiContext.Provider>
  );
}
