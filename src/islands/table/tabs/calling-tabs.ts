/** Who plays, where a browser has no locks: tabs call out to each other, and who hears nothing back may lead. */
import { openTabChannel, type TabChannel } from '../../../lib/tab-channel.ts';
import { type Ask, createHandshake } from './handshake.ts';
import { nameOf, type Tabs } from './types.ts';

type Call =
  | 'who' // does anybody play this game?
  | 'here' // I do
  | 'mine' // I do from now on
  | 'gone' // I did
  | Ask;

const ANSWER = 300; // ms to wait for an answer
const LISTEN = 3000; // ms between two looks whether the leader is still there

export function callingTabs(
  kind: string,
  openChannel: (name: string) => TabChannel = openTabChannel,
  answer = ANSWER,
  listen = LISTEN,
): Tabs {
  return {
    join(id, handlers) {
      const channel = openChannel(nameOf(kind, id));
      const say = (call: Call): void => channel.post(call);
      let leads = false;
      let follows = false;
      let timer: ReturnType<typeof setTimeout>;

      function lead(robbed: boolean): void {
        clearTimeout(timer);
        handshake.settle();
        [leads, follows] = [true, false];
        say('mine');
        handlers.lead(robbed);
      }
      function ask(): void {
        clearTimeout(timer);
        say('who');
        // Two that ask at once do not both wait equally long. Who led and did not answer may only be frozen.
        timer = setTimeout(lead, answer * (1 + Math.random()), follows);
      }
      function follow(): void {
        clearTimeout(timer);
        timer = setTimeout(ask, listen);
        if (follows) return;
        handshake.settle();
        [leads, follows] = [false, true];
        handlers.follow();
      }
      const handshake = createHandshake({ handlers, leads: () => leads, post: say, seize: lead });
      channel.listen((word) => {
        const call = word as Call;
        if (call === 'who' && leads) say('here');
        else if (call === 'mine' || (call === 'here' && !leads)) follow();
        else if (call === 'gone' && follows) ask();
        else if (call === 'please' || call === 'done') handshake.hear(call);
      });

      ask();
      return {
        takeOver: handshake.takeOver,
        leave() {
          clearTimeout(timer);
          handshake.settle();
          if (leads) say('gone');
          channel.close();
        },
      };
    },
  };
}
