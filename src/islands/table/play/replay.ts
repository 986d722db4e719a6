/** A game looked at again: any moment of it, with any eyes. */
import { batch, computed, signal } from '@preact/signals';
import { type GameRecord, type State, type View, view } from '../../../games/dunhuang/index.ts';
import type { LogEntry, Player } from '../game/types.ts';
import { type Wait, waitFor } from './driver.ts';
import { openView } from './open-view.ts';
import { playAll } from './timeline.ts';
import { type Eyes, logOf } from './viewpoint.ts';

const PAUSE = 1200; // ms from one move to the next

export interface ReplayOptions {
  readonly at?: number; // moves played; all of them when absent
  readonly eyes?: Eyes;
  readonly wait?: Wait;
}

/** Throws IllegalMove, or InvalidOptions. */
export function createReplay(record: GameRecord, players: readonly Player[], options: ReplayOptions = {}) {
  const { steps, state: end } = playAll(record.options, record.moves);
  const length = steps.length;
  const inside = (n: number): number => Math.max(0, Math.min(length, Math.round(n)));
  const at = signal(inside(options.at ?? length));
  const eyes = signal<Eyes>(options.eyes ?? null);
  const playing = signal(false);
  const shown = signal(false); // whether the last step was one forward, to be shown in motion
  const wait = options.wait ?? waitFor;
  let stop = new AbortController();

  /** Moves played before each turn begins; the set-up is the first. */
  const turns = steps.flatMap(({ turn }, n) => (n === 0 || steps[n - 1]!.turn !== turn ? [n] : []));
  const entries = (until: number): LogEntry[] => logOf(steps.slice(0, until), eyes.value);

  const state = computed((): State => steps[at.value]?.before ?? end);
  const seen = computed((): View => {
    const who = eyes.value;
    return who === 'open' ? openView(state.value) : view(state.value, who ?? undefined);
  });
  const entry = computed(() => entries(at.value).at(-1));

  function go(to: number, forward = false): void {
    batch(() => {
      at.value = inside(to);
      shown.value = forward;
    });
  }

  function pause(): void {
    stop.abort();
    playing.value = false;
  }

  async function run(): Promise<void> {
    pause();
    stop = new AbortController();
    const { signal: stopped } = stop;
    playing.value = true;
    if (at.value === length) go(0);
    while (at.value < length) {
      await wait(PAUSE, stopped);
      if (stopped.aborted) return;
      go(at.value + 1, true);
    }
    playing.value = false;
  }

  return {
    players,
    length,
    turns,
    at,
    eyes,
    playing,
    view: seen,
    /** The move that led here; undefined at the very beginning. */
    entry,
    /** Everything that led here, for a log. */
    log: computed(() => entries(at.value)),
    /** The same as `entry` when it was stepped to, for motion. */
    happened: computed(() => (shown.value ? entry.value : undefined)),
    /** Which of `turns` this moment belongs to. */
    turn: computed(() =>
      Math.max(
        0,
        turns.findLastIndex((start) => start <= Math.max(0, at.value - 1)),
      ),
    ),

    play: (): void => void run(),
    pause,
    scrub(to: number): void {
      pause();
      go(to);
    },
    step(by: 1 | -1): void {
      pause();
      go(at.value + by, by === 1);
    },
    /** To where a turn begins: the next, this one, or the one before when already there. */
    stepTurn(by: 1 | -1): void {
      pause();
      const next = turns.find((start) => start > at.value) ?? length;
      go(by === 1 ? next : (turns.findLast((start) => start < at.value) ?? 0));
    },
    look(with_: Eyes): void {
      eyes.value = with_;
    },
    close: pause,
  };
}

export type Replay = ReturnType<typeof createReplay>;
