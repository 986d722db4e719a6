/** A device that holds a seat: it knows what the host tells it, and sends what the person before it wants to do. */
import { batch, type ReadonlySignal, signal } from '@preact/signals';
import type { Seat } from '../../../../lib/seats.ts';
import type { Move, MoveError } from '../../game/rules.ts';
import type { LogEntry } from '../../game/types.ts';
import {
  type FromGuest,
  type Named,
  PROTOCOL,
  type RefusedFor,
  readFromHost,
  type Sight,
  write,
} from './messages.ts';
import { BEAT, SILENCE, type Wire } from './wire.ts';

/** Who plays, and where this device sits. */
export interface GuestPlace {
  readonly table: string; // the host's name for the game
  readonly seat: Seat;
  readonly token: string;
  readonly players: readonly Named[];
}

/** How it stands with the other device. `quiet`: it says nothing, and may again. `waits`: somebody there has to let this one in. */
export type Contact = 'none' | 'coming' | 'there' | 'quiet' | 'waits' | { readonly refused: RefusedFor };

export interface Guest {
  readonly contact: ReadonlySignal<Contact>;
  readonly place: ReadonlySignal<GuestPlace | undefined>;
  readonly sight: ReadonlySignal<Sight | undefined>;
  readonly log: ReadonlySignal<readonly LogEntry[]>;
  /** The last move told of, where it is the only one that is new; for motion. */
  readonly happened: ReadonlySignal<LogEntry | undefined>;
  /** Comes, or comes back: all that was missed is told anew. The token is kept by then, or nobody knows it any more when this page ends. */
  connect(wire: Wire, token: string): void;
  /** Undefined: played. `lost`: the wire was cut before an answer came; the next sight tells. */
  play(move: Move): Promise<MoveError | 'lost' | undefined>;
  undo(): Promise<MoveError | 'lost' | undefined>;
  close(): void;
}

interface GuestDeps {
  readonly game: string;
  /** Keeps what gets the seat back, in the game that is played next too. */
  welcomed?(place: GuestPlace): void;
  /** ms between two signs of life, and without one until somebody is told. */
  readonly beat?: number;
  readonly silence?: number;
}

export function createGuest({ game, welcomed, beat = BEAT, silence = SILENCE }: GuestDeps): Guest {
  const contact = signal<Contact>('none');
  const place = signal<GuestPlace | undefined>();
  const sight = signal<Sight | undefined>();
  const log = signal<readonly LogEntry[]>([]);
  const happened = signal<LogEntry | undefined>();
  const asked = new Map<number, (answer: MoveError | 'lost' | undefined) => void>();
  let wire: Wire | undefined;
  let hearts: ReturnType<typeof setInterval> | undefined;
  let coming: LogEntry[] | undefined; // a log that is being told
  let own = ''; // the token
  let n = 0;

  function drop(why: Contact): void {
    clearInterval(hearts);
    wire = undefined;
    contact.value = why;
    for (const answer of asked.values()) answer('lost');
    asked.clear();
  }

  /** The log first, then how it stands: both are shown at once. */
  function see(next: Sight): void {
    const before = log.value;
    const entries = coming ?? before;
    coming = undefined;
    const one = sight.value !== undefined && entries.length === before.length + 1;
    batch(() => {
      log.value = entries;
      if (entries !== before) happened.value = one ? entries.at(-1) : undefined;
      sight.value = next;
      contact.value = 'there';
    });
  }

  const hello = (to: Wire): void => to.send(write({ say: 'hello', protocol: PROTOCOL, game, token: own }));

  function refuse(from: Wire, why: RefusedFor): void {
    from.close();
    drop({ refused: why });
  }

  function hear(from: Wire, text: unknown): void {
    const said = readFromHost(text);
    switch (said?.say) {
      case 'welcome':
        place.value = { table: said.table, seat: said.seat, token: own, players: said.players };
        coming = [];
        welcomed?.(place.value);
        break;
      case 'log':
        coming = [...(coming ?? log.value).slice(0, said.from), ...said.entries];
        break;
      case 'sight':
        see(said);
        break;
      case 'answer':
        asked.get(said.n)?.(said.error ?? undefined);
        asked.delete(said.n);
        break;
      case 'again':
        hello(from);
        break;
      case 'refused':
        if (said.why === 'other-device') contact.value = 'waits';
        else refuse(from, said.why);
        break;
      case undefined:
        refuse(from, 'garbage');
    }
  }

  function ask(what: (n: number, at: number) => FromGuest): Promise<MoveError | 'lost' | undefined> {
    const to = wire;
    const at = sight.value?.at;
    if (!to || at === undefined) return Promise.resolve('lost');
    const number = ++n;
    return new Promise((resolve) => {
      asked.set(number, resolve);
      to.send(write(what(number, at)));
    });
  }

  return {
    contact,
    place,
    sight,
    log,
    happened,
    connect(to, token) {
      wire?.close();
      drop('coming');
      wire = to;
      own = token;
      let heard = performance.now();
      to.listen({
        heard(text) {
          if (wire !== to) return;
          heard = performance.now();
          if (contact.value === 'quiet') contact.value = 'there';
          hear(to, text);
        },
        cut: () => wire === to && drop('none'),
      });
      hello(to);
      hearts = setInterval(() => {
        if (contact.value === 'there' && performance.now() - heard > silence) contact.value = 'quiet';
        if (contact.value === 'coming')
          hello(to); // the first one may have found nobody listening
        else to.send(write({ say: 'ping' }));
      }, beat);
    },
    play: (move) => ask((number, at) => ({ say: 'move', n: number, at, move })),
    undo: () => ask((number, at) => ({ say: 'undo', n: number, at })),
    close() {
      wire?.close();
      drop('none');
    },
  };
}
