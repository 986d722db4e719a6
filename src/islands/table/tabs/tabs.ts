/**
 * One game, several tabs: one of them plays, the others follow. Who plays holds a lock of the browser's own, which it lets go
 * when the tab is closed or crashes.
 */
import { openTabChannel, type TabChannel } from '../../../lib/tab-channel.ts';
import { type Ask, createHandshake } from './handshake.ts';
import { alone, type JoinedTab, nameOf, type Tabs } from './types.ts';

/** With the browser's locks; `kind` is the game that is played. */
export function lockedTabs(
  kind: string,
  locks: Pick<LockManager, 'request'> = navigator.locks,
  openChannel: (name: string) => TabChannel = openTabChannel,
  patience?: number,
): Tabs {
  return {
    join(id, handlers) {
      const name = nameOf(kind, id);
      const channel = openChannel(name);
      let left = false;
      let leads = false;
      let last = 0; // request for the lock
      let waiting = new AbortController();
      let letGo = (): void => {};

      /** Leads for as long as it has the lock; another tab may take it away. Only the last request counts: one may rob oneself. */
      const request = (options: LockOptions, robbed = false): void => {
        const mine = ++last;
        const hold = async (lock: Lock | null): Promise<void> => {
          if (left || mine !== last) return;
          if (lock === null) return follow();
          handshake.settle();
          leads = true;
          handlers.lead(robbed);
          await new Promise<void>((resolve) => {
            letGo = resolve;
          });
        };
        locks.request(name, options, hold).catch(() => mine === last && follow());
      };
      /** Waits in line: whoever leads may be closed one day. */
      const follow = (): void => {
        if (left) return;
        handshake.settle();
        leads = false;
        handlers.follow();
        waiting = new AbortController();
        request({ signal: waiting.signal });
      };
      const steal = (robbed: boolean): void => {
        last++; // whoever waited in line does not any more
        waiting.abort();
        request({ steal: true }, robbed);
      };
      const handshake = createHandshake({
        handlers,
        leads: () => leads,
        post: (word) => channel.post(word),
        seize: steal,
        ...(patience !== undefined && { patience }),
      });

      channel.listen((word) => handshake.hear(word as Ask));
      request({ ifAvailable: true });
      return {
        takeOver: handshake.takeOver,
        leave() {
          left = true;
          handshake.settle();
          waiting.abort();
          letGo();
          channel.close();
        },
      };
    },
  };
}

/** Without locks, which hardly a browser is: what calls out in their place is fetched. */
function fetchedTabs(kind: string): Tabs {
  return {
    join(id, handlers) {
      let left = false;
      let joined: JoinedTab | undefined;
      const sit = (tabs: Tabs): void => {
        if (!left) joined = tabs.join(id, handlers);
      };
      import('./calling-tabs.ts').then(
        ({ callingTabs }) => sit(callingTabs(kind)),
        () => sit(alone),
      );
      return {
        takeOver: () => joined?.takeOver(),
        leave() {
          left = true;
          joined?.leave();
        },
      };
    },
  };
}

/** The best this browser can do: locks are only there on a safe connection. */
export function openTabs(kind: string): Tabs {
  return typeof navigator.locks?.request === 'function' ? lockedTabs(kind) : fetchedTabs(kind);
}
