import { describe, expect, it } from 'vitest';
import { encodePacket, packetReader } from '../../../scripts/other-browsers/packets.ts';

function read(...pieces: Buffer[]): unknown[] {
  const messages: unknown[] = [];
  const reader = packetReader((message) => messages.push(message));
  for (const piece of pieces) reader(piece);
  return messages;
}

describe('packets of Marionette', () => {
  it('say their length in bytes, not in letters', () => {
    expect(encodePacket(['商']).toString()).toBe('7:["商"]');
  });

  const stream = Buffer.concat([encodePacket({ greeting: 3 }), encodePacket([1, 1, null, '商'])]);
  const messages = [{ greeting: 3 }, [1, 1, null, '商']];

  it('are read when several come at once', () => {
    expect(read(stream)).toEqual(messages);
  });

  it('are read wherever the stream is cut', () => {
    for (let at = 0; at <= stream.length; at++)
      expect(read(stream.subarray(0, at), stream.subarray(at))).toEqual(messages);
    expect(read(...[...stream].map((byte) => Buffer.from([byte])))).toEqual(messages);
  });

  it('are refused when they are none', () => {
    for (const text of ['GET / HTTP/1.1\r\nHost: x', ':{}', '-1:{}', '3x:[]', '1234567890123'])
      expect(() => read(Buffer.from(text)), text).toThrow(/Not a packet/);
  });
});
