import type { Chooser } from '../choosing/chooser.ts';
import type { Session } from '../game/types.ts';
import type { SaidStanding } from '../game/words.ts';
import { latest } from '../log/news.ts';
import { Report } from '../log/Report.tsx';
import { useBoard, useUi } from '../ui/context.ts';
import { Icon } from '../ui/Icon.tsx';
import { ActionText } from './ActionText.tsx';

interface Props {
  session: Session;
  chooser: Chooser;
  said: readonly SaidStanding[];
}

/** Whether a link with this very move has left the device. */
const isSent = ({ game }: Session): boolean => game.value.apart?.sent?.at === game.value.moves.length;

/** To the sheet of other devices: the game is sent on there, or people are asked in. */
function ApartButton({ session, name }: { session: Session; name: string }) {
  const { t } = useUi();
  const { open } = useBoard();
  const byLink = session.game.value.apart?.way === 'link';
  const sent = isSent(session);
  const said = byLink
    ? t(sent ? 'table.apart.again' : 'table.apart.send', { name })
    : t('table.devices.title');
  return (
    <button
      type="button"
      class={`button ${byLink && !sent ? 'button--main action-do apart-send' : ''}`}
      onClick={() => open('devices')}
    >
      {said}
    </button>
  );
}

/** While bots or people elsewhere play: what was done last, and how to be done with it sooner. */
export function Waiting({ session, chooser, said }: Props) {
  const ui = useUi();
  const { t, name } = ui;
  const { rules, tellReport } = useBoard();
  const stage = session.stage.value;
  if (stage.at !== 'bot' && stage.at !== 'away') return null;
  const away = stage.at === 'away';
  const you = session.viewer.value;
  const log = session.log.value;
  const told = latest(log, rules)
    .filter(({ seat, turn }) => seat !== you && turn > 0)
    .flatMap(({ events }) => tellReport(events, ui, you));
  const warned = said.filter(({ at }) => at === log.length);
  const refusal = chooser.refusal.value;
  const cannot = refusal && 'cannot' in refusal && refusal.cannot !== 'other'; // of a tool of the bar
  return (
    <>
      <div class="action-head">
        <div class="action-text">
          {cannot ? (
            <ActionText session={session} chooser={chooser} />
          ) : told.length + warned.length > 0 ? (
            <Report said={warned} told={told} />
          ) : (
            !away && <p>{t('table.board.thinking', { name: name(stage.seat) })}</p>
          )}
          {away ? (
            <p role="status">
              {t(isSent(session) ? 'table.apart.sent' : 'table.apart.waiting', { name: name(stage.seat) })}
            </p>
          ) : (
            <progress max={1} value={session.thinking.value} aria-label={t('table.board.thinking.bar')} />
          )}
        </div>
      </div>
      <div class="action-buttons">
        {session.awaits.value && (
          <button type="button" class="button button--main action-do" onClick={session.step}>
            {t('table.board.step')}
          </button>
        )}
        {away ? (
          session.hosting && <ApartButton session={session} name={name(stage.seat)} />
        ) : (
          <button type="button" class="button" onClick={session.skip}>
            <Icon name="skip" /> {t('table.board.skip')}
          </button>
        )}
      </div>
    </>
  );
}
