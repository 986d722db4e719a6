/** A host and its guests in one test: real sessions, and wires that a test can look into, cut, and write on. */

import { signal } from '@preact/signals';
import {
  type Arrived,
  createGuestSession,
  hasArrived,
} from '../../../../../src/islands/table/devices/guest-session.ts';
import { createGuest, type GuestPlace } from '../../../../../src/islands/table/devices/protocol/guest.ts';
import { createHost, type Host } from '../../../../../src/islands/table/devices/protocol/host.ts';
import type { Wire } from '../../../../../src/islands/table/devices/protocol/wire.ts';
import type { OnBoard } from '../../../../../src/islands/table/game/game.ts';
import type { Rules } from '../../../../../src/islands/table/game/rules.ts';
import type { Session, TableGame } from '../../../../../src/islands/table/game/types.ts';
import { createSession, type SessionDeps } from '../../../../../src/islands/table/play/session.ts';
import { openMemory } from '../../../../../src/islands/table/storage/shelves.ts';
import { createStore } from '../../../../../src/islands/table/storage/store.ts';
import type { Seat } from '../../../../../src/lib/seats.ts';
import { settings, tabHub } from '../../support/table.ts';

type Ear = Parameters<Wire['listen']>[0];

/** Two ends of one wire. What is sent arrives a moment later, in order, unless it was cut meanwhile, or may not `pass`. */
export function fakeWires(pass: () => boolean = () => true) {
  const ears: (Ear | undefined)[] = [undefined, undefined];
  const sent: [unknown[], unknown[]] = [[], []];
  let whole = true;
  let broken = false;
  /** What is on its way arrives. */
  const close = (): void => {
    if (!whole) return;
    whole = false;
    queueMicrotask(() => {
      for (const ear of ears) ear?.cut();
    });
  };
  /** What is on its way is lost. */
  const cut = (): void => {
    broken = true;
    close();
  };
  /** Nothing arrives any more, and nobody is told. */
  const fallSilent = (): void => {
    broken = true;
  };
  const end = (mine: 0 | 1): Wire => ({
    send(text) {
      if (!whole) return;
      sent[mine].push(text);
      queueMicrotask(() => !broken && pass() && ears[1 - mine]?.heard(text));
    },
    close: () => (broken ? undefined : close()),
    listen(ear) {
      ears[mine] = ear;
    },
  });
  const [host, guest] = [end(0), end(1)];
  /** `shout` sends what no guest of ours would. */
  return {
    host,
    guest,
    cut,
    fallSilent,
    sent,
    shout: (what: unknown) => (guest.send as (what: unknown) => void)(what),
    isWhole: () => whole,
  };
}

export type Wires = ReturnType<typeof fakeWires>;

export const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** Until that is so; a test that waits in vain fails by its time. */
export async function until(so: () => boolean): Promise<void> {
  while (!so()) await breathe();
}

export interface Room {
  readonly session: Session;
  readonly host: Host;
  readonly store: ReturnType<typeof createStore>;
  /** A device comes to a seat, with what it kept from before. */
  join(seat: Seat, kept?: { token: string }): Promise<Joined>;
}

export interface Joined {
  readonly guest: Arrived;
  readonly session: Session;
  readonly wires: Wires;
  readonly kept: GuestPlace;
  /** Comes back on a new wire. */
  again(): Promise<Wires>;
}

export type GameOnBoard = Pick<OnBoard, 'fetchImagine'> & { readonly rules: Rules };

export function openRoom(
  on: GameOnBoard,
  game: TableGame,
  more: Partial<SessionDeps> & { opponents?: Parameters<typeof createStore>[0]['opponents'] } = {},
): Room {
  const shelf = { ...openMemory('refused'), trouble: undefined };
  const store =
    (more.store as ReturnType<typeof createStore> | undefined) ??
    createStore(
      { rules: on.rules, ...(more.opponents && { opponents: more.opponents }) },
      { shelf: async () => shelf, openChannel: tabHub() },
    );
  const session = createSession(game, {
    rules: on.rules,
    settings: settings(),
    wait: async (ms, stop) => {
      if (ms > 10_000) await new Promise<void>((resolve) => stop.addEventListener('abort', () => resolve()));
    },
    ...more,
    store,
  });
  const host = createHost({ rules: on.rules, session: { ...session, hosting: session.hosting! } });
  return {
    session,
    host,
    store,
    async join(seat, kept) {
      const guest = createGuest({ game: on.rules.id });
      const token = kept?.token ?? `token-${seat}`;
      const come = async (): Promise<Wires> => {
        const wires = fakeWires();
        host.attach(seat, wires.host);
        guest.connect(wires.guest, token);
        await until(() => guest.contact.value === 'there' && hasArrived(guest));
        return wires;
      };
      const wires = await come();
      if (!hasArrived(guest)) throw new Error('not there');
      return {
        guest,
        wires,
        kept: guest.place.value,
        session: createGuestSession(guest, {
          rules: on.rules,
          imagine: signal(await on.fetchImagine()),
          settings: settings(),
        }),
        again: come,
      };
    },
  };
}
