import { computed } from '@preact/signals';
import { useMemo, useState } from 'preact/hooks';
import { memo } from '../../../lib/memo.ts';
import type { Seat } from '../../../lib/seats.ts';
import type { Rules } from '../game/rules.ts';
import type { LogEntry, Session } from '../game/types.ts';
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

const NONE: readonly LogEntry[] = [];

/** What is news to who is asked: the very same list for as long as nothing comes to it, which a move of one's own does not. */
function useNews({ stage, log }: Pick<Session, 'stage' | 'log'>, rules: Rules): readonly LogEntry[] {
  const news = useMemo(() => {
    let known = NONE;
    return computed(() => {
      const now = stage.value.at === 'person' ? sinceTurn(log.value, stage.value.seat, rules) : NONE;
      const same = now.length === known.length && now.every((entry, i) => entry === known[i]);
      if (!same) known = now;
      return known;
    });
  }, [stage, log, rules]);
  return news.value;
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
  const { rules, open } = board;
  const all = useNews(session, rules);
  const seat = stage.at === 'person' ? stage.seat : undefined;
  const from = (seat !== undefined && read[seat]) || 0;
  const told = useMemo(() => {
    const news = all.filter(({ at }) => at >= from);
    return seat === undefined ? [] : tellNews(news, rules, board, ui, seat);
  }, [all, from, rules, board, ui, seat]);
  const warned = useMemo(() => said.filter(({ at }) => at > from), [said, from]);
  if (seat === undefined || told.length + warned.length === 0) return null;
  const title = ui.t('table.curtain.since');
  const whole = ui.t('table.since.log');
  const close = ui.t('table.since.close');
  return (
    <section class={roomy ? 'since since-roomy' : 'since'} aria-label={title} hidden={hidden}>
      <div class="since-told" ref={reachable}>
        <h2>{title}:</h2> <Report said={warned} told={told} />
      </div>
      <button type="button" class="table-tool" aria-label={whole} title={whole} onClick={() => open('log')}>
        <Icon name="log" />
      </button>
      <button
        type="button"
        class="table-tool"
        aria-label={close}
        title={close}
        onClick={() => setRead({ ...read, [seat]: session.log.peek().length })}
      >
        <Icon name="close" />
      </button>
    </section>
  );
});
