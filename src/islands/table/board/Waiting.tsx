import type { ReadonlySignal } from '@preact/signals';
import type { Chooser } from '../choosing/chooser.ts';
import type { Session } from '../game/types.ts';
import type { SaidStanding } from '../game/words.ts';
import { latest } from '../log/news.ts';
import { Report } from '../log/Report.tsx';
import { useBoard, useUi } from '../ui/context.ts';
import { Icon } from '../ui/Icon.tsx';
import { lazy } from '../ui/lazy.tsx';
import { ActionText } from './ActionText.tsx';
import type { Asked } from './asked.ts';

const Away = lazy(async () => ({ default: (await import('../devices/at-table.ts')).Away }));

interface Props {
  session: Session;
  chooser: Chooser;
  asked: ReadonlySignal<Asked>;
  said: readonly SaidStanding[];
}

/** By itself: it changes often, and nothing else with it. */
function Thinking({ session }: { session: Session }) {
  const { t } = useUi();
  return <progress max={1} value={session.thinking.value} aria-label={t('table.board.thinking.bar')} />;
}

/** What was done last, where that is known and to be told; or why a tool of the bar does nothing now. */
function LastDone({ session, chooser, asked, said }: Props) {
  const ui = useUi();
  const { rules, tellReport } = useBoard();
  const refusal = chooser.refusal.value;
  if (refusal && 'cannot' in refusal && refusal.cannot !== 'other')
    return <ActionText session={session} chooser={chooser} asked={asked} />;
  const stage = session.stage.value;
  const you = session.viewer.value;
  const log = session.log.value;
  const told = latest(log, rules)
    .filter(({ seat, turn }) => seat !== you && turn > 0)
    .flatMap(({ events }) => tellReport(events, ui, you));
  const warned = said.filter(({ at }) => at === log.length);
  if (told.length + warned.length > 0) return <Report said={warned} told={told} />;
  return stage.at === 'bot' ? <p>{ui.t('table.board.thinking', { name: ui.name(stage.seat) })}</p> : null;
}

/** While bots or people elsewhere play: what was done last, and how to be done with it sooner. */
export function Waiting(props: Props) {
  const { session } = props;
  const { t, name } = useUi();
  const stage = session.stage.value;
  if (stage.at !== 'bot' && stage.at !== 'away') return null;
  const done = <LastDone {...props} />;
  if (stage.at === 'away')
    return (
      <Away session={session} name={name(stage.seat)}>
        {done}
      </Away>
    );
  return (
    <>
      <div class="action-head">
        <div class="action-text">
          {done}
          <Thinking session={session} />
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
