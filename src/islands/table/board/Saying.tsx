import { localePath } from '../../../lib/url.ts';
import { rulePath } from '../../../reference/dunhuang/rule-links.ts';
import { followsOf } from '../../dunhuang/table/choosing/follows.ts';
import { askFor, whatLiesAt } from '../../dunhuang/table/words/prompt.ts';
import { tellEvents } from '../../dunhuang/table/words/sentences.ts';
import type { Chooser, Hindrance } from '../choosing/chooser.ts';
import type { Session } from '../game/types.ts';
import { Told } from '../ui/Sentence.tsx';
import { type Ui, useUi } from '../ui/ui.ts';

/** What a choice would bring beyond what its button says. */
function Preview({ session, chooser }: Props) {
  const ui = useUi();
  const events = chooser.preview.value;
  const walked = events.find((event) => event.type === 'camel-moved' || event.type === 'camel-placed');
  if (walked) {
    const space = walked.type === 'camel-moved' ? walked.to : walked.space;
    return <p>{whatLiesAt(session.view.value, space, ui)}</p>;
  }
  const told = tellEvents(followsOf(events), ui);
  if (told.length === 0) return <p>{ui.t('table.board.nothing-else')}</p>;
  return (
    <ul class="action-preview">
      {told.map(({ parts }, i) => (
        // Sentences have no better name than their place.
        <li key={`${i}-${parts.length}`}>
          <Told parts={parts} />
        </li>
      ))}
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
        {ui.t(`error.${refusal.code}`)}{' '}
        <a href={localePath(ui.lang, rulePath(refusal.rule))}>{ui.t('why.read')}</a>
      </p>
    );
  }
  // With nothing chosen the only move there is goes without a preview: it is what is asked.
  const chosen = chooser.preview.value.length > 0 && (tapped.length > 0 || chooser.ready.value === undefined);
  return chosen ? <Preview session={session} chooser={chooser} /> : <p>{ask}</p>;
}
