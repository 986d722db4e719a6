/**
 * One game, several tabs: one of them plays, the others follow. Who plays holds a lock of the browser's own, which it lets go
 * when the tab is closed or crashes; what is played is told over a channel.
 */

import { callingTabs } from './calling-tabs.ts';

/** What a tab hears about its place at a game. */
export interface Place {
  lead(): void; // this tab plays from now on
  follow(): void; // another one does
  changed(): void; // the game as it is kept was changed by another tab
}

export interface Seated {
  /** Tells the other tabs that the kept game has changed. */
  tell(): void;
  takeOver(): void;
  leave(): void;
}

export interface Tabs {
  join(id: string, place: Place): Seated;
}

/** Where tabs cannot hear each other, each is alone. */
export const alone: Tabs = {
  join(_id, place) {
    place.lead();
    return { tell() {}, takeOver() {}, leave() {} };
  },
};

const nameOf = (id: string): string => `shang.dunhuang.game.${id}`;

/** With the browser's locks. */
export function lockedTabs(
  locks: LockManager = navigator.locks,
  openChannel = (name: string): BroadcastChannel => new BroadcastChannel(name),
): Tabs {
  return {
    join(id, place) {
      const name = nameOf(id);
      const channel = openChannel(name);
      channel.onmessage = () => place.changed();
      const left = new AbortController();
      let letGo = (): void => {};

      /** Leads for as long as it has the lock; another tab may take it away. */
      const hold = async (): Promise<void> => {
        place.lead();
        await new Promise<void>((resolve) => {
          letGo = resolve;
        });
      };
      /** Waits in line: whoever leads may be closed one day. */
      const follow = (): void => {
        if (left.signal.aborted) return;
        place.follow();
        locks.request(name, { signal: left.signal }, hold).catch(follow);
      };
      const seize = (options: LockOptions): void => {
        locks.request(name, options, (lock) => (lock === null ? follow() : hold())).catch(follow);
      };

      seize({ ifAvailable: true });
      return {
        tell: () => channel.postMessage(null),
        takeOver: () => seize({ steal: true }),
        leave() {
          left.abort();
          letGo();
          channel.close();
        },
      };
    },
  };
}

/** The best this browser can do: locks are only there on a safe connection. */
export function openTabs(): Tabs {
  if (typeof BroadcastChannel !== 'function') return alone;
  return typeof navigator.locks?.request === 'function' ? lockedTabs() : callingTabs();
}
