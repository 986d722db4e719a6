/** A request being worked on, a little at a time: yields how far it is, 0 to 1, and returns the answer. */
import { advising } from './advise.ts';
import { Bot } from './choose.ts';
import { explain } from './explain.ts';
import type { Answer, Request } from './messages.ts';
import { reviewing } from './review.ts';

const now = (): number => performance.now();

/** One for each worker: what it thought about a turn is kept while the turn lasts. */
const bot = new Bot(now);

export function* work(request: Request): Generator<number, Answer> {
  const { id } = request;
  switch (request.type) {
    case 'choose':
      return { type: 'thought', id, choices: yield* bot.choosing(request.view, request.settings) };
    case 'advise':
      return { type: 'advised', id, advice: yield* advising(request.view, request.options, now) };
    case 'explain':
      return { type: 'explained', id, explained: explain(request.view, request.turns, request.options) };
    case 'review':
      return { type: 'reviewed', id, review: yield* reviewing(request.record, request.options) };
  }
}
