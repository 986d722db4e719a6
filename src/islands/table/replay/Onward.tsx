import { useState } from 'preact/hooks';
import { copyText } from '../../../lib/clipboard.ts';
import { linkToGame } from '../address/links.ts';
import type { Doors, Looked } from '../address/router.ts';
import type { Replay } from '../play/replay.ts';
import { useUi } from '../ui/ui.ts';

interface Props {
  replay: Replay;
  looked: Looked;
  doors: Doors;
  free: boolean; // a link holds all cards, so there is none as long as they are secret
}

/** What can be done with the moment one looks at. */
export function Onward({ replay, looked: { record, players }, doors, free }: Props) {
  const { t } = useUi();
  const [said, setSaid] = useState('');
  const at = replay.at.value;
  const copy = async () => {
    const fragment = linkToGame({ record, players, at, eyes: replay.eyes.value });
    const link = new URL(fragment, location.href).href;
    setSaid((await copyText(link)) ? t('table.replay.link.copied') : link);
  };
  return (
    <div class="replay-onward">
      <button
        type="button"
        class="button"
        onClick={() => doors.tryFrom(record, players, at, t('table.replay.tried'))}
      >
        {t('table.replay.try')}
      </button>
      {free && (
        <button type="button" class="button" onClick={copy}>
          {t('table.replay.link')}
        </button>
      )}
      <span role="status">{said}</span>
    </div>
  );
}
