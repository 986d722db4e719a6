import type { Session } from '../game/types.ts';
import { useBoard, useUi } from '../ui/context.ts';
import { plainText } from '../ui/sentences.ts';

/** What happened and what is asked, for those who listen. */
export function LiveRegion({ session }: { session: Session }) {
  const ui = useUi();
  const { ask, tellEvents } = useBoard();
  const happened = session.happened.value;
  const asked = session.stage.value.at === 'person' ? ask(session.view.value, [], ui) : '';
  const told = happened ? plainText(tellEvents(happened.events, ui)) : '';
  return (
    <p class="unseen" role="status">
      {told} {asked}
    </p>
  );
}
