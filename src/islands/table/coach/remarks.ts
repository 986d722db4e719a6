/** What is told when it happens for the first time, one thing at a time. */
import { computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import type { FirstTime, GameCoach } from '../game/coach.ts';
import type { Session } from '../game/types.ts';

/** More than these would be read when they are long past: they are told the next time. */
const MOST_WAITING = 3;

export interface Remarks {
  readonly now: ReadonlySignal<FirstTime | undefined>;
  /** Whoever has read it, or has gone on, is told the next. */
  read(): void;
  close(): void;
}

export function createRemarks(
  session: Pick<Session, 'log' | 'stage' | 'view'>,
  { heard, asked, memory }: Pick<GameCoach, 'heard' | 'asked' | 'memory'>,
): Remarks {
  const happened = signal<readonly FirstTime[]>([]);
  const asks = signal<FirstTime | undefined>(); // holds as long as it is asked
  const now = computed(() => happened.value[0] ?? asks.value);
  let from = session.log.value.length;

  /** Of several that were not told yet, each once. */
  const fresh = (all: readonly FirstTime[]): FirstTime[] =>
    all.filter(({ key }, i) => !memory.knows(key) && all.findIndex((one) => one.key === key) === i);

  const unwatch = effect(() => {
    const log = session.log.value;
    const { at } = session.stage.value;
    untracked(() => {
      const view = session.view.value;
      const told = log.slice(from).flatMap((entry) => heard(entry, view));
      from = log.length;
      const waiting = happened.value;
      const more = fresh(told).filter(({ key }) => waiting.every((one) => one.key !== key));
      if (more.length > 0) happened.value = [...waiting, ...more].slice(0, MOST_WAITING);
      asks.value = at === 'person' ? fresh(asked(view))[0] : undefined;
    });
  });
  /** What is shown is told; what still waits is not. */
  const remembering = effect(() => {
    const shown = now.value;
    if (shown) untracked(() => memory.remember(shown.key));
  });

  return {
    now,
    read() {
      if (happened.value.length > 0) happened.value = happened.value.slice(1);
      else asks.value = undefined;
    },
    close() {
      unwatch();
      remembering();
    },
  };
}
