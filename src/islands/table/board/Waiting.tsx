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

/** While bots play: what the last of them did, and how to be done with it sooner. */
export function Waiting({ session, chooser, said }: Props) {
  const ui = useUi();
  const { t, name } = ui;
  const { rules, tellReport } = useBoard();
  const stage = session.stage.value;
  if (stage.at !== 'bot') return null;
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
            <p>{t('table.board.thinking', { name: name(stage.seat) })}</p>
          )}
          <progress max={1} value={session.thinking.value} aria-label={t('table.board.thinking.bar')} />
        </div>
      </div>
      <div class="action-buttons">
        {session.awaits.value && (
          <button type="button" class="button button--main action-do" onClick={session.step}>
            {t('table.board.step')}
          </button>
        )}
        <button type="button" class="button" onClick={session.skip}>
          <Icon name="skip" /> {t('table.board.skip')}
        </button>
      </div>
    </>
  );
}
