/** Somebody who knows the game looks on: tells what is new, and asks before much is thrown away. */
import { effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import type { Bots } from '../game/bots.ts';
import type { FirstTime, GameCoach } from '../game/coach.ts';
import type { Move } from '../game/rules.ts';
import type { Session } from '../game/types.ts';
import { createRemarks } from './remarks.ts';
import { createWeigher, type Loss } from './weigher.ts';

/** A move that waits until somebody says that they mean it. */
export interface Held extends Loss {
  readonly move: Move;
  readonly at: number; // moves played before it
  readonly canSee: boolean; // … what comes of it, and take it back then
}

/** What came of a move that somebody wanted to see. */
export interface Seen extends Omit<Held, 'canSee'> {
  readonly now: number | undefined; // the chance that is left, where it is known
}

export interface Coach {
  /** The game, with the coach before every move. */
  readonly session: Session;
  readonly remark: ReadonlySignal<FirstTime | undefined>;
  readonly held: ReadonlySignal<Held | undefined>;
  readonly seen: ReadonlySignal<Seen | undefined>;
  /** A move is thought about: it comes in a moment. */
  readonly weighing: ReadonlySignal<boolean>;
  read(): void;
  takeBack(): Promise<void>;
  playAnyway(): Promise<void>;
  seeWhatHappens(): Promise<void>;
  close(): void;
}

interface Deps {
  readonly bots: Pick<Bots, 'advise'>;
  readonly game: Pick<GameCoach, 'heard' | 'asked' | 'memory'>;
  /** Whether moves can be taken back when others have moved since. */
  readonly takesBack: () => boolean;
  readonly wait?: (ms: number) => Promise<void>;
}

const waitFor = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

export function createCoach(session: Session, { bots, game, takesBack, wait = waitFor }: Deps): Coach {
  const remarks = createRemarks(session, game);
  const weigher = createWeigher(session, bots, wait);
  const held = signal<Held | undefined>();
  const seen = signal<Seen | undefined>();
  const weighing = signal(false);
  let watched: Held | undefined; // played to be seen, and not answered yet
  const played = (): number => session.log.value.length;

  async function go(move: Move): Promise<void> {
    held.value = undefined;
    seen.value = undefined;
    remarks.read();
    await session.play(move);
  }

  async function play(move: Move): Promise<void> {
    if (held.value !== undefined || weighing.value) return; // one thing at a time
    const at = played();
    weighing.value = true;
    const loss = await weigher.lossOf(move);
    weighing.value = false;
    if (played() !== at) return;
    if (loss) held.value = { ...loss, move, at, canSee: takesBack() };
    else await go(move);
  }

  /** Somebody else has answered what was played to be seen. */
  async function showWhatCame(from: Held): Promise<void> {
    watched = undefined;
    const { canSee: _, ...move } = from;
    const at = played();
    await Promise.resolve(); // by then the bots have been asked how it stands now
    const now = await weigher.chance();
    if (played() === at) seen.value = { ...move, now };
  }

  const unwatch = effect(() => {
    const log = session.log.value;
    const { at: stage } = session.stage.value;
    untracked(() => {
      if (held.value && log.length !== held.value.at) held.value = undefined;
      if (watched && log.length < watched.at) watched = undefined;
      if (seen.value && log.length <= seen.value.at) seen.value = undefined;
      if (watched === undefined || stage !== 'person') return;
      const { seat } = log[watched.at] ?? {};
      if (log.slice(watched.at).some((entry) => entry.seat !== seat)) void showWhatCame(watched);
    });
  });

  /** Stops where it changes nothing. */
  async function undoTo(count: number): Promise<void> {
    for (let before = Number.NaN; played() > count && before !== played(); ) {
      before = played();
      await session.undo();
    }
  }

  return {
    session: { ...session, play },
    remark: remarks.now,
    held,
    seen,
    weighing,
    read() {
      if (seen.value) seen.value = undefined;
      else remarks.read();
    },
    async takeBack() {
      const back = seen.value;
      held.value = undefined;
      seen.value = undefined;
      if (back) await undoTo(back.at);
    },
    async playAnyway() {
      if (held.value) await go(held.value.move);
    },
    async seeWhatHappens() {
      const now = held.value;
      if (now === undefined) return;
      watched = now;
      await go(now.move);
    },
    close() {
      unwatch();
      remarks.close();
      weigher.close();
    },
  };
}
