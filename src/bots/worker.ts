/** The bots' worker: is sent views, never states, and thinks in slices so that it hears a stop at once. */
import { adviceFrom } from './advise.ts';
import { BotError, moveAtOnce } from './choose.ts';
import type { Answer, Request } from './messages.ts';
import { Thinker } from './thinker.ts';

const SLICE = 20; // ms between two chances to hear a message
const REPORT = 100; // ms between two reports of progress

const now = (): number => performance.now();
let current = 0; // id of the request that is being thought about; 0 for none

const answer = (message: Answer): void => self.postMessage(message);

/** Lets waiting messages in, without the delay that nested timers get. */
const channel = new MessageChannel();
let resume = (): void => {};
channel.port1.onmessage = () => resume();

function think(request: Extract<Request, { type: 'choose' | 'advise' }>): void {
  const { id, view, mind } = request;
  current = id;
  if (request.type === 'choose') {
    const move = moveAtOnce(view, mind);
    if (move !== undefined) {
      answer({ type: 'moved', id, move });
      return;
    }
  }
  const thinker = new Thinker(view, mind, now);
  let reported = now();
  resume = () => {
    if (current !== id) return;
    const until = now() + SLICE;
    let more = true;
    while (more && now() < until) more = thinker.step();
    if (more) {
      if (now() - reported > REPORT) {
        reported = now();
        answer({ type: 'progress', id, share: thinker.progress });
      }
      channel.port2.postMessage(null);
    } else if (request.type === 'advise') {
      answer({ type: 'advised', id, advice: adviceFrom(view, thinker, mind.seed, request.most) });
    } else answer({ type: 'thought', id, choices: thinker.choices(), iterations: thinker.search.iterations });
  };
  resume();
}

self.onmessage = ({ data }: MessageEvent<Request>) => {
  try {
    if (data.type === 'stop') current = 0;
    else think(data);
  } catch (error) {
    answer({ type: 'failed', id: data.id, code: error instanceof BotError ? error.code : 'broken' });
  }
};
