/**
 * A host and a guest of whom either, or the wire between them, ends before any step that a test names: a message that would arrive,
 * or something that would be kept. What each has kept by then stays; all else is gone.
 */
import { signal } from '@preact/signals';
import {
  type Arrived,
  createGuestSession,
  hasArrived,
} from '../../../../../src/islands/table/devices/guest-session.ts';
import { createGuest } from '../../../../../src/islands/table/devices/protocol/guest.ts';
import type { Move } from '../../../../../src/islands/table/game/rules.ts';
import type { Session, TableGame } from '../../../../../src/islands/table/game/types.ts';
import { openMemory, type Shelf } from '../../../../../src/islands/table/storage/shelves.ts';
import { createStore } from '../../../../../src/islands/table/storage/store.ts';
import { settings, tabHub } from '../../support/table.ts';
import { breathe, fakeWires, type GameOnBoard, openRoom, until, type Wires } from './room.ts';

/** `vanishes`: nobody is told, as when a phone loses its power. */
export type End = 'guest' | 'host' | 'wire' | 'guest vanishes' | 'host vanishes';

const SEAT = 1;
const never = (): Promise<never> => new Promise(() => {});

export async function mortals(on: GameOnBoard, game: TableGame, end: End, before: number) {
  const memory: Shelf = { ...openMemory('refused'), trouble: undefined };
  let token: string | undefined; // what the guest's device keeps
  let steps = 0;
  let dead = false; // since the step that was named
  let life = 0; // of the device that dies
  let wires: Wires | undefined;

  /** Whether it still comes to that. */
  function step(): boolean {
    steps++;
    if (steps !== before) return true;
    dead = true;
    life++;
    if (end.endsWith('vanishes')) wires?.fallSilent();
    else wires?.cut();
    return false;
  }
  /** A device's own: what was begun in a life that is over comes to nothing. */
  const living = (who: 'guest' | 'host') => {
    const mine = life;
    return () => !end.startsWith(who) || mine === life;
  };

  async function openHost() {
    const lives = living('host');
    const shelf: Shelf = {
      ...memory,
      update: async (keys, edit) => {
        if (lives()) step();
        if (!lives()) return never();
        await memory.update(keys, edit);
        return lives() ? undefined : never();
      },
    };
    const store = createStore({ rules: on.rules }, { shelf: async () => shelf, openChannel: tabHub() });
    return openRoom(on, (await store.get(game.id)) ?? game, { store });
  }

  const kept = async (): Promise<readonly Move[]> => {
    const store = createStore({ rules: on.rules }, { shelf: async () => memory, openChannel: tabHub() });
    return (await store.get(game.id))?.moves ?? [];
  };

  async function openGuest() {
    const lives = living('guest');
    const guest = createGuest({ game: on.rules.id });
    const imagine = signal(await on.fetchImagine());
    let session: Session | undefined;
    return {
      guest,
      get session() {
        session ??= createGuestSession(guest as Arrived, { rules: on.rules, imagine, settings: settings() });
        return session;
      },
      come(to: Wires) {
        token ??= 'this-device';
        if (lives()) guest.connect(to.guest, token);
      },
    };
  }

  let host = await openHost();
  let guest = await openGuest();

  /** Invited once, as people would; whoever was there before may not know yet that it is cut. */
  function meet(): void {
    wires = fakeWires(step);
    host.host.attach(SEAT, wires.host);
    guest.come(wires);
  }

  return {
    get room() {
      return host;
    },
    get guest() {
      return guest.guest;
    },
    get theirs(): Session | undefined {
      return hasArrived(guest.guest) ? guest.session : undefined;
    },
    isDead: () => dead,
    steps: () => steps,
    kept,
    meet,
    settled: async () => {
      for (let n = 0; n < 6; n++) await breathe();
    },
    /** Whoever died comes again, and is invited again. */
    async revive(): Promise<void> {
      dead = false;
      if (end.startsWith('host')) {
        host.host.close();
        host = await openHost();
      }
      if (end.startsWith('guest')) guest = await openGuest();
      meet();
      await until(() => guest.guest.contact.value !== 'coming');
    },
  };
}
