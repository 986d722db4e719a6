import { LinkToSend } from '../link/LinkToSend.tsx';
import type { LiveInvite } from '../room/room.ts';
import { useUi } from '../words.ts';
import { useLiveWords } from './words.ts';

interface Props {
  invite: LiveInvite;
  onBack: () => void;
}

/** The link to a seat from afar: sent once, and good for as long as the game lasts. */
export default function LivePanel({ invite: { seat, link }, onBack }: Props) {
  const ui = useUi();
  const said = useLiveWords();
  if (!said) return null;
  const { t } = said;
  const name = ui.name(seat);
  return (
    <div class="devices">
      <h3>{t('live.invite', { name })}</h3>
      <p>{t('live.about', { name })}</p>
      <LinkToSend link={link} name={name} text={t('live.text', { name })} />
      <p role="status">{t('live.waiting', { name })}</p>
      <p class="devices-honest">{t('live.honest')}</p>
      <div class="devices-buttons">
        <button type="button" class="button" onClick={onBack}>
          {ui.t('devices.back')}
        </button>
      </div>
    </div>
  );
}
