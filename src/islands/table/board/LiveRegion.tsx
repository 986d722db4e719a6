import { askFor } from '../../dunhuang/table/words/prompt.ts';
import { plainText, tellEvents } from '../../dunhuang/table/words/sentences.ts';
import type { Session } from '../game/types.ts';
import { useUi } from '../ui/ui.ts';

/** What happened and what is asked, for those who listen. */
export function Spoken({ session }: { session: Session }) {
  const ui = useUi();
  const happened = session.happened.value;
  const asked = session.stage.value.at === 'person' ? askFor(session.view.value, [], ui) : '';
  const told = happened ? plainText(tellEvents(happened.events, ui)) : '';
  return (
    <p class="unseen" role="status">
      {told} {asked}
    </p>
  );
}
