import type { ReadonlySignal } from '@preact/signals';
import { localePath } from '../../../lib/url.ts';
import type { Chooser, Hindrance } from '../choosing/chooser.ts';
import type { Session } from '../game/types.ts';
import { type Ui, useBoard, useUi } from '../ui/context.ts';
import { Sentence, SentenceItems } from '../ui/Sentence.tsx';
import type { Asked } from './asked.ts';

/** What a choice would bring beyond what its button says. */
function Preview({ session, chooser }: Props) {
  const ui = useUi();
  const { rules, mean, tellEvents } = useBoard();
  const events = chooser.preview.value;
  const told = tellEvents(
    events.filter((event) => !rules.isMoveItself(event)),
    ui,
    session.viewer.value,
  );
  const meaning = mean?.(events, session.view.value, ui);
  if (told.length === 0) return <p>{meaning}</p>;
  return (
    <ul class="action-preview">
      <SentenceItems sentences={told.map(({ parts }) => parts)} />
      {meaning && <li>{meaning}</li>}
    </ul>
  );
}

/** Why a tool of the bar does nothing now: "Take back: somebody else has decided since." */
function cannotUse(why: Exclude<Hindrance, 'other' | 'lost'>, { t }: Ui): string {
  const tool = why === 'redo.none' ? 'redo' : 'undo';
  return `${t(`table.board.${tool}`)}: ${t(`table.board.${why}`)}`;
}

interface Props {
  session: Session;
  chooser: Chooser;
}

/** What is asked, what a choice would bring, or why it cannot be; below it, what that does which somebody looks at. */
export function ActionText(props: Props & { asked: ReadonlySignal<Asked> }) {
  const { about } = props.asked.value;
  return (
    <>
      <AskedOrBrought {...props} />
      {about && <p class="action-about">{typeof about === 'string' ? about : <Sentence parts={about} />}</p>}
    </>
  );
}

function AskedOrBrought({ session, chooser }: Props) {
  const ui = useUi();
  const { ask: askFor, tellError, rulePath } = useBoard();
  const refusal = chooser.refusal.value;
  const { tapped } = chooser.choice.value;
  const ask = askFor(session.view.value, tapped, ui);
  if (refusal && 'cannot' in refusal) {
    const { cannot } = refusal;
    if (cannot === 'lost') return <p class="action-no">{ui.t('table.lost')}</p>;
    return <p class="action-no">{cannot === 'other' ? ask : cannotUse(cannot, ui)}</p>;
  }
  if (refusal) {
    return (
      <p class="action-no">
        {tellError(refusal, ui)}{' '}
        <a href={localePath(ui.lang, rulePath(refusal.rule))} target="_blank" rel="noreferrer">
          {ui.t('why.read')}
        </a>
      </p>
    );
  }
  // With nothing chosen the only move there is goes without a preview: it is what is asked.
  const begun = tapped.length > 0 || chooser.advised.value !== undefined;
  const chosen = chooser.preview.value.length > 0 && (begun || chooser.ready.value === undefined);
  return chosen ? <Preview session={session} chooser={chooser} /> : <p>{ask}</p>;
}
