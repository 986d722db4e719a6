import type { ComponentChildren } from 'preact';
import type { Session } from '../game/types.ts';
import { useBoard, useUi } from '../ui/context.ts';

interface Props {
  session: Session;
  name: string; // of who is asked
  children: ComponentChildren; // what was done last
}

/** While somebody is asked who sits at another device: the game is sent on from here, or people are asked in. */
export function Away({ session, name, children }: Props) {
  const { t } = useUi();
  const { open } = useBoard();
  const { apart, moves } = session.game.value;
  const byLink = apart?.way === 'link';
  const sent = apart?.sent?.at === moves.length; // a link with this very move has left the device
  const said = byLink
    ? t(sent ? 'table.apart.again' : 'table.apart.send', { name })
    : t('table.devices.title');
  return (
    <>
      <div class="action-head">
        <div class="action-text">
          {children}
          <p role="status">{t(sent ? 'table.apart.sent' : 'table.apart.waiting', { name })}</p>
        </div>
      </div>
      <div class="action-buttons">
        {session.hosting && (
          <button
            type="button"
            class={`button ${byLink && !sent ? 'button--main action-do apart-send' : ''}`}
            onClick={() => open('devices')}
          >
            {said}
          </button>
        )}
      </div>
    </>
  );
}
