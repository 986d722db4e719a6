/** Plays a scene on the engine and says what each picture shows. */
import {
  type GameEvent,
  openView,
  playWithEvents,
  type State,
  type View,
} from '../../../games/dragon-market/index.ts';
import { type Marks, merge, NO_MARKS } from '../marks.ts';
import { marksOf } from '../move-marks.ts';
import type { SceneSpec } from './spec.ts';

export interface Frame {
  readonly view: View;
  /** What is done or tried next. */
  readonly marks: Marks;
  /** What the engine says has happened since the picture before. */
  readonly events: readonly GameEvent[];
}

/** Each move that is made, with the table before it. */
function played({ state, moves = [] }: SceneSpec) {
  let now: State = state;
  const steps = moves.map((step) => {
    const before = now;
    const move = typeof step === 'function' ? step(openView(before)) : step;
    const { state: next, events } = playWithEvents(before, move);
    now = next;
    return { before, move, events };
  });
  return { steps, end: now };
}

export function framesOf(scene: SceneSpec): Frame[] {
  const { steps, end } = played(scene);
  const { frames = [0], options = [], refused = [] } = scene;
  const tried = [...options, ...refused.map(({ move }) => move)].map((move) => marksOf(scene.state, move));
  return frames.map((at, i) => {
    const since = steps.slice(frames[i - 1] ?? 0, at);
    const next = steps.slice(at, frames[i + 1] ?? (frames.length === 1 ? undefined : at));
    const marks = next.map(({ before, move }) => marksOf(before, move));
    return {
      view: openView(steps[at]?.before ?? end),
      marks: [...(at === 0 ? tried : []), ...marks].reduce(merge, NO_MARKS),
      events: since.flatMap(({ events }) => events),
    };
  });
}
