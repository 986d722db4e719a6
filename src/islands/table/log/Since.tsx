import { useState } from 'preact/hooks';
import { memo } from '../../../lib/memo.ts';
import type { Seat } from '../../../lib/seats.ts';
import type { Session } from '../game/types.ts';
import type { SaidStanding } from '../game/words.ts';
import { useBoard, useUi } from '../ui/context.ts';
import { Icon } from '../ui/Icon.tsx';
import { sinceTurn, tellNews } from './news.ts';
import { Report } from './Report.tsx';

interface Props {
  session: Session;
  said: readonly SaidStanding[];
  hidden: boolean;
  /** There is nothing to press below but the list of choices. */
  roomy: boolean;
}

/** It may have to be scrolled, by keys too. */
const reachable = (box: HTMLElement | null): void => {
  if (box) box.tabIndex = 0;
};

/** What happened since one's last turn, above what can be done, until it is put away. A choice that is being made has its room. */
export const Since = memo(({ session, said, hidden, roomy }: Props) => {
  const ui = useUi();
  const board = useBoard();
  const [read, setRead] = useState<Partial<Record<Seat, number>>>({});
  const stage = session.stage.value;
  if (stage.at !== 'person') return null;
  const { seat } = stage;
  const { rules, open } = board;
  const log = session.log.value;
  const from = read[seat] ?? 0;
  const news = sinceTurn(log, seat, rules).filter(({ at }) => at >= from);
  const told = tellNews(news, rules, board, ui, seat);
  const warned = said.filter(({ at }) => at > from);
  if (told.length + warned.length === 0) return null;
  const title = ui.t('table.curtain.since');
  const all = ui.t('table.since.log');
  const close = ui.t('table.since.close');
  return (
    <section class={roomy ? 'since since-roomy' : 'since'} aria-label={title} hidden={hidden}>
      <div class="since-told" ref={reachable}>
        <h2>{title}:</h2> <Report said={warned} told={told} />
      </div>
      <button type="button" class="table-tool" aria-label={all} title={all} onClick={() => open('log')}>
        <Icon name="log" />
      </button>
      <button
        type="button"
        class="table-tool"
        aria-label={close}
        title={close}
        onClick={() => setRead({ ...read, [seat]: log.length })}
      >
        <Icon name="close" />
      </button>
    </section>
  );
});
