import { useState } from 'preact/hooks';
import { copyText } from '../../../lib/clipboard.ts';
import { linkToGame } from '../address/links.ts';
import type { Looked, Router } from '../address/router.ts';
import type { RecordCodes } from '../game/rules.ts';
import type { Replay } from '../play/replay.ts';
import { branch } from '../record/branch.ts';
import { useUi } from '../ui/context.ts';
import { WarnedButton } from './WarnedButton.tsx';

interface Props {
  replay: Replay;
  looked: Looked;
  router: Router;
  codes: RecordCodes;
  free: boolean; // a link holds all cards, so there is none as long as they are secret; a copy deals them again
}

/** What can be done with the moment one looks at. */
export function Onward({ replay, looked: { record, players }, router, codes, free }: Props) {
  const { t } = useUi();
  const [said, setSaid] = useState('');
  const at = replay.at.value;
  const tryFrom = () => router.begin(branch(record, players, at, t('table.replay.tried')));
  const copy = async () => {
    const fragment = linkToGame(codes, { record, players, at, viewpoint: replay.viewpoint.value });
    const link = new URL(fragment, location.href).href;
    setSaid((await copyText(link)) ? t('table.replay.link.copied') : link);
  };
  return (
    <div class="replay-onward">
      {free ? (
        <button type="button" class="button" onClick={tryFrom}>
          {t('table.replay.try')}
        </button>
      ) : (
        <WarnedButton
          label={t('table.replay.try')}
          warning={t('table.replay.try.warning')}
          sure={t('table.replay.try.ask')}
          onSure={tryFrom}
        />
      )}
      {free && (
        <button type="button" class="button" onClick={copy}>
          {t('table.replay.link')}
        </button>
      )}
      <span role="status">{said}</span>
    </div>
  );
}
