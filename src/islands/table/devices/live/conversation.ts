/** One conversation through a broker, from both having drawn their number until something is missing: a wire like any other. */
import type { Wire } from '../protocol/wire.ts';
import type { Broker } from './broker.ts';
import { type Bytes, joinBytes, type Sealer, sameBytes } from './sealing.ts';

export const KNOCK = 1;
export const OPEN = 2;
export const SAY = 3;

const NAME = 8; // bytes of the host's number: which conversation it is
const HEAD = 1 + NAME + 4;
const LONGEST = 1_000_000; // bytes
const AHEAD = 1000; // a number so much higher than expected is nobody's
const WAITING = 300; // messages that wait to be opened: more are not looked at

const encoder = new TextEncoder();
const decoder = new TextDecoder();

interface Deps {
  readonly broker: Pick<Broker, 'publish'>;
  readonly subject: string; // that we send to
  readonly mine: Sealer;
  readonly theirs: Sealer;
  readonly hostNonce: Bytes;
  /** The first message that is really theirs. */
  proved?(wire: Wire): void;
  /** When something authentic was last heard. */
  alive?(): void;
}

export interface Conversation {
  readonly wire: Wire;
  /** Something came in; what is not of this conversation is nothing. */
  take(frame: Bytes): void;
  /** It is over on this side; the other one is told, as far as it can be. */
  end(): void;
}

export function converse(deps: Deps): Conversation {
  const { broker, subject, mine, theirs } = deps;
  const name = deps.hostNonce.slice(0, NAME);
  let sent = 0;
  let next = 1; // number that theirs has to have
  let sending: Promise<void> = Promise.resolve();
  let opening: Promise<void> = Promise.resolve();
  let waiting = 0;
  let ended = false;
  let ear: Parameters<Wire['listen']>[0] | undefined;

  function head(n: number): Bytes {
    const number = new Uint8Array(4);
    new DataView(number.buffer).setUint32(0, n);
    return joinBytes(new Uint8Array([SAY]), name, number);
  }

  function send(text: string): void {
    if (ended) return;
    const n = ++sent;
    const about = head(n);
    sending = sending.then(async () =>
      broker.publish(subject, joinBytes(about, await mine.seal(n, encoder.encode(text), about))),
    );
  }

  /** An empty message says that nothing more comes. */
  function end(): void {
    if (ended) return;
    send('');
    ended = true;
    ear?.cut();
  }

  const wire: Wire = {
    send,
    close: end,
    listen(to) {
      ear = to;
    },
  };

  async function open(frame: Bytes, n: number): Promise<void> {
    const text = await theirs.open(n, frame.slice(HEAD), frame.slice(0, HEAD));
    if (text === undefined || ended || n < next) return; // a stranger's, or said before
    if (n > next) return end(); // one is missing: everything is told anew
    next++;
    deps.alive?.();
    if (n === 1) deps.proved?.(wire);
    if (text.length > 0) return ear?.heard(decoder.decode(text));
    ended = true;
    ear?.cut();
  }

  return {
    wire,
    end,
    take(frame) {
      if (ended || frame.length < HEAD || frame.length > LONGEST || waiting >= WAITING) return;
      if (frame[0] !== SAY || !sameBytes(frame.slice(1, 1 + NAME), name)) return;
      const n = new DataView(frame.buffer, frame.byteOffset).getUint32(1 + NAME);
      if (n < next || n > next + AHEAD) return;
      waiting++;
      opening = opening.then(() => open(frame, n)).finally(() => waiting--);
    },
  };
}
