/** The device that plays: it lets others in, tells each what its seat may know, and plays the moves that they send. */
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Seat } from '../../../../lib/seats.ts';
import type { MoveError, Rules } from '../../game/rules.ts';
import type { Hosting, LogEntry, Session } from '../../game/types.ts';
import {
  type FromGuest,
  type FromHost,
  PROTOCOL,
  type RefusedFor,
  readFromGuest,
  write,
} from './messages.ts';
import { logFor, namesOf, sightOf } from './sight.ts';
import { BEAT, createPatience, SILENCE, type Wire } from './wire.ts';

/** A device that holds a seat. */
interface Seated {
  readonly seat: Seat;
  readonly caller: Caller;
  told: readonly LogEntry[]; // of the log
  stop(): void; // telling it more
}

/** A device that was asked to a seat. */
interface Caller {
  readonly seat: Seat;
  readonly wire: Wire;
  heard: number; // when it last said something, in ms
  holds: Seated | undefined;
}

/** A device that is not the one which had the seat before. */
interface Knock {
  readonly caller: Caller;
  readonly token: string;
}

type Wish = Extract<FromGuest, { n: number }>;

export interface HostDeps {
  readonly rules: Rules;
  readonly session: Pick<Session, 'game'> & { readonly hosting: Hosting };
  readonly now?: () => number; // ms
}

export interface Host {
  /** Seats whose device is heard. */
  readonly joined: ReadonlySignal<ReadonlySet<Seat>>;
  /** Seats that another device than before asks for: somebody has to say whether it may. */
  readonly knocking: ReadonlySignal<ReadonlySet<Seat>>;
  /** A wire to a device that was asked to that seat; `again` where it held the seat in the game before. */
  attach(seat: Seat, wire: Wire, again?: boolean): void;
  /** Lets go of everybody who is here, for another host to take over: the same people play once more. */
  release(): ReadonlyMap<Seat, Wire>;
  /** The device that knocks has the seat from now on. */
  admit(seat: Seat): void;
  close(): void;
}

const ENTRIES = 50; // of the log, in one message

const NOT_NOW: MoveError = { code: 'not-now', rule: '' };
const STALE: MoveError = { code: 'stale', rule: '' };

function without<T>(map: ReadonlyMap<Seat, T>, seat: Seat): ReadonlyMap<Seat, T> {
  const left = new Map(map);
  left.delete(seat);
  return left;
}

export function createHost(deps: HostDeps): Host {
  const { rules, session, now = () => performance.now() } = deps;
  const { game, hosting } = session;
  const seated = signal<ReadonlyMap<Seat, Seated>>(new Map());
  const knocks = signal<ReadonlyMap<Seat, Knock>>(new Map());
  const quiet = signal<readonly Seat[]>([]); // they hold a seat, and have not been heard for a while
  let last: ReadonlySet<Seat> = new Set();
  const joined = computed(() => {
    const now = [...seated.value.keys()].filter((seat) => !quiet.value.includes(seat));
    if (now.length !== last.size || now.some((seat) => !last.has(seat))) last = new Set(now);
    return last; // the same one as long as the same are there
  });
  const away = computed(() => {
    const { players, apart } = game.value;
    const apartFrom = (seat: Seat) => players[seat]!.bot === null && apart?.here.includes(seat) === false;
    return players.flatMap((_, n) =>
      apartFrom(n as Seat) && !joined.value.has(n as Seat) ? [n as Seat] : [],
    );
  });

  const say = ({ wire }: Caller, message: FromHost): void => wire.send(write(message));

  /** What changed since it was last told. */
  function tell(guest: Seated): void {
    const timeline = hosting.timeline.value;
    const log = logFor(rules, timeline, guest.seat);
    const parts = log.findIndex((entry, n) => entry !== guest.told[n]);
    const common = parts < 0 ? log.length : parts;
    if (common < Math.max(log.length, guest.told.length)) {
      for (let from = common; from === common || from < log.length; from += ENTRIES)
        say(guest.caller, { say: 'log', from, entries: log.slice(from, from + ENTRIES) });
    }
    guest.told = log;
    say(guest.caller, { say: 'sight', ...sightOf(rules, timeline, game.value, guest.seat, away.value) });
  }

  function leave(caller: Caller): void {
    caller.holds?.stop();
    if (seated.value.get(caller.seat) === caller.holds) seated.value = without(seated.value, caller.seat);
    if (knocks.value.get(caller.seat)?.caller === caller) knocks.value = without(knocks.value, caller.seat);
    caller.holds = undefined;
  }

  function refuse(caller: Caller, why: RefusedFor): void {
    say(caller, { say: 'refused', why });
    caller.wire.close();
    leave(caller);
  }

  /** Has the seat from whoever holds it: that one's wire may not know yet that it is cut. */
  function seatDown(caller: Caller): void {
    const { seat } = caller;
    const before = seated.value.get(seat);
    if (before && before.caller !== caller) refuse(before.caller, 'elsewhere');
    caller.holds?.stop();
    const guest: Seated = { seat, caller, told: [], stop() {} };
    caller.holds = guest;
    const { id, players } = game.value;
    say(caller, { say: 'welcome', table: id, seat, players: namesOf(players) });
    seated.value = new Map(seated.value).set(seat, guest);
    hosting.standIn(seat, undefined);
    guest.stop = effect(() => tell(guest));
  }

  /** The seat is that device's from now on. */
  function takeToken(seat: Seat, token: string): void {
    void hosting.arrange((apart) => ({
      ...apart,
      here: apart.here.filter((one) => one !== seat),
      tokens: game.value.players.map((_, n) => (n === seat ? token : (apart.tokens?.[n] ?? null))),
    }));
  }

  async function answer(caller: Caller, wish: Wish): Promise<void> {
    const { seat } = caller;
    const { state, steps } = hosting.timeline.value;
    let error: MoveError | null = null;
    if (wish.at !== steps.length) error = STALE;
    else if (rules.toMove(state) !== seat) error = NOT_NOW;
    else if (wish.say === 'undo') error = (await hosting.undo(seat)) ? null : NOT_NOW;
    else error = rules.check(state, wish.move) ?? ((await hosting.play(seat, wish.move)) ? null : NOT_NOW);
    say(caller, { say: 'answer', n: wish.n, error });
  }

  function greet(caller: Caller, hello: Extract<FromGuest, { say: 'hello' }>): void {
    const { seat } = caller;
    const { token } = hello;
    const known = game.value.apart?.tokens?.[seat] ?? null;
    if (hello.protocol !== PROTOCOL) refuse(caller, 'protocol');
    else if (hello.game !== rules.id) refuse(caller, 'other-game');
    else if (known === null || known === token) {
      if (known === null) takeToken(seat, token);
      seatDown(caller);
    } else {
      knocks.value = new Map(knocks.value).set(seat, { caller, token });
      say(caller, { say: 'refused', why: 'other-device' });
    }
  }

  const listen = setInterval(() => {
    const silent = [...seated.value.values()].filter(({ caller }) => now() - caller.heard > SILENCE);
    const seats = silent.map(({ seat }) => seat);
    if (seats.join() !== quiet.value.join()) quiet.value = seats;
  }, BEAT);

  return {
    joined,
    knocking: computed(() => new Set(knocks.value.keys())),
    attach(seat, wire, again = false) {
      const caller: Caller = { seat, wire, heard: now(), holds: undefined };
      const bearable = createPatience(now);
      let wished: Promise<void> = Promise.resolve(); // what it wished for before
      let ended = false;
      const end = (why: RefusedFor): void => {
        ended = true;
        refuse(caller, why);
      };
      wire.listen({
        heard(text) {
          if (ended) return;
          caller.heard = now();
          if (quiet.value.includes(seat)) quiet.value = quiet.value.filter((one) => one !== seat);
          const said = bearable() ? readFromGuest(text) : 'flood';
          if (said === 'flood') end('flood');
          else if (said === undefined) end('garbage');
          else if (said.say === 'ping') say(caller, { say: 'pong' });
          else if (said.say === 'hello') greet(caller, said);
          else if (caller.holds) wished = wished.then(() => answer(caller, said)).catch(() => end('garbage'));
        },
        cut() {
          ended = true;
          leave(caller);
        },
      });
      if (again) say(caller, { say: 'again' });
    },
    release() {
      const wires = new Map<Seat, Wire>();
      for (const [seat, { caller, stop }] of seated.value) {
        stop();
        caller.holds = undefined;
        wires.set(seat, caller.wire);
      }
      seated.value = new Map();
      return wires;
    },
    admit(seat) {
      const knock = knocks.value.get(seat);
      if (!knock) return;
      knocks.value = without(knocks.value, seat);
      takeToken(seat, knock.token);
      seatDown(knock.caller);
    },
    close() {
      clearInterval(listen);
      for (const { caller, stop } of seated.value.values()) {
        stop();
        caller.wire.close();
      }
      for (const { caller } of knocks.value.values()) caller.wire.close();
    },
  };
}
