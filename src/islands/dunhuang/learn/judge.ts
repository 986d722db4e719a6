/** How far somebody has come with a task, from what was played. */
import {
  fromPosition,
  type GameEvent,
  type Move,
  outcome,
  playWithEvents,
  type Seat,
  type State,
  view,
} from '../../../games/dunhuang/index.ts';
import { type Mistake, type Now, RED, type Task, YOU } from './lesson.ts';

export type Verdict =
  | { readonly at: 'going' }
  | { readonly at: 'reached' }
  | { readonly at: 'failing' } // what comes of it is being played out
  | { readonly at: 'failed'; readonly mistake: Omit<Mistake, 'when'> };

export const beginOf = ({ id, position }: Task): State => fromPosition(position, id);

const turnsOf = (events: readonly GameEvent[], seat: Seat): number =>
  events.filter((event) => event.type === 'turn-ended' && event.seat === seat).length;

function mistakeIn({ mistakes }: Task, now: Now): Omit<Mistake, 'when'> {
  return mistakes.find((mistake) => !('when' in mistake) || mistake.when(now))!;
}

export function judge(task: Task, moves: readonly Move[]): Verdict {
  let state = beginOf(task);
  const events: GameEvent[] = [];
  let missed: Omit<Mistake, 'when'> | undefined;
  for (const move of moves) {
    const played = playWithEvents(state, move);
    state = played.state;
    events.push(...played.events);
    const result = outcome(state);
    const now: Now = { view: view(state, YOU), events, winners: result?.winners ?? [] };
    const done = result !== undefined || turnsOf(events, YOU) >= task.turns;
    const answered = result !== undefined || turnsOf(events, RED) >= task.turns;
    const counts = { 'at-once': true, 'turn-end': done, answer: answered }[task.counts];
    if (missed === undefined && counts && task.goal(now)) return { at: 'reached' };
    if (task.counts === 'answer' ? answered : done) missed ??= mistakeIn(task, now);
    if (missed !== undefined && answered) return { at: 'failed', mistake: missed };
  }
  return { at: missed === undefined ? 'going' : 'failing' };
}
