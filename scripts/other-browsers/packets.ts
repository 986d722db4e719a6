// Marionette, the protocol Firefox is driven by: each packet is its length in bytes, a colon, and JSON.

export function encodePacket(message: unknown): Buffer {
  const body = Buffer.from(JSON.stringify(message));
  return Buffer.concat([Buffer.from(`${body.length}:`), body]);
}

const LONGEST_LENGTH = 12; // digits: what says more is no packet

/** Reads packets from a stream, however it is cut into pieces. */
export function packetReader(onMessage: (message: unknown) => void): (piece: Buffer) => void {
  let waiting: Buffer = Buffer.alloc(0);
  return (piece) => {
    waiting = Buffer.concat([waiting, piece]);
    for (;;) {
      const colon = waiting.indexOf(':');
      if (colon < 0 && waiting.length <= LONGEST_LENGTH) return;
      const digits = waiting.toString('latin1', 0, Math.max(colon, 0));
      if (!/^\d+$/.test(digits)) throw new Error(`Not a packet: ${waiting.toString('latin1', 0, 40)}`);
      const end = colon + 1 + Number(digits);
      if (waiting.length < end) return;
      const body = waiting.toString('utf8', colon + 1, end);
      waiting = waiting.subarray(end);
      onMessage(JSON.parse(body));
    }
  };
}
