import { useState } from 'preact/hooks';
import type { Seat } from '../../../lib/seats.ts';
import type { Session } from '../game/types.ts';
import { useBoard, useUi } from '../ui/context.ts';
import { Icon } from '../ui/Icon.tsx';
import { sinceTurn, tellNews } from './news.ts';
import { Report } from './Report.tsx';

/** It may have to be scrolled, by keys too. */
const reachable = (box: HTMLElement | null): void => {
  if (box) box.tabIndex = 0;
};

/** What happened since one's last turn, above what can be done, until it is put away. A choice that is being made has its room. */
export function Since({ session, hidden }: { session: Session; hidden: boolean }) {
  const ui = useUi();
  const board = useBoard();
  const [read, setRead] = useState<Partial<Record<Seat, number>>>({});
  const stage = session.stage.value;
  if (stage.at !== 'person') return null;
  const { seat } = stage;
  const { rules, open } = board;
  const news = sinceTurn(session.log.value, seat, rules).filter(({ at }) => at > (read[seat] ?? -1));
  const told = tellNews(news, rules, board, ui, seat);
  if (told.length === 0) return null;
  const title = ui.t('table.curtain.since');
  const log = ui.t('table.since.log');
  const close = ui.t('table.since.close');
  return (
    <section class="since" aria-label={title} hidden={hidden}>
      <div class="since-told" ref={reachable}>
        <h2>{title}:</h2> <Report told={told} />
      </div>
      <button type="button" class="table-tool" aria-label={log} title={log} onClick={() => open('log')}>
        <Icon name="log" />
      </button>
      <button
        type="button"
        class="table-tool"
        aria-label={close}
        title={close}
        onClick={() => setRead({ ...read, [seat]: news.at(-1)!.at })}
      >
        <Icon name="close" />
      </button>
    </section>
  );
}
