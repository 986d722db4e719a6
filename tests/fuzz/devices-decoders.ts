/** What comes from other devices: invitations, and all that is said on a wire. Games that go round by link are a table's (table-decoders.ts). */
import { liveFragment, readLive } from '../../src/islands/table/devices/live/invitation.ts';
import { readFromGuest, readFromHost, write } from '../../src/islands/table/devices/protocol/messages.ts';
import { packAnswer, packOffer, readAnswer, readOffer } from '../../src/islands/table/devices/room/packed.ts';
import { seatsBox } from '../../src/islands/table/devices/seats-box.ts';
import { box, type Decoders, json, stable } from './decoder.ts';

const description = {
  ufrag: 'k5Zt',
  password: 'vXo4wNzFQdQZc5Z2h1Y0m9d3',
  fingerprint: Array.from({ length: 32 }, (_, n) => n),
  candidates: [
    { address: '3f2a9c1e-7b4d-4c6e-9a51-0123456789ab.local', port: 51234 },
    { address: '192.168.1.7', port: 7 },
  ],
};

const FROM_GUEST = [
  { say: 'hello', protocol: 2, game: 'dunhuang', token: 'abc' },
  { say: 'move', n: 1, at: 4, move: { type: 'keep', good: 3 } },
  { say: 'undo', n: 2, at: 5 },
];

const FROM_HOST = [
  {
    say: 'welcome',
    table: 'a',
    seat: 1,
    token: 'b',
    players: [0, 1].map((colour) => ({ name: 'Mei', colour, bot: false })),
  },
  {
    say: 'log',
    from: 0,
    entries: [{ at: 0, turn: 0, seat: 1, events: [{ type: 'kept', seat: 1, rule: 'x' }] }],
  },
  {
    say: 'sight',
    at: 1,
    view: { players: 2 },
    openly: { players: 2 },
    legal: [{ type: 'keep' }],
    back: 'can',
    away: [1],
    outcome: null,
    record: null,
  },
  { say: 'answer', n: 1, error: { code: 'a', rule: 'b' } },
];

export const DEVICES_DECODERS: Decoders = {
  'an invitation': {
    valid: [packOffer({ ...description, table: 'abc', seat: 2, returns: false })],
    decode: (text) => stable(readOffer(text), (read) => (read ? packOffer(read) : ''), readOffer),
  },
  'an invitation from afar': {
    valid: [liveFragment('abc', 2, new Uint8Array(32))],
    decode: (text) =>
      stable(
        readLive(text),
        (read) => (read ? liveFragment(read.table, read.seat, read.secret) : ''),
        readLive,
      ),
  },
  'an answer to it': {
    valid: [packAnswer(description)],
    decode: (text) => stable(readAnswer(text), (read) => (read ? packAnswer(read) : ''), readAnswer),
  },
  'what a guest says': {
    valid: FROM_GUEST.map(json),
    decode: (text) => stable(readFromGuest(text), (read) => (read ? write(read) : ''), readFromGuest),
  },
  'what a host says': {
    valid: FROM_HOST.map(json),
    decode: (text) => stable(readFromHost(text), (read) => (read ? write(read) : ''), readFromHost),
  },
  'the seats of a device': box('table.seats', seatsBox),
};
