/** A request being worked on, a little at a time: yields how far it is, 0 to 1, and returns the answer. */
import { adviceFrom } from './advise.ts';
import { moveAtOnce } from './choose.ts';
import type { Answer, Request } from './messages.ts';
import { reviewing } from './review.ts';
import { Thinker } from './thinker.ts';

const now = (): number => performance.now();

export function* work(request: Request): Generator<number, Answer> {
  const { id } = request;
  if (request.type === 'review') {
    return { type: 'reviewed', id, review: yield* reviewing(request.record, request.options) };
  }
  const { view, mind } = request;
  if (request.type === 'choose') {
    const move = moveAtOnce(view, mind);
    if (move !== undefined) return { type: 'moved', id, move };
  }
  const thinker = new Thinker(view, mind, now);
  while (thinker.step()) yield thinker.progress;
  if (request.type === 'choose') {
    return { type: 'thought', id, choices: thinker.choices(), iterations: thinker.search.iterations };
  }
  return { type: 'advised', id, advice: adviceFrom(view, thinker, mind.seed, request.most) };
}
