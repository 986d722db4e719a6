/** The bots' worker: one task after another, in slices, so that it hears a stop at once. */
import { BotError } from './choose.ts';
import type { Answer, Message, Report } from './messages.ts';
import { work } from './task.ts';

const SLICE = 20; // ms between two chances to hear a message
const REPORT = 100; // ms between two reports of progress

interface Task {
  readonly id: number;
  readonly steps: Generator<number, Answer>;
  reported: number; // when
}

const now = (): number => performance.now();
const tasks: Task[] = [];
const say = (report: Report): void => self.postMessage(report);

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
function slice(task: Task): Answer | undefined {
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

self.onmessage = ({ data }: MessageEvent<Message>) => {
  if (data.type === 'stop') {
    const at = tasks.findIndex(({ id }) => id === data.id);
    if (at >= 0) tasks.splice(at, 1);
    return;
  }
  tasks.push({ id: data.id, steps: work(data), reported: now() });
  if (tasks.length === 1) channel.port2.postMessage(null);
};
