import { memo } from '../../../lib/memo.ts';
import type { Session } from '../game/types.ts';
import type { SaidStanding } from '../game/words.ts';
import { useBoard, useUi } from '../ui/context.ts';
import { plainText } from '../ui/sentences.ts';
import { tellTurn } from './whose-turn.ts';

/** What happened and what is asked, for those who listen. */
export const LiveRegion = memo(({ session, said }: { session: Session; said: readonly SaidStanding[] }) => {
  const ui = useUi();
  const { ask, tellReport } = useBoard();
  const happened = session.happened.value;
  const told = happened ? plainText(tellReport(happened.events, ui, session.viewer.value)) : '';
  const asks = session.stage.value.at === 'person';
  const asked = asks ? `${tellTurn(session, ui)}. ${ask(session.view.value, [], ui)}` : '';
  const warned = said.filter(({ at }) => at === session.log.value.length).map((one) => one.told);
  return (
    <>
      <p class="unseen" role="status">
        {told} {asked}
      </p>
      <p class="unseen" role="status">
        {plainText(warned)}
      </p>
    </>
  );
});
