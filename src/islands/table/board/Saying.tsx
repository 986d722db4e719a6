import { localePath } from '../../../lib/url.ts';
import type { Chooser, Hindrance } from '../choosing/chooser.ts';
import type { Session } from '../game/types.ts';
import { type Ui, useBoard, useUi } from '../ui/context.ts';
import { SentenceItems } from '../ui/Sentence.tsx';

/** What a choice would bring beyond what its button says. */
function Preview({ session, chooser }: Props) {
  const ui = useUi();
  const { rules, preview, tellEvents } = useBoard();
  const events = chooser.preview.value;
  const text = preview?.(events, session.view.value, ui);
  if (text !== undefined) return <p>{text}</p>;
  const told = tellEvents(
    events.filter((event) => !rules.isMoveItself(event)),
    ui,
  );
  if (told.length === 0) return <p>{ui.t('table.board.nothing-else')}</p>;
  return (
    <ul class="action-preview">
      <SentenceItems sentences={told.map(({ parts }) => parts)} />
    </ul>
  );
}

/** Why a tool of the bar does nothing now: "Take back: somebody else has decided since." */
function cannotUse(why: Exclude<Hindrance, 'other'>, { t }: Ui): string {
  const tool = why === 'redo.none' ? 'redo' : 'undo';
  return `${t(`table.board.${tool}`)}: ${t(`table.board.${why}`)}`;
}

interface Props {
  session: Session;
  chooser: Chooser;
}

/** What is asked, what a choice would bring, or why it cannot be. */
export function Saying({ session, chooser }: Props) {
  const ui = useUi();
  const { ask: askFor, tellError, rulePath } = useBoard();
  const refusal = chooser.refusal.value;
  const { tapped } = chooser.choice.value;
  const ask = askFor(session.view.value, tapped, ui);
  if (refusal && 'cannot' in refusal) {
    const { cannot } = refusal;
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
  const chosen = chooser.preview.value.length > 0 && (tapped.length > 0 || chooser.ready.value === undefined);
  return chosen ? <Preview session={session} chooser={chooser} /> : <p>{ask}</p>;
}
