import { describe, expect, it } from 'vitest';
import {
  type Description,
  packAnswer,
  packOffer,
  readAnswer,
  readOffer,
} from '../../../../src/islands/table/devices/room/packed.ts';
import { readSdp, writeSdp } from '../../../../src/islands/table/devices/room/sdp.ts';

const MDNS: Description = {
  ufrag: 'k5Zt',
  password: 'vXo4wNzFQdQZc5Z2h1Y0m9d3',
  fingerprint: Array.from({ length: 32 }, (_, n) => (n * 37) % 256),
  candidates: [{ address: '3f2a9c1e-7b4d-4c6e-9a51-0123456789ab.local', port: 51234 }],
};

const withAddresses = (...addresses: string[]): Description => ({
  ...MDNS,
  candidates: addresses.map((address, n) => ({ address, port: 40000 + n })),
});

describe('an offer in a QR code', () => {
  it('is read as it was written, with names and numbers of the network', () => {
    const all = withAddresses(
      '192.168.178.23',
      MDNS.candidates[0]!.address,
      'fe80:0000:0000:0000:0000:0000:0000:0001',
    );
    const offer = { ...all, table: 'abcdefghijklmnop', seat: 2 as const, returns: false };
    expect(readOffer(packOffer(offer))).toEqual(offer);
    expect(readAnswer(packAnswer(all))).toEqual(all);
    expect(readAnswer(` ${packAnswer(MDNS).replace(/.{10}/g, '$& \n')} `)).toEqual(MDNS);
  });

  it('has few enough letters for a code that any camera reads', () => {
    expect(packOffer({ ...MDNS, table: 'abcdefghijklmnop', seat: 1, returns: false }).length).toBeLessThan(
      150,
    );
    expect(packAnswer(MDNS).length).toBeLessThan(126);
    expect(packAnswer(withAddresses('192.168.178.23')).length).toBeLessThan(110);
  });

  it('knows short forms of addresses, and leaves out what is none', () => {
    const read = readAnswer(packAnswer(withAddresses('fd00::1', 'nowhere.example', '10.0.0.2')))!;
    expect(read.candidates.map(({ address }) => address)).toEqual([
      'fd00:0000:0000:0000:0000:0000:0000:0001',
      '10.0.0.2',
    ]);
  });

  it('that is cut, longer, of another kind or nonsense is none', () => {
    const good = packAnswer(MDNS);
    for (const bad of [
      '',
      'B',
      good.slice(0, -4),
      `${good}AAAA`,
      packOffer({ ...MDNS, table: 'a', seat: 0, returns: false }),
      'x'.repeat(5000),
      '✓',
    ])
      expect(readAnswer(bad)).toBeUndefined();
    expect(readOffer(good)).toBeUndefined();
    expect(readOffer(packOffer({ ...MDNS, table: 'a b', seat: 0, returns: false }))).toBeUndefined();
    // What goes into a description of WebRTC's has no line of its own.
    expect(readAnswer(packAnswer({ ...MDNS, ufrag: 'a\r\na=x' }))).toBeUndefined();
  });

  it('makes a description that says the same', () => {
    expect(readSdp(writeSdp('offer', MDNS))).toEqual(MDNS);
  });
});
