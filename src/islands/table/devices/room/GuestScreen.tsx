import type { ComponentType } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { DeviceKey, Translator } from '../../../../i18n/translate.ts';
import { stayAwake } from '../../../../lib/awake.ts';
import { copyText } from '../../../../lib/clipboard.ts';
import { QrCode } from '../../../QrCode.tsx';
import type { Sit } from '../../game/game.ts';
import { useUi } from '../../ui/context.ts';
import { createGuestSession, fetchedLater, hasArrived } from '../guest-session.ts';
import { createGuest } from '../protocol/guest.ts';
import { keepSeat, tokenFor } from '../seats-box.ts';
import { useDeviceWords } from '../words.ts';
import { type Answered, answer } from './connection.ts';
import { GuestNote } from './GuestNote.tsx';
import { CannotConnect } from './InvitePanel.tsx';
import { packAnswer, readOffer } from './packed.ts';
import '../devices.css';

const PATIENCE = 15_000; // ms until it is said what may be in the way

type Say = Translator<DeviceKey>;
type Coming = 'making' | 'bad' | 'unable' | { readonly code: string };

interface Props {
  fragment: string;
  /** The rules' name. */
  game: string;
  /** The table itself, with a session of ours. */
  Table: ComponentType<{ sit: Sit }>;
  onLeave: () => void;
}

/** The code that the host's camera reads, and the same to send another way. */
function Answer({ code, words: { t } }: { code: string; words: Say }) {
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

/** A device that was asked to a seat: first the way in, then the table. */
export default function GuestScreen({ fragment, game, Table, onLeave }: Props) {
  const ui = useUi();
  const words = useDeviceWords(ui.lang);
  const guest = useMemo(() => createGuest({ game, welcomed: keepSeat }), []);
  const [coming, setComing] = useState<Coming>('making');
  const [slow, setSlow] = useState(false);
  useEffect(() => stayAwake(), []);
  useEffect(() => {
    const invitation = readOffer(new URLSearchParams(fragment.slice(1)).get('join') ?? '');
    if (!invitation) return setComing('bad');
    let left = false;
    let answered: Answered | undefined;
    setComing('making');
    setSlow(false);
    const timer = setTimeout(() => setSlow(true), PATIENCE);
    const { table, seat } = invitation;
    answer(invitation).then(
      (made) => {
        answered = made;
        if (left) return made.close();
        setComing({ code: packAnswer(made.description) });
        void made.wire.then((wire) => {
          clearTimeout(timer);
          guest.connect(wire, tokenFor(table, seat));
        });
      },
      () => setComing('unable'),
    );
    return () => {
      left = true;
      clearTimeout(timer);
      if (guest.contact.value === 'none') answered?.close();
    };
  }, [fragment]);
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
  if (!words) return null;
  const { t } = words;
  if (hasArrived(guest)) {
    return (
      <>
        <Table sit={sit} />
        <GuestNote guest={guest} words={words} />
      </>
    );
  }
  const contact = guest.contact.value;
  return (
    <section class="devices-page" aria-labelledby="join">
      <h2 id="join">{t('devices.join.title')}</h2>
      {coming === 'bad' && (
        <p class="problem" role="alert">
          {t('devices.join.bad')}
        </p>
      )}
      {coming === 'unable' && (
        <p class="problem" role="alert">
          {t('devices.unable')}
        </p>
      )}
      {coming === 'making' && <p role="status">{t('devices.invite.making')}</p>}
      {contact === 'waits' && <p role="status">{t('devices.join.waits')}</p>}
      {typeof contact === 'object' && (
        <p class="problem" role="alert">
          {t(`devices.refused.${contact.refused}`)}
        </p>
      )}
      {typeof coming === 'object' && contact === 'none' && (
        <>
          <Answer code={coming.code} words={words} />
          {slow && <CannotConnect words={words} />}
        </>
      )}
      <p>
        <button type="button" class="button" onClick={onLeave}>
          {t('devices.received.seat.lobby')}
        </button>
      </p>
    </section>
  );
}
