/** A game looked at again: any moment of it, from any place. */
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { GameRecord, Rules, State, View } from '../game/rules.ts';
import type { LogEntry, Player } from '../game/types.ts';
import { playAll } from '../record/timeline.ts';
import { type Wait, waitFor } from './driver.ts';
import { logOf, type Viewpoint, viewFrom } from './viewpoint.ts';

const PAUSE = 1200; // ms from one move to the next

export interface ReplayOptions {
  readonly at?: number; // moves played; all of them when absent
  readonly viewpoint?: Viewpoint;
  readonly wait?: Wait;
}

/** Throws where the record is none that can be played. */
export function createReplay(
  rules: Rules,
  record: GameRecord,
  players: readonly Player[],
  options: ReplayOptions = {},
) {
  const { steps, state: end } = playAll(rules, record.options, record.moves);
  const length = steps.length;
  const inside = (n: number): number => Math.max(0, Math.min(length, Math.round(n)));
  const at = signal(inside(options.at ?? length));
  const viewpoint = signal<Viewpoint>(options.viewpoint ?? null);
  const playing = signal(false);
  const shown = signal(false); // whether the last step was one forward, to be shown in motion
  const wait = options.wait ?? waitFor;
  let stop = new AbortController();

  /** Moves played before each turn begins; the set-up is the first. */
  const turns = steps.flatMap(({ turn }, n) => (n === 0 || steps[n - 1]!.turn !== turn ? [n] : []));
  const entries = (until: number): LogEntry[] => logOf(rules, steps.slice(0, until), viewpoint.value);

  const state = computed((): State => steps[at.value]?.before ?? end);
  const seen = computed((): View => viewFrom(rules, state.value, viewpoint.value));
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
    at: at as ReadonlySignal<number>,
    viewpoint: viewpoint as ReadonlySignal<Viewpoint>,
    playing: playing as ReadonlySignal<boolean>,
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
    look(from: Viewpoint): void {
      viewpoint.value = from;
    },
    close: pause,
  };
}

export type Replay = ReturnType<typeof createReplay>;
