/** Who plays, where a browser has no locks: tabs call out to each other, and who hears nothing back may lead. */
import type { Tabs } from './tabs.ts';

type Call =
  | 'who' // does anybody play this game?
  | 'here' // I do
  | 'mine' // I do from now on
  | 'gone' // I did
  | 'changed';

const ANSWER = 300; // ms to wait for an answer
const LISTEN = 3000; // ms between two looks whether the leader is still there

export function callingTabs(
  openChannel = (name: string): BroadcastChannel => new BroadcastChannel(name),
  answer = ANSWER,
  listen = LISTEN,
): Tabs {
  return {
    join(id, place) {
      const channel = openChannel(`shang.dunhuang.game.${id}`);
      const say = (call: Call): void => channel.postMessage(call);
      let leads = false;
      let follows = false;
      let timer: ReturnType<typeof setTimeout>;

      function lead(): void {
        clearTimeout(timer);
        [leads, follows] = [true, false];
        say('mine');
        place.lead();
      }
      function ask(): void {
        clearTimeout(timer);
        say('who');
        // Two that ask at once do not both wait equally long.
        timer = setTimeout(lead, answer * (1 + Math.random()));
      }
      function follow(): void {
        clearTimeout(timer);
        timer = setTimeout(ask, listen);
        if (follows) return;
        [leads, follows] = [false, true];
        place.follow();
      }
      channel.onmessage = ({ data }: MessageEvent<Call>) => {
        if (data === 'who' && leads) say('here');
        else if (data === 'mine' || (data === 'here' && !leads)) follow();
        else if (data === 'gone' && follows) ask();
        else if (data === 'changed') place.changed();
      };

      ask();
      return {
        tell: () => say('changed'),
        takeOver: lead,
        leave() {
          clearTimeout(timer);
          channel.onmessage = null;
          if (leads) say('gone');
          channel.close();
        },
      };
    },
  };
}
