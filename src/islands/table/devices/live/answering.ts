/** The host's end of a seat that is played live: whoever has the secret may knock, as often as it takes. */
import type { Wire } from '../protocol/wire.ts';
import { type Broker, toGuest, toHost } from './broker.ts';
import { type Conversation, converse, KNOCK, OPEN } from './conversation.ts';
import { type Bytes, drawNonce, joinBytes, keysOf, NONCE, sameBytes } from './sealing.ts';

const EMPTY: Bytes = new Uint8Array();

/** Somebody has knocked, and has not shown yet that it is no repeated knock. */
interface Pending {
  readonly guestNonce: Bytes;
  readonly opening: Bytes; // what is answered, word for word each time
  readonly conversation: Conversation;
}

/** `met` is called with every wire that somebody has proved to be at. */
export async function answerKnocks(broker: Broker, secret: Bytes, met: (wire: Wire) => void) {
  const keys = await keysOf(secret);
  const subject = toGuest(keys.subject);
  let current: Conversation | undefined;
  let pending: Pending | undefined;
  let busy: Promise<void> = Promise.resolve();
  let knocks = 0; // that wait

  async function open(guestNonce: Bytes): Promise<Pending> {
    const hostNonce = drawNonce();
    const salt = joinBytes(guestNonce, hostNonce);
    const mine = await keys.sealer('to guest', salt);
    const head = joinBytes(new Uint8Array([OPEN]), guestNonce, hostNonce);
    const conversation = converse({
      broker,
      subject,
      mine,
      theirs: await keys.sealer('to host', salt),
      hostNonce,
      proved(wire) {
        const before = current;
        current = conversation;
        pending = undefined;
        met(wire);
        // Whoever was there before hears first that the seat is played elsewhere now.
        if (before) setTimeout(before.end);
      },
    });
    return { guestNonce, opening: joinBytes(head, await mine.seal(0, EMPTY, head)), conversation };
  }

  async function hearKnock(frame: Bytes): Promise<void> {
    const guestNonce = frame.slice(1, 1 + NONCE);
    const about = frame.slice(0, 1 + NONCE);
    const sealer = await keys.sealer('knock', guestNonce);
    if ((await sealer.open(0, frame.slice(1 + NONCE), about)) === undefined) return;
    if (!pending || !sameBytes(pending.guestNonce, guestNonce)) pending = await open(guestNonce);
    broker.publish(subject, pending.opening);
  }

  const leave = broker.subscribe(toHost(keys.subject), (frame) => {
    if (frame[0] !== KNOCK) {
      current?.take(frame);
      pending?.conversation.take(frame);
    } else if (frame.length === 1 + NONCE + 16 && knocks < 20) {
      knocks++;
      busy = busy.then(() => hearKnock(frame)).finally(() => knocks--);
    }
  });
  return {
    close(): void {
      leave();
      current?.end();
    },
  };
}
