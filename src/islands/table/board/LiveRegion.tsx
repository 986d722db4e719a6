import { memo } from '../../../lib/memo.ts';
import type { Session } from '../game/types.ts';
import type { SaidStanding } from '../game/words.ts';
import { useBoard, useUi } from '../ui/context.ts';
import { plainText } from '../ui/sentences.ts';
import { useSpoken } from './spoken.ts';

/** What happened and what is asked, for those who listen. */
export const LiveRegion = memo(({ session, said }: { session: Session; said: readonly SaidStanding[] }) => {
  const ui = useUi();
  const text = useSpoken(session, useBoard(), ui);
  const warned = said.filter(({ at }) => at === session.log.value.length).map((one) => one.told);
  return (
    <>
      <p class="unseen" role="status">
        {text}
      </p>
      <p class="unseen" role="status">
        {plainText(warned)}
      </p>
    </>
  );
});
