/** A game that people on one network are asked to: invitations, one at a time, and the host behind them. */
import { type ReadonlySignal, signal } from '@preact/signals';
import type { Seat } from '../../../../lib/seats.ts';
import type { Rules } from '../../game/rules.ts';
import type { Session } from '../../game/types.ts';
import { createHost, type Host } from '../protocol/host.ts';
import type { Wire } from '../protocol/wire.ts';
import { type Offered, offer } from './connection.ts';
import { packOffer, readAnswer } from './packed.ts';

/** An answer that comes later finds nobody: browsers give up on an offer after some minutes. */
export const ANSWER_WITHIN = 120_000; // ms
const PATIENCE = 15_000; // ms from the answer until something seems to be in the way

export interface Invite {
  readonly seat: Seat;
  readonly link: string;
  readonly until: number; // ms, as Date.now() tells it
  readonly at: 'waits' | 'connecting' | 'slow';
}

export interface Room extends Host {
  readonly invite: ReadonlySignal<Invite | 'making' | 'unable' | undefined>;
  ask(seat: Seat): Promise<void>;
  /** The other device's answer; false for what is none. */
  accept(text: string): Promise<boolean>;
  stopAsking(): void;
  /** The same people play once more: whoever is here comes along to the next room. */
  carryOn(): void;
}

let coming: ReadonlyMap<Seat, Wire> = new Map(); // to the next room

interface Deps {
  readonly rules: Rules;
  readonly session: Session;
  /** The address of the table. */
  readonly address?: () => string;
  readonly makeOffer?: () => Promise<Offered>;
}

export const joinFragment = (packed: string): string => `#join=${packed}`;

function createRoom({ rules, session, address = () => location.href, makeOffer = offer }: Deps): Room {
  const hosting = session.hosting!;
  const host = createHost({ rules, session: { game: session.game, hosting } });
  const invite = signal<Invite | 'making' | 'unable' | undefined>();
  for (const [seat, wire] of coming) host.attach(seat, wire, true);
  coming = new Map();
  let current: Offered | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function stopAsking(): void {
    clearTimeout(timer);
    current?.close();
    current = undefined;
    invite.value = undefined;
  }

  async function ask(seat: Seat): Promise<void> {
    stopAsking();
    invite.value = 'making';
    let offered: Offered;
    try {
      offered = await makeOffer();
    } catch {
      invite.value = 'unable';
      return;
    }
    if (invite.value !== 'making') return offered.close();
    current = offered;
    if (session.game.value.apart?.way !== 'room')
      await hosting.arrange((apart) => ({ ...apart, way: 'room' }));
    const packed = packOffer({ ...offered.description, table: session.game.value.id, seat });
    const link = new URL(joinFragment(packed), address()).href;
    invite.value = { seat, link, until: Date.now() + ANSWER_WITHIN, at: 'waits' };
    timer = setTimeout(() => void ask(seat), ANSWER_WITHIN); // a new one, by itself
    void offered.wire.then((wire) => {
      if (current !== offered) return wire.close();
      clearTimeout(timer);
      current = undefined;
      invite.value = undefined;
      host.attach(seat, wire);
    });
  }

  return {
    ...host,
    invite,
    ask,
    stopAsking,
    async accept(text) {
      const now = invite.value;
      const answer = readAnswer(text);
      if (!answer || !current || typeof now !== 'object') return false;
      if (now.at !== 'waits') return true; // a camera reads the same code many times
      const offered = current;
      invite.value = { ...now, at: 'connecting' };
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (current === offered) invite.value = { ...now, at: 'slow' };
      }, PATIENCE);
      try {
        await offered.accept(answer);
        return true;
      } catch {
        await ask(now.seat);
        return false;
      }
    },
    carryOn() {
      coming = host.release();
    },
    close() {
      stopAsking();
      host.close();
    },
  };
}

const rooms = new WeakMap<Session, Room>();

/** One for a session, whoever asks first. */
export function roomOf(session: Session, rules: Rules): Room {
  const room = rooms.get(session) ?? createRoom({ rules, session });
  rooms.set(session, room);
  return room;
}
