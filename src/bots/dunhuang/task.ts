/** A request being worked on, a little at a time: yields how far it is, 0 to 1, and returns the answer. */
import { adviceFrom } from './advise.ts';
import { Bot } from './choose.ts';
import type { Answer, Request } from './messages.ts';
import { reviewing } from './review.ts';
import { Thinker } from './thinker.ts';

const now = (): number => performance.now();

/** One for each worker: what it thought about a turn is kept while the turn lasts. */
const bot = new Bot(now);

export function* work(request: Request): Generator<number, Answer> {
  const { id } = request;
  switch (request.type) {
    case 'choose':
      return { type: 'thought', id, choices: yield* bot.choosing(request.view, request.settings) };
    case 'advise': {
      const { view, settings, most } = request;
      const thinker = new Thinker(view, settings, now);
      while (thinker.step()) yield thinker.progress;
      return { type: 'advised', id, advice: adviceFrom(view, thinker, settings.seed, most) };
    }
    case 'review':
      return { type: 'reviewed', id, review: yield* reviewing(request.record, request.options) };
  }
}
