import { useEffect, useState } from 'preact/hooks';
import { copyText } from '../../../lib/clipboard.ts';
import { QrCode } from '../../QrCode.tsx';
import { writeHandover } from '../handover.ts';
import { BadCode } from './BadCode.tsx';
import { Readings } from './Readings.tsx';
import { useUi } from './ui.ts';

/** The code in every way it can travel, and the way back. */
export function Code() {
  const { model, t } = useUi();
  const code = model.code.value;
  const [canShare, setCanShare] = useState(false);
  const [showQr, setShowQr] = useState(false);
  useEffect(() => setCanShare('share' in navigator), []);

  const link = () => new URL(writeHandover({ setup: code, players: [] }), location.href).href;
  async function copy(text: string): Promise<void> {
    model.tell({ type: (await copyText(text)) ? 'copied' : 'copy-failed' });
  }
  /** Who closes the share sheet has changed their mind: nothing to say. */
  const share = () =>
    navigator.share({ text: t('setup.share.text', { code }), url: link() }).catch(() => undefined);

  return (
    <section class="panel chrome" aria-labelledby="setup-code">
      <h2 id="setup-code">{t('setup.code')}</h2>
      <p>{t('setup.code.text')}</p>
      <p class="buttons">
        <button type="button" class="button" onClick={() => copy(code)}>
          {t('setup.copy.code')}
        </button>
        <button type="button" class="button" onClick={() => copy(link())}>
          {t('setup.copy.link')}
        </button>
        {canShare && (
          <button type="button" class="button" onClick={share}>
            {t('setup.share')}
          </button>
        )}
        <button type="button" class="button" aria-expanded={showQr} onClick={() => setShowQr(!showQr)}>
          {t('setup.qr')}
        </button>
      </p>
      {showQr && <QrCode text={link()} label={t('setup.qr.label', { code })} failed={t('setup.qr.failed')} />}
      <EnterCode />
    </section>
  );
}

function EnterCode() {
  const { model, t } = useUi();
  const [text, setText] = useState('');
  const notice = model.notice.value;
  const wrong = notice?.type === 'bad-code' && !notice.linked ? notice.read : undefined;

  const readings = notice?.type === 'readings' ? notice.readings : [];

  function open(asked: string, typed = false): void {
    if (typed) model.openTyped(asked);
    else model.open(asked);
    if (model.notice.value?.type === 'opened') setText('');
  }

  return (
    <form
      class="enter-code"
      onSubmit={(event) => {
        event.preventDefault();
        open(text, true);
      }}
    >
      <label for="setup-enter">{t('setup.enter')}</label>
      <div class="buttons">
        <input
          id="setup-enter"
          type="text"
          size={10}
          value={text}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          aria-invalid={wrong !== undefined}
          aria-describedby="setup-enter-problem"
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <button type="submit" class="button">
          {t('setup.enter.open')}
        </button>
      </div>
      <BadCode wrong={wrong} open={open} id="setup-enter-problem" />
      {readings.length > 0 && <Readings readings={readings} open={open} />}
    </form>
  );
}
