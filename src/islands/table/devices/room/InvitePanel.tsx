import { useEffect, useState } from 'preact/hooks';
import { copyText } from '../../../../lib/clipboard.ts';
import { QrCode } from '../../../QrCode.tsx';
import { lazy } from '../../ui/lazy.tsx';
import { live } from '../live/relay.ts';
import { useUi } from '../words.ts';
import { CannotConnect } from './CannotConnect.tsx';
import type { Invite, LiveInvite, Room } from './room.ts';

/** Whole seconds until then. */
function useSecondsTo(until: number): number {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((until - now) / 1000));
}

interface Props {
  room: Room;
  invite: Invite | LiveInvite | 'making' | 'unable';
}

const LivePanel = live && lazy(live.fetchPanel);
const Camera = lazy(() => import('./Camera.tsx')); // for who has one, and wants to

export function InvitePanel({ room, invite }: Props) {
  const { t } = useUi();
  if (invite === 'making') return <p role="status">{t('devices.invite.making')}</p>;
  if (invite === 'unable')
    return (
      <p class="problem" role="alert">
        {t('devices.unable')}
      </p>
    );
  if (invite.at === 'live') return LivePanel ? <LivePanel invite={invite} onBack={room.stopAsking} /> : null;
  return <Inviting key={invite.link} room={room} invite={invite} />;
}

/** The other device's answer: by the camera, or typed. */
function ReadAnswer({ room, onBad }: { room: Room; onBad: () => void }) {
  const { t } = useUi();
  const [camera, setCamera] = useState<'off' | 'on' | 'none'>('off');
  const read = async (text: string) => {
    if (!(await room.accept(text))) onBad();
  };
  const enter = (event: SubmitEvent) => {
    event.preventDefault();
    void read(String(new FormData(event.currentTarget as HTMLFormElement).get('answer') ?? ''));
  };
  return (
    <>
      {camera === 'none' && (
        <p class="problem" role="alert">
          {t('devices.camera.none')}
        </p>
      )}
      {camera === 'on' ? (
        <Camera onRead={(text) => void read(text)} onFail={() => setCamera('none')} />
      ) : (
        <div class="devices-buttons">
          <button type="button" class="button button--main" onClick={() => setCamera('on')}>
            {t('devices.answer.camera')}
          </button>
        </div>
      )}
      <form class="devices-buttons" onSubmit={enter}>
        <input
          name="answer"
          type="text"
          class="devices-answer"
          autocomplete="off"
          spellcheck={false}
          aria-label={t('devices.answer.paste')}
          placeholder={t('devices.answer.paste')}
        />
        <button type="submit" class="button">
          {t('devices.answer.enter')}
        </button>
      </form>
    </>
  );
}

/** Their camera reads this; ours reads what their device answers. */
function Inviting({ room, invite }: Props & { invite: Invite }) {
  const ui = useUi();
  const { t } = ui;
  const [said, setSaid] = useState('');
  const name = ui.name(invite.seat);
  const left = useSecondsTo(invite.until);
  const copy = async () =>
    setSaid(t((await copyText(invite.link)) ? 'devices.invite.copied' : 'devices.send.not-copied'));
  if (invite.at !== 'waits') {
    return (
      <div class="devices">
        <p role="status">{t('devices.connecting', { name })}</p>
        {invite.at === 'slow' && <CannotConnect />}
        <div class="devices-buttons">
          <button type="button" class="button" onClick={() => void room.ask(invite.seat)}>
            {t('devices.again')}
          </button>
          <button type="button" class="button" onClick={room.stopAsking}>
            {t('devices.back')}
          </button>
        </div>
      </div>
    );
  }
  return (
    <div class="devices">
      <h3>{t('devices.invite', { name })}</h3>
      <p>{t(invite.returns ? 'devices.invite.returns' : 'devices.invite.scan', { name })}</p>
      <QrCode
        text={invite.link}
        label={t('devices.invite.label', { name })}
        failed={t('devices.qr.failed')}
      />
      <p class="devices-honest">
        {t(invite.returns ? 'devices.invite.until' : 'devices.invite.within', { n: left })}
      </p>
      {!invite.returns && <h3>{t('devices.answer')}</h3>}
      {!invite.returns && <ReadAnswer room={room} onBad={() => setSaid(t('devices.answer.bad'))} />}
      {invite.returns && (
        <div class="devices-buttons">
          <button type="button" class="button" onClick={() => void room.ask(invite.seat, true)}>
            {t('devices.invite.anew', { name })}
          </button>
        </div>
      )}
      <p role="status">{said}</p>
      <details>
        <summary>{t('devices.invite.link')}</summary>
        <textarea class="devices-link" readOnly aria-label={t('devices.send.link')} value={invite.link} />
        <button type="button" class="button" onClick={copy}>
          {t('devices.send.copy')}
        </button>
      </details>
      <div class="devices-buttons">
        <button type="button" class="button" onClick={room.stopAsking}>
          {t('devices.back')}
        </button>
      </div>
    </div>
  );
}
