/** The worker's end: one task after another, in slices, so that it hears a stop at once. */
import { BotError } from './bot-error.ts';
import type { Report } from './connection.ts';
import type { Numbered, Stop } from './messages.ts';

const SLICE = 20; // ms between two chances to hear a message
const REPORT = 100; // ms between two reports of progress

interface Task<Answer> {
  readonly id: number;
  readonly steps: Generator<number, Answer>;
  reported: number; // when
}

const now = (): number => performance.now();

/** Answers requests for as long as the worker lives. `work` yields how far it is, 0 to 1, and returns the answer. */
export function serve<Request extends Numbered & { readonly type: string }, Answer extends Numbered>(
  work: (request: Request) => Generator<number, Answer>,
): void {
  const tasks: Task<Answer>[] = [];
  const say = (report: Report<Answer>): void => self.postMessage(report);

  /** Lets waiting messages in, without the delay that nested timers get. */
  const channel = new MessageChannel();
  channel.port1.onmessage = () => {
    const [task] = tasks;
    if (task === undefined) return;
    const answer = slice(task);
    if (answer !== undefined) {
      tasks.shift();
      say(answer);
    }
    if (tasks.length > 0) channel.port2.postMessage(null);
  };

  /** Works for a moment; the answer, when there is one. */
  function slice(task: Task<Answer>): Report<Answer> | undefined {
    const until = now() + SLICE;
    try {
      for (;;) {
        const { done, value } = task.steps.next();
        if (done === true) return value;
        if (now() < until) continue;
        if (now() - task.reported > REPORT) {
          task.reported = now();
          say({ type: 'progress', id: task.id, share: value });
        }
        return undefined;
      }
    } catch (error) {
      return { type: 'failed', id: task.id, code: error instanceof BotError ? error.code : 'broken' };
    }
  }

  const isStop = (message: Request | Stop): message is Stop => message.type === 'stop';

  self.onmessage = ({ data }: MessageEvent<Request | Stop>) => {
    if (isStop(data)) {
      const at = tasks.findIndex(({ id }) => id === data.id);
      if (at >= 0) tasks.splice(at, 1);
      return;
    }
    tasks.push({ id: data.id, steps: work(data), reported: now() });
    if (tasks.length === 1) channel.port2.postMessage(null);
  };
}
