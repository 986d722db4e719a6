import { useState } from 'preact/hooks';
import type { DeviceKey, Translator } from '../../../../i18n/translate.ts';
import { copyText } from '../../../../lib/clipboard.ts';
import { QrCode } from '../../../QrCode.tsx';
import { useUi } from '../../ui/context.ts';
import type { LiveInvite } from '../room/room.ts';

interface Props {
  invite: LiveInvite;
  onBack: () => void;
  words: Translator<DeviceKey>;
}

/** The link to a seat from afar: sent once, and good for as long as the game lasts. */
export default function LivePanel({ invite: { seat, link }, onBack, words: { t } }: Props) {
  const ui = useUi();
  const [said, setSaid] = useState('');
  const [qr, setQr] = useState(false);
  const name = ui.name(seat);
  const copy = async () =>
    setSaid(t((await copyText(link)) ? 'devices.send.copied' : 'devices.send.not-copied', { name }));
  const share = () =>
    navigator.share({ text: t('devices.live.text', { name }), url: link }).catch(() => undefined);
  return (
    <div class="devices">
      <h3>{t('devices.live.invite', { name })}</h3>
      <p>{t('devices.live.about', { name })}</p>
      <div class="devices-buttons">
        {'share' in navigator && (
          <button type="button" class="button button--main" onClick={share}>
            {t('devices.send.share')}
          </button>
        )}
        <button type="button" class={`button ${'share' in navigator ? '' : 'button--main'}`} onClick={copy}>
          {t('devices.send.copy')}
        </button>
        <button type="button" class="button" aria-expanded={qr} onClick={() => setQr(!qr)}>
          {t('devices.send.qr')}
        </button>
      </div>
      <p role="status">{said}</p>
      {qr && (
        <QrCode text={link} label={t('devices.invite.label', { name })} failed={t('devices.qr.failed')} />
      )}
      <textarea
        class="devices-link"
        readOnly
        aria-label={t('devices.send.link')}
        value={link}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <p role="status">{t('devices.live.waiting', { name })}</p>
      <p class="devices-honest">{t('devices.live.honest')}</p>
      <div class="devices-buttons">
        <button type="button" class="button" onClick={onBack}>
          {t('devices.back')}
        </button>
      </div>
    </div>
  );
}
