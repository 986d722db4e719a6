import { useEffect, useState } from 'preact/hooks';
import type { DeviceKey, Translator } from '../../../../i18n/translate.ts';
import { copyText } from '../../../../lib/clipboard.ts';
import { QrCode } from '../../../QrCode.tsx';
import { useUi } from '../../ui/context.ts';
import { lazy } from '../../ui/lazy.tsx';
import { live } from '../live/relay.ts';
import { CannotConnect } from './CannotConnect.tsx';
import type { Invite, LiveInvite, Room } from './room.ts';

type Say = Translator<DeviceKey>;

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
  words: Say;
}

const LivePanel = live && lazy(live.fetchPanel);
const Camera = lazy(() => import('./Camera.tsx')); // for who has one, and wants to

export function InvitePanel({ room, invite, words }: Props) {
  const { t } = words;
  if (invite === 'making') return <p role="status">{t('devices.invite.making')}</p>;
  if (invite === 'unable')
    return (
      <p class="problem" role="alert">
        {t('devices.unable')}
      </p>
    );
  if (invite.at === 'live')
    return LivePanel ? <LivePanel invite={invite} onBack={room.stopAsking} words={words} /> : null;
  return <Inviting key={invite.link} room={room} invite={invite} words={words} />;
}

/** The other device's answer: by the camera, or typed. */
function ReadAnswer({ room, words, onBad }: { room: Room; words: Say; onBad: () => void }) {
  const { t } = words;
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
        <Camera onRead={(text) => void read(text)} onFail={() => setCamera('none')} words={words} />
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
function Inviting({ room, invite, words }: Props & { invite: Invite }) {
  const ui = useUi();
  const { t } = words;
  const [said, setSaid] = useState('');
  const name = ui.name(invite.seat);
  const left = useSecondsTo(invite.until);
  const copy = async () =>
    setSaid(t((await copyText(invite.link)) ? 'devices.invite.copied' : 'devices.send.not-copied'));
  if (invite.at !== 'waits') {
    return (
      <div class="devices">
        <p role="status">{t('devices.connecting', { name })}</p>
        {invite.at === 'slow' && <CannotConnect words={words} />}
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
      {!invite.returns && (
        <ReadAnswer room={room} words={words} onBad={() => setSaid(t('devices.answer.bad'))} />
      )}
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
