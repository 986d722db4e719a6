/** Somebody at a lesson: one task after another, each tried as often as it takes. */
import { computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import type { Move, State } from '../../../games/dunhuang/index.ts';
import type { Player, Session } from '../../table/game/types.ts';
import { createPractice, showMoves } from '../../table/play/practice.ts';
import { rules } from '../table/rules.ts';
import { beginOf, judge, type Verdict } from './judge.ts';
import type { Lesson, Task } from './lesson.ts';
import { answerOf } from './opponent.ts';

/** After so many failures there is a hint, and after so many the solution can be seen. */
export const HINT_AFTER = 2;
export const SOLUTION_AFTER = 3;

/** Blue and Red, who have no names of their own. */
const PLAYERS: readonly Player[] = [
  { name: '', colour: 0, bot: null },
  { name: '', colour: 1, bot: { level: 'beginner', personality: null } },
];

const PAUSE = 900; // ms between two moves of a solution that is shown

export interface LessonModel {
  readonly lesson: Lesson;
  readonly task: ReadonlySignal<Task>;
  readonly at: ReadonlySignal<number>; // which of the tasks
  readonly session: ReadonlySignal<Session>;
  readonly tries: ReadonlySignal<number>; // how often a board was laid out
  readonly verdict: ReadonlySignal<Verdict>;
  readonly failures: ReadonlySignal<number>; // at this task
  readonly showing: ReadonlySignal<boolean>; // the solution is being played
  again(): void;
  show(): void;
  /** To the next task; false after the last one. */
  next(): boolean;
  close(): void;
}

interface Deps {
  readonly from: number; // the task to begin with
  onDone(task: Task): void;
  readonly wait?: (ms: number) => Promise<void>;
}

const waitFor = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

export function createLesson(lesson: Lesson, { from, onDone, wait = waitFor }: Deps): LessonModel {
  const at = signal(from);
  const task = computed(() => lesson.tasks[at.value]!);
  const failures = signal(0);
  const tries = signal(0);
  const showing = signal(false);
  const verdict = signal<Verdict>({ at: 'going' });
  const session = signal(begin(task.value));
  let unwatch = watch();

  function begin(of: Task): Session {
    return createPractice({
      rules,
      start: beginOf(of),
      players: PLAYERS,
      answer: (state) => answerOf(state as State, of.red),
      autoEnd: true,
    });
  }

  /** Every move is judged as it is shown; when there is nothing more to see, the board stands still. */
  function watch(): () => void {
    const playing = session.value;
    const of = task.value;
    return effect(() => {
      const moves = playing.game.value.moves as readonly Move[];
      untracked(() => {
        const now = judge(of, moves);
        verdict.value = now;
        if (now.at === 'reached' || now.at === 'failed') playing.close();
        if (showing.value) return;
        if (now.at === 'failed') failures.value++;
        if (now.at === 'reached') onDone(of);
      });
    });
  }

  function restart(): void {
    unwatch();
    session.value.close();
    verdict.value = { at: 'going' };
    session.value = begin(task.value);
    tries.value++;
    unwatch = watch();
  }

  return {
    lesson,
    task,
    at,
    session,
    tries,
    verdict,
    failures,
    showing,
    again() {
      showing.value = false;
      restart();
    },
    show() {
      showing.value = true;
      restart();
      const shown = session.value;
      void showMoves(
        shown,
        task.value.solution,
        () => wait(PAUSE),
        () => session.value !== shown,
      );
    },
    next() {
      if (at.value + 1 >= lesson.tasks.length) return false;
      showing.value = false;
      failures.value = 0;
      at.value++;
      restart();
      return true;
    },
    close() {
      unwatch();
      session.value.close();
    },
  };
}
