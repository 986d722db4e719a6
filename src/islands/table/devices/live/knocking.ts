/** A guest's end of a seat that is played live: knocks until the host answers, and again whenever it is not heard any more. */
import { BEAT, SILENCE, type Wire } from '../protocol/wire.ts';
import { type Broker, toGuest, toHost } from './broker.ts';
import { type Conversation, converse, KNOCK, OPEN } from './conversation.ts';
import { type Bytes, drawNonce, joinBytes, keysOf, NONCE, sameBytes } from './sealing.ts';

const EMPTY: Bytes = new Uint8Array();
const OPENING = 1 + 2 * NONCE + 16; // bytes

interface Times {
  readonly beat?: number;
  readonly silence?: number;
}

/** `met` is called with every new wire. Stops for good when it is stopped. */
export async function knock(
  broker: Broker,
  secret: Bytes,
  met: (wire: Wire) => void,
  { beat = BEAT, silence = SILENCE }: Times = {},
) {
  const keys = await keysOf(secret);
  const subject = toHost(keys.subject);
  let guestNonce = drawNonce();
  let current: Conversation | undefined;
  let heard = 0; // ms
  let stopped = false;

  async function say(): Promise<void> {
    const about = joinBytes(new Uint8Array([KNOCK]), guestNonce);
    const sealer = await keys.sealer('knock', guestNonce);
    broker.publish(subject, joinBytes(about, await sealer.seal(0, EMPTY, about)));
  }

  function again(): void {
    current = undefined;
    guestNonce = drawNonce();
    if (!stopped) void say();
  }

  /** A wire that ends brings the next knock. */
  const mended = (wire: Wire, whose: () => boolean): Wire => ({
    ...wire,
    listen: (ear) =>
      wire.listen({
        ...ear,
        cut() {
          ear.cut();
          if (whose()) again();
        },
      }),
  });

  async function open(frame: Bytes): Promise<void> {
    const mineFirst = frame.slice(1, 1 + NONCE);
    if (current || !sameBytes(mineFirst, guestNonce)) return;
    const hostNonce = frame.slice(1 + NONCE, 1 + 2 * NONCE);
    const salt = joinBytes(mineFirst, hostNonce);
    const theirs = await keys.sealer('to guest', salt);
    const head = frame.slice(0, 1 + 2 * NONCE);
    const good = (await theirs.open(0, frame.slice(1 + 2 * NONCE), head)) !== undefined;
    const mine = await keys.sealer('to host', salt);
    if (!good || stopped || current || !sameBytes(mineFirst, guestNonce)) return;
    const alive = (): void => {
      heard = performance.now();
    };
    const conversation = converse({ broker, subject, mine, theirs, hostNonce, alive });
    current = conversation;
    alive();
    met(mended(conversation.wire, () => current === conversation));
  }

  const leave = broker.subscribe(toGuest(keys.subject), (frame) => {
    if (frame[0] === OPEN && frame.length === OPENING) void open(frame);
    else current?.take(frame);
  });
  const timer = setInterval(() => {
    if (!current) void say();
    else if (performance.now() - heard > silence) current.end();
  }, beat);
  const unwatch = broker.up.subscribe((up) => {
    if (!up)
      current?.end(); // whatever is on its way now is lost
    else if (!current) void say();
  });
  return {
    stop(): void {
      stopped = true;
      clearInterval(timer);
      unwatch();
      leave();
      current?.end();
    },
  };
}
