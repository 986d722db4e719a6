import { useState } from 'preact/hooks';
import { knownIn } from '../../../games/yinzi/index.ts';
import { copyText } from '../../../lib/clipboard.ts';
import { saveText } from '../../../lib/save-file.ts';
import { FileButton } from '../../FileButton.tsx';
import { writeProfileFile, writeProfileLink } from './sharing.ts';
import { useUi } from './ui.ts';

/** The numbers to another device and back, by link or by file; and away with them. */
export function Sharing() {
  const { model, t } = useUi();
  const [said, say] = useState('');
  const profile = model.profile.value;
  const nothing = knownIn(profile).length === 0;
  const copy = async () => {
    const copied = await copyText(new URL(writeProfileLink(profile), location.href).href);
    say(t(copied ? 'yinzi.box.copied' : 'yinzi.box.copy-failed'));
  };
  return (
    <section aria-labelledby="box-share">
      <h2 id="box-share">{t('yinzi.box.share')}</h2>
      <p>{t('yinzi.box.share.why')}</p>
      <div class="choices">
        <button type="button" class="button" disabled={nothing} onClick={copy}>
          {t('yinzi.box.copy')}
        </button>
        <button
          type="button"
          class="button"
          disabled={nothing}
          onClick={() => saveText('yinzi-box.json', 'application/json', writeProfileFile(profile))}
        >
          {t('yinzi.box.save')}
        </button>
        <FileButton text={t('yinzi.box.open')} onFile={async (file) => model.openFile(await file.text())} />
        <button type="button" class="button button--danger" disabled={nothing} onClick={model.clear}>
          {t('yinzi.box.clear')}
        </button>
        {model.canUndo.value && (
          <button type="button" class="button" onClick={model.undo}>
            {t('yinzi.box.undo')}
          </button>
        )}
      </div>
      <p role="status">{model.canUndo.value ? t('yinzi.box.changed') : said}</p>
    </section>
  );
}
