// Two devices with somebody in between who would like to know, repeat, change or disorder what they say.
import { describe, expect, it } from 'vitest';
import { answerKnocks } from '../../../../../src/islands/table/devices/live/answering.ts';
import {
  liveFragment,
  newSecret,
  readLive,
  readSecret,
} from '../../../../../src/islands/table/devices/live/invitation.ts';
import { knock } from '../../../../../src/islands/table/devices/live/knocking.ts';
import type { Wire } from '../../../../../src/islands/table/devices/protocol/wire.ts';
import { until } from '../support/room.ts';
import { type Carried, fakeBroker } from './support.ts';

const SECRET = readSecret(newSecret())!;

interface Ear {
  wire: Wire;
  heard: unknown[];
  cut: boolean;
}

function listenTo(wires: Ear[]) {
  return (wire: Wire): void => {
    const ear: Ear = { wire, heard: [], cut: false };
    wires.push(ear);
    wire.listen({
      heard: (text) => void ear.heard.push(text),
      cut() {
        ear.cut = true;
      },
    });
  };
}

/** A guest that says hello on every wire, as ours does. */
async function meet(broker = fakeBroker(), times = { beat: 20, silence: 200 }) {
  const hosts: Ear[] = [];
  const guests: Ear[] = [];
  const host = await answerKnocks(broker.open(), SECRET, listenTo(hosts));
  const hear = listenTo(guests);
  const guest = await knock(
    broker.open(),
    SECRET,
    (wire) => {
      hear(wire);
      wire.send('hello');
    },
    times,
  );
  await until(() => hosts.at(-1)?.heard.includes('hello') === true);
  return { broker, hosts, guests, host, guest };
}

const isSaid = ({ bytes }: Carried): boolean => bytes[0] === 3;

describe('a conversation through a relay', () => {
  it('carries texts of any kind and length both ways, in order', async () => {
    const { hosts, guests, guest } = await meet();
    const texts = ['', 'x', 'ü漢😀', 'long '.repeat(20_000)].slice(1);
    for (const text of texts) hosts[0]!.wire.send(text);
    for (const text of texts) guests[0]!.wire.send(text);
    await until(() => guests[0]!.heard.length === 3 && hosts[0]!.heard.length === 4);
    expect(guests[0]!.heard).toEqual(texts);
    expect(hosts[0]!.heard.slice(1)).toEqual(texts);
    guest.stop();
    await until(() => hosts[0]!.cut);
  });

  it('shows who carries it random names and lengths: no word, and no two alike', async () => {
    const { broker, hosts, guest } = await meet();
    for (let n = 0; n < 50; n++) hosts[0]!.wire.send('the same words again');
    await until(() => broker.carried.length >= 53);
    guest.stop();
    const all = broker.carried.filter(isSaid);
    expect(new Set(all.map(({ bytes }) => String(bytes))).size).toBe(all.length);
    expect(new Set(all.map(({ bytes }) => String(bytes.slice(13)))).size).toBe(all.length);
    for (const { subject, bytes } of broker.carried) {
      expect(subject).toMatch(/^shang\.[0-9a-f]{32}\.[gh]$/);
      expect(new TextDecoder().decode(bytes)).not.toMatch(/hello|same words/);
    }
  });

  it('takes nothing twice: not what was said before, nor in another conversation, nor from the other side', async () => {
    const broker = fakeBroker();
    const { hosts, guests, guest, host } = await meet(broker);
    hosts[0]!.wire.send('one');
    await until(() => guests[0]!.heard.length === 1);
    const before = [...broker.carried];
    for (const one of before) broker.deliver(one);
    for (const { subject, bytes } of before) {
      const back = subject.endsWith('g') ? subject.replace(/g$/, 'h') : subject.replace(/h$/, 'g');
      broker.deliver({ subject: back, bytes });
    }
    hosts[0]!.wire.send('two');
    guests[0]!.wire.send('three');
    await until(() => guests[0]!.heard.length === 2 && hosts[0]!.heard.length === 2);
    expect(guests[0]!.heard).toEqual(['one', 'two']);
    expect(hosts[0]!.heard).toEqual(['hello', 'three']);
    expect(hosts).toHaveLength(1); // a knock that is repeated proves nothing
    guest.stop();
    host.close();
    const { hosts: later, guests: theirs, guest: next } = await meet(broker);
    for (const one of before) broker.deliver(one);
    later[0]!.wire.send('new');
    await until(() => theirs[0]!.heard.length === 1);
    expect(theirs[0]!.heard).toEqual(['new']);
    expect(later[0]!.heard).toEqual(['hello']);
    next.stop();
  });

  it('notices that something is missing or came in another order, and begins anew', async () => {
    for (const how of ['lost', 'late'] as const) {
      const broker = fakeBroker();
      const { hosts, guests, guest } = await meet(broker);
      const held: Carried[] = [];
      broker.onlyPass((one) => {
        if (held.length > 0 || !isSaid(one) || !one.subject.endsWith('g')) return true;
        held.push(one);
        return false;
      });
      hosts[0]!.wire.send('first');
      await until(() => held.length === 1);
      const before = broker.carried.length;
      hosts[0]!.wire.send('second');
      await until(() => broker.carried.length > before);
      if (how === 'late') broker.deliver(held[0]!);
      await until(() => hosts.length === 2 && hosts[1]!.heard.length === 1);
      expect(guests[0]!.cut).toBe(true);
      expect(guests[0]!.heard).not.toContain('second');
      hosts[1]!.wire.send('anew');
      await until(() => guests[1]!.heard.length === 1);
      expect(guests[1]!.heard).toEqual(['anew']);
      guest.stop();
    }
  });

  it('lets a stranger who knows the names say what they like', async () => {
    const broker = fakeBroker();
    const { hosts, guests, guest } = await meet(broker);
    const said = broker.carried.filter(isSaid).at(-1)!;
    const [h, g] = ['h', 'g'].map((end) => said.subject.replace(/.$/, end));
    const shout = (bytes: number[]): void => {
      for (const subject of [h!, g!]) broker.deliver({ subject, bytes: new Uint8Array(bytes) });
    };
    for (let n = 0; n < 500; n++)
      shout(Array.from({ length: n % 90 }, (_, k) => (k === 0 ? n % 5 : (n * k) % 256)));
    // Just like the next one, but for the seal.
    for (let n = 2; n < 6; n++) shout([...said.bytes.slice(0, 9), 0, 0, 0, n, ...said.bytes.slice(13)]);
    hosts[0]!.wire.send('still here');
    await until(() => guests[0]!.heard.length === 1);
    guests[0]!.wire.send('so am I');
    await until(() => hosts[0]!.heard.length === 2);
    expect([hosts.length, guests.length, hosts[0]!.cut, guests[0]!.cut]).toEqual([1, 1, false, false]);
    guest.stop();
    const other = await answerKnocks(broker.open(), readSecret(newSecret())!, () => {
      throw new Error('somebody with another secret was let in');
    });
    for (const { bytes } of broker.carried.slice(0, 40)) broker.deliver({ subject: h!, bytes });
    other.close();
  });

  it('ends when nothing is heard any more, and comes back when something is', async () => {
    const broker = fakeBroker();
    const { hosts, guests, guest } = await meet(broker, { beat: 10, silence: 50 });
    broker.onlyPass(() => false);
    await until(() => guests[0]!.cut);
    broker.onlyPass(() => true);
    await until(() => hosts.length === 2 && hosts[1]!.heard.length === 1);
    expect(hosts[0]!.cut || hosts.length === 2).toBe(true);
    guest.stop();
  });

  it('gives the seat to who comes last: what they held before is told', async () => {
    const broker = fakeBroker();
    const first = await meet(broker);
    const ears: Ear[] = [];
    const hear = listenTo(ears);
    const second = await knock(broker.open(), SECRET, (wire) => {
      hear(wire);
      wire.send('hello too');
    });
    await until(() => first.hosts.length === 2 && first.hosts[1]!.heard.length === 1);
    first.hosts[0]!.wire.send('elsewhere');
    await until(() => first.guests[0]!.heard.includes('elsewhere') || first.guests[0]!.cut);
    first.guest.stop();
    second.stop();
  });
});

describe('the link to a seat', () => {
  it('holds the secret in its fragment, and is read as it was written', () => {
    const fragment = liveFragment('game-7', 3, SECRET);
    expect(fragment.length).toBeLessThan(100);
    expect(readLive(fragment)).toEqual({ table: 'game-7', seat: 3, secret: SECRET });
  });

  it.each([
    '',
    '#live=',
    '#live=C',
    '#live=A0123',
    `${liveFragment('g', 1, SECRET)}A`,
    liveFragment('g', 1, SECRET).slice(0, -4),
  ])('is none: %s', (fragment) => {
    expect(readLive(fragment)).toBeUndefined();
  });
});
