import { useState } from 'preact/hooks';
import { copyText } from '../../../../lib/clipboard.ts';
import { QrCode } from '../../../QrCode.tsx';
import { useUi } from '../words.ts';

interface Props {
  link: string;
  name: string; // of whom it is for
  text: string; // that goes along where it is shared
  /** It went out, one way or another: nobody can tell here whether it arrived. */
  onSent?: () => unknown;
}

/** A link for somebody: shared, copied, or shown as a code. */
export function LinkToSend({ link, name, text, onSent = () => undefined }: Props) {
  const { t } = useUi();
  const [said, setSaid] = useState('');
  const [qr, setQr] = useState(false);
  const copy = async () => {
    const copied = await copyText(link);
    setSaid(t(copied ? 'devices.send.copied' : 'devices.send.not-copied', { name }));
    if (copied) await onSent();
  };
  /** Who closes the share sheet has changed their mind. */
  const share = () => navigator.share({ text, url: link }).then(onSent, () => undefined);
  const show = () => {
    setQr(!qr);
    if (!qr) void onSent();
  };
  return (
    <>
      <div class="devices-buttons">
        {'share' in navigator && (
          <button type="button" class="button button--main" onClick={share}>
            {t('devices.send.share')}
          </button>
        )}
        <button type="button" class={`button ${'share' in navigator ? '' : 'button--main'}`} onClick={copy}>
          {t('devices.send.copy')}
        </button>
        <button type="button" class="button" aria-expanded={qr} onClick={show}>
          {t('devices.send.qr')}
        </button>
      </div>
      <p role="status">{said}</p>
      {qr && (
        <QrCode text={link} label={t('devices.send.qr.label', { name })} failed={t('devices.qr.failed')} />
      )}
      <textarea
        class="devices-link"
        readOnly
        aria-label={t('devices.send.link')}
        value={link}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
    </>
  );
}
