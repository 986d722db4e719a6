/** Lets bots think and move at a pace that people can follow. */
import { type ReadonlySignal, signal } from '@preact/signals';
import type { Bots } from '../game/bots.ts';
import type { Move, View } from '../game/rules.ts';
import type { Bot, TableSettings } from '../game/types.ts';

/** Resolves after a while, or as soon as the signal says so. */
export type Wait = (ms: number, signal: AbortSignal) => Promise<void>;

/** From one move of a bot to the next, in ms; half of it before the end of a turn, where little is to be seen. */
const PAUSE: Readonly<Record<TableSettings['pace'], number>> = {
  slow: 2000,
  normal: 1000,
  fast: 400,
  instant: 0,
  tap: 0,
};

/** A worker that says nothing for this long is as good as dead: the slowest bot takes 5 seconds. */
const PATIENCE = 30_000;

export const waitFor: Wait = (ms, stop) =>
  new Promise((resolve) => {
    if (stop.aborted || ms <= 0) return resolve();
    const timer = setTimeout(resolve, ms);
    stop.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

export interface DriverDeps {
  readonly bots?: Pick<Bots, 'choose' | 'close'> | undefined;
  /** The type of the move that only ends a turn. */
  readonly endMove: string | undefined;
  readonly settings: ReadonlySignal<Pick<TableSettings, 'pace'>>;
  readonly wait: Wait;
}

export function createDriver({ bots, endMove, settings, wait }: DriverDeps) {
  const thinking = signal(0);
  const trouble = signal(false);
  const awaits = signal(false);
  let hurry = new AbortController(); // no more pauses, until a person is asked
  let stop = new AbortController();
  let tapped = (): void => {};
  let unread = false; // somebody who wants to tap has not done so since a bot's last move

  const pause = (): Promise<void> => wait(PAUSE[settings.value.pace] / 2, hurry.signal);

  /** Until somebody has read what a bot did and says so; nobody need say so at another pace. */
  async function beRead(): Promise<void> {
    if (!unread || settings.value.pace !== 'tap') return;
    awaits.value = true;
    let unwatch = (): void => {};
    await new Promise<void>((resolve) => {
      tapped = resolve;
      unwatch = settings.subscribe(({ pace }) => {
        if (pace !== 'tap') resolve();
      });
      for (const { signal } of [hurry, stop]) {
        if (signal.aborted) resolve();
        signal.addEventListener('abort', () => resolve());
      }
    });
    unwatch();
    awaits.value = false;
    unread = false;
  }

  /** Rejects when the bot breaks or takes longer than any bot does. */
  async function think(view: View, { level, personality }: Bot, seed: string): Promise<Move> {
    const late = new AbortController();
    const answered = new AbortController();
    const { signal } = stop;
    const end = (): void => late.abort(signal.reason);
    signal.addEventListener('abort', end);
    void wait(PATIENCE, answered.signal).then(() => late.abort(new Error('late')));
    try {
      const onProgress = (share: number): void => {
        thinking.value = share;
      };
      if (!bots) throw new Error('nobody to play against');
      return await bots.choose(
        view,
        { level, personality: personality ?? undefined, seed },
        { signal: late.signal, onProgress },
      );
    } finally {
      answered.abort();
      signal.removeEventListener('abort', end);
      thinking.value = 0;
    }
  }

  /** The worker is thrown away; the next question starts a new one. */
  function fail(): void {
    bots?.close();
    trouble.value = true;
  }

  return {
    thinking: thinking as ReadonlySignal<number>,
    awaits: awaits as ReadonlySignal<boolean>,
    trouble: trouble as ReadonlySignal<boolean>,

    /** Undefined where it was stopped or broke; `trouble` tells which. */
    async choose(view: View, bot: Bot, seed: string): Promise<Move | undefined> {
      const { signal } = stop;
      try {
        const [move] = await Promise.all([think(view, bot, seed), pause()]);
        if (move.type !== endMove) {
          await pause();
          await beRead();
        }
        unread = true;
        return signal.aborted ? undefined : move;
      } catch {
        if (!signal.aborted) fail();
        return undefined;
      }
    },
    fail,
    /** Whatever went wrong is forgotten. */
    forgive(): void {
      trouble.value = false;
    },
    skip(): void {
      hurry.abort();
    },
    step: (): void => tapped(),
    /** A person is asked: from here on bots take their time again. */
    rest(): void {
      unread = false;
      if (hurry.signal.aborted) hurry = new AbortController();
    },
    stop(): void {
      stop.abort();
      stop = new AbortController();
    },
    close(): void {
      stop.abort();
      hurry.abort();
      bots?.close();
    },
  };
}
