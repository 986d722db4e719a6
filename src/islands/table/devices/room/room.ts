/** A game that people on one network are asked to: invitations, one at a time, and the host behind them. */
import { type ReadonlySignal, signal } from '@preact/signals';
import type { Seat } from '../../../../lib/seats.ts';
import type { Rules } from '../../game/rules.ts';
import type { Session } from '../../game/types.ts';
import { createAfar } from '../live/afar.ts';
import { live } from '../live/relay.ts';
import { createHost, type Host } from '../protocol/host.ts';
import type { Wire } from '../protocol/wire.ts';
import { type Offered, offer } from './connection.ts';
import { type Description, packAnswer, packOffer, readAnswer } from './packed.ts';

/** An answer that comes later finds nobody: browsers give up on an offer after some minutes. */
export const ANSWER_WITHIN = 120_000; // ms
const PATIENCE = 15_000; // ms from the answer until something seems to be in the way

export interface Invite {
  readonly seat: Seat;
  readonly link: string;
  readonly until: number; // ms, as Date.now() tells it
  readonly returns: boolean; // the device that had the seat needs no answer
  readonly at: 'waits' | 'connecting' | 'slow';
}

/** From afar, through the relay that the site was built with. */
export interface LiveInvite {
  readonly seat: Seat;
  readonly link: string;
  readonly at: 'live';
}

export interface Room extends Host {
  readonly invite: ReadonlySignal<Invite | LiveInvite | 'making' | 'unable' | undefined>;
  /** `anew`: it may be another device than before. */
  ask(seat: Seat, anew?: boolean): Promise<void>;
  askLive(seat: Seat): Promise<void>;
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
  readonly makeOffer?: (known?: Description) => Promise<Offered>;
}

export const joinFragment = (packed: string): string => `#join=${packed}`;

function createRoom({ rules, session, address = () => location.href, makeOffer = offer }: Deps): Room {
  const hosting = session.hosting!;
  const host = createHost({ rules, session: { game: session.game, hosting } });
  const invite = signal<Invite | LiveInvite | 'making' | 'unable' | undefined>();
  for (const [seat, wire] of coming) host.attach(seat, wire, true);
  coming = new Map();
  const afar = createAfar({ session, hosting, host });
  const unwatch =
    live &&
    host.joined.subscribe((joined) => {
      const now = invite.value;
      if (typeof now === 'object' && now.at === 'live' && joined.has(now.seat)) invite.value = undefined;
    });
  let current: Offered | undefined;
  let answered: Description | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function stopAsking(): void {
    clearTimeout(timer);
    current?.close();
    current = undefined;
    answered = undefined;
    invite.value = undefined;
  }

  /** What will let that device come back by a mere scan. */
  const remember = (seat: Seat, answer: Description): Promise<void> =>
    hosting.arrange((apart) => ({
      ...apart,
      answers: session.game.value.players.map((_, n) =>
        n === seat ? packAnswer({ ...answer, candidates: [] }) : (apart.answers?.[n] ?? null),
      ),
    }));

  async function ask(seat: Seat, anew = false): Promise<void> {
    stopAsking();
    invite.value = 'making';
    const known = anew ? undefined : readAnswer(session.game.value.apart?.answers?.[seat] ?? '');
    let offered: Offered;
    try {
      offered = await makeOffer(known);
    } catch {
      invite.value = 'unable';
      return;
    }
    if (invite.value !== 'making') return offered.close();
    current = offered;
    if (session.game.value.apart?.way !== 'room')
      await hosting.arrange((apart) => ({ ...apart, way: 'room' }));
    const returns = known !== undefined;
    const packed = packOffer({ ...offered.description, table: session.game.value.id, seat, returns });
    const link = new URL(joinFragment(packed), address()).href;
    invite.value = { seat, link, until: Date.now() + ANSWER_WITHIN, returns, at: 'waits' };
    timer = setTimeout(() => void ask(seat, anew), ANSWER_WITHIN); // a new one, by itself
    void offered.wire.then((wire) => {
      if (current !== offered) return wire.close();
      clearTimeout(timer);
      current = undefined;
      invite.value = undefined;
      host.attach(seat, wire);
      if (answered) void remember(seat, answered);
    });
  }

  async function askLive(seat: Seat): Promise<void> {
    if (!live) return;
    stopAsking();
    invite.value = 'making';
    const link = await afar?.invite(seat, address()).catch(() => undefined);
    if (invite.value === 'making') invite.value = link === undefined ? 'unable' : { seat, link, at: 'live' };
  }

  return {
    ...host,
    invite,
    ask,
    askLive,
    stopAsking,
    async accept(text) {
      const now = invite.value;
      const answer = readAnswer(text);
      if (!answer || !current || typeof now !== 'object' || now.at === 'live' || now.returns) return false;
      if (now.at !== 'waits') return true; // a camera reads the same code many times
      const offered = current;
      invite.value = { ...now, at: 'connecting' };
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (current === offered) invite.value = { ...now, at: 'slow' };
      }, PATIENCE);
      try {
        answered = answer;
        await offered.accept(answer);
        return true;
      } catch {
        await ask(now.seat, true);
        return false;
      }
    },
    carryOn() {
      coming = host.release();
    },
    close() {
      unwatch?.();
      stopAsking();
      afar?.close();
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
