// Guests who send what no guest would, and wires that break: the game goes on, and nothing is lost or done twice.
import { describe, expect, it } from 'vitest';
import { createGuest } from '../../../../src/islands/table/devices/protocol/guest.ts';
import {
  readFromGuest,
  readFromHost,
  write,
} from '../../../../src/islands/table/devices/protocol/messages.ts';
import { createPatience } from '../../../../src/islands/table/devices/protocol/wire.ts';
import type { Move } from '../../../../src/islands/table/game/rules.ts';
import { dice } from '../../../support/dice.ts';
import { begin, GAMES, people } from './support/games.ts';
import { breathe, fakeWires, openRoom, until } from './support/room.ts';

const on = GAMES['Dunhuang']!;

/** Says hello like everybody, and then whatever the test says. */
async function comeIn(room: ReturnType<typeof openRoom>) {
  const wires = fakeWires();
  const heard: string[] = [];
  room.host.attach(1, wires.host);
  wires.guest.listen({ heard: (text) => heard.push(String(text)), cut() {} });
  wires.guest.send(write({ say: 'hello', protocol: 2, game: 'dunhuang', token: 'mine' }));
  await breathe();
  expect(heard[0]).toContain('welcome');
  return { ...wires, heard };
}

const GARBAGE: readonly [string, unknown][] = [
  ['no text', new ArrayBuffer(8)],
  ['nothing', ''],
  ['no JSON', '{'],
  ['a list', '[]'],
  ['a word', '"hello"'],
  ['an unknown word', '{"say":"resign"}'],
  ['a move without a number', '{"say":"move","at":0,"move":{"type":"keep","good":1}}'],
  ['a move that is a text', '{"say":"move","n":1,"at":0,"move":"keep"}'],
  ['a number that is none', '{"say":"undo","n":1e99,"at":0}'],
  ['50 MB', `{"say":"ping","x":"${'x'.repeat(50_000_000)}"}`],
  ['brackets without end', '['.repeat(4000)],
];

describe('a guest who sends', () => {
  it.each(GARBAGE)('%s is shown the door, and the game goes on', async (_, what) => {
    const room = openRoom(on, begin(on, people(2)));
    const { shout, heard, isWhole } = await comeIn(room);
    const began = performance.now();
    shout(what);
    await breathe();
    expect(performance.now() - began).toBeLessThan(500);
    expect(heard.at(-1)).toBe('{"say":"refused","why":"garbage"}');
    expect(isWhole()).toBe(false);
    expect(room.host.joined.value.size).toBe(0);
    await room.session.play(room.session.legal.value[0]!);
    expect(room.session.game.value.moves).toHaveLength(1);
  });

  it('moves of others, of nobody and of another moment is told why not, and nothing changes', async () => {
    const room = openRoom(on, begin(on, people(2)));
    const { shout, heard } = await comeIn(room);
    const wish = async (move: object, at: number) => {
      shout(JSON.stringify({ say: 'move', n: 7, at, move }));
      await breathe();
      return JSON.parse(heard.at(-1)!);
    };
    const before = room.session.game.value;
    const mine = room.session.legal.value[0]!;
    expect(await wish(mine, 0)).toMatchObject({ say: 'answer', n: 7, error: { code: 'not-now' } });
    await room.session.play(mine);
    expect(room.session.stage.value).toEqual({ at: 'away', seat: 1 });
    expect(await wish({ type: 'end-turn' }, 1)).toMatchObject({ error: { code: expect.any(String) } });
    expect(await wish({ type: 'keep', good: { toString: 1 } }, 1)).toMatchObject({ error: {} });
    expect(await wish({ type: 'keep', good: 99 }, 1)).toMatchObject({ error: {} });
    const theirs = on.rules.legalMoves(room.session.hosting!.timeline.value.state)[0]!;
    expect(await wish(theirs, 0)).toMatchObject({ error: { code: 'stale' } });
    expect(room.session.game.value.moves).toHaveLength(before.moves.length + 1);
    expect(await wish(theirs, 1)).toMatchObject({ error: null });
    expect(room.session.game.value.moves[1]).toEqual(theirs);
  });

  it('10,000 messages in a second is cut off', async () => {
    const room = openRoom(on, begin(on, people(2)));
    const { shout, heard, isWhole, sent } = await comeIn(room);
    for (let n = 0; n < 10_000; n++) shout('{"say":"ping"}');
    await breathe();
    expect(heard.at(-1)).toBe('{"say":"refused","why":"flood"}');
    expect(isWhole()).toBe(false);
    expect(sent[0].length).toBeLessThan(200);
  });

  it('no more than anybody would is never cut off', () => {
    let time = 0;
    const bearable = createPatience(() => time);
    for (let n = 0; n < 5000; n++) {
      time += 1000 / 30;
      expect(bearable()).toBe(true);
    }
  });
});

describe('a wire that breaks', () => {
  it('is mended a hundred times in one game: no move is lost or made twice', async () => {
    const room = openRoom(on, begin(on, people(2)));
    const { guest, session: theirs, again, wires } = await room.join(1);
    const pick = dice('cuts');
    let wire = wires;
    const confirmed: Move[] = [];
    for (let n = 0; n < 300 && room.session.stage.value.at !== 'over'; n++) {
      const mine = room.session.stage.value.at === 'away';
      const session = mine ? theirs : room.session;
      const at = room.session.game.value.moves.length;
      const move = session.legal.value[Math.floor(pick() * session.legal.value.length)]!;
      const answer = mine ? guest.play(move) : session.play(move);
      if (n % 3 === 0) wire.cut();
      const said = await answer;
      for (let k = 0; k < 3; k++) await breathe();
      if (mine && said === undefined) confirmed.push(move);
      if (n % 3 === 0) wire = await again();
      const moves = room.session.game.value.moves;
      expect(moves.length - at).toBeLessThanOrEqual(2); // with an answer that left no choice
      if (mine && said === undefined) expect(moves[at]).toEqual(move);
      await until(() => guest.sight.value!.at === room.session.game.value.moves.length);
      const { state } = room.session.hosting!.timeline.value;
      const over = on.rules.outcome(state) !== undefined;
      const told = over ? on.rules.openView(state, 1) : on.rules.view(state, 1);
      expect(theirs.view.value).toEqual(JSON.parse(JSON.stringify(told)));
      expect(guest.log.value.map(({ at }) => at)).toEqual(room.session.game.value.moves.map((_, n) => n));
    }
    expect(room.session.stage.value.at).toBe('over');
    expect(confirmed.length).toBeGreaterThan(10);
  });

  it('leaves the seat to its own device; another one has to be let in', async () => {
    const room = openRoom(on, begin(on, people(2)));
    const first = await room.join(1);
    first.wires.cut();
    await breathe();
    expect(room.host.joined.value.size).toBe(0);
    const stranger = createGuest({ game: 'dunhuang' });
    const wires = fakeWires();
    room.host.attach(1, wires.host);
    stranger.connect(wires.guest, 'another');
    await until(() => stranger.contact.value === 'waits');
    expect(stranger.sight.value).toBeUndefined();
    expect([...room.host.knocking.value]).toEqual([1]);
    room.host.admit(1);
    await until(() => stranger.contact.value === 'there');
    expect(room.host.knocking.value.size).toBe(0);
    expect(room.session.game.value.apart!.tokens![1]).toBe(stranger.place.value!.token);
    expect(stranger.place.value!.token).not.toBe(first.kept.token);
  });

  it('keeps what is arranged while a move is on its way', async () => {
    const room = openRoom(on, begin(on, people(2)));
    const { session } = room;
    await room.store.add(session.game.value);
    const playing = session.play(session.legal.value[0]!);
    await Promise.resolve();
    await Promise.resolve();
    const arranging = session.hosting!.arrange((apart) => ({ ...apart, tokens: [null, 'theirs'] }));
    await Promise.all([playing, arranging]);
    expect(session.game.value.moves.length).toBeGreaterThan(0);
    expect(session.game.value.apart!.tokens).toEqual([null, 'theirs']);
    expect((await room.store.get(session.game.value.id))!.apart!.tokens).toEqual([null, 'theirs']);
  });

  it('takes back a step of who sits elsewhere, as long as nobody has seen more', async () => {
    const room = openRoom(on, begin(on, people(2), 'back'));
    const { guest, session: theirs } = await room.join(1);
    const pick = dice('back');
    let taken = 0;
    for (let n = 0; n < 60 && room.session.stage.value.at !== 'over'; n++) {
      const session = room.session.stage.value.at === 'away' ? theirs : room.session;
      await session.play(session.legal.value[Math.floor(pick() * session.legal.value.length)]!);
      for (let k = 0; k < 4; k++) await breathe();
      if (theirs.back.value !== 'can' || n % 3 > 0) continue;
      const before = room.session.game.value.moves.length;
      await theirs.undo();
      for (let k = 0; k < 4; k++) await breathe();
      expect(room.session.game.value.moves.length).toBeLessThan(before);
      expect(guest.log.value).toHaveLength(room.session.game.value.moves.length);
      taken++;
    }
    expect(taken).toBeGreaterThan(2);
  });
});

describe('messages', () => {
  it('of another version, or for another game, are refused in as many words', async () => {
    const room = openRoom(on, begin(on, people(2)));
    for (const [hello, why] of [
      [{ protocol: 1, game: 'dunhuang' }, 'protocol'],
      [{ protocol: 2, game: 'nim' }, 'other-game'],
    ] as const) {
      const wires = fakeWires();
      const heard: unknown[] = [];
      room.host.attach(1, wires.host);
      wires.guest.listen({ heard: (text) => heard.push(text), cut() {} });
      wires.guest.send(write({ say: 'hello', token: 'mine', ...hello }));
      await breathe();
      expect(heard).toEqual([`{"say":"refused","why":"${why}"}`]);
    }
  });

  it('that make no sense to a guest end the contact, and its page stays', async () => {
    const guest = createGuest({ game: 'dunhuang' });
    const wires = fakeWires();
    guest.connect(wires.guest, 'mine');
    await breathe();
    wires.host.send('{"say":"sight","at":0,"view":{"players":9}}');
    await until(() => typeof guest.contact.value === 'object');
    expect(guest.contact.value).toEqual({ refused: 'garbage' });
  });

  it('are read as they were written', () => {
    const hello = { say: 'hello', protocol: 2, game: 'nim', token: 'abc' } as const;
    expect(readFromGuest(write(hello))).toEqual(hello);
    const answer = { say: 'answer', n: 3, error: { code: 'c', rule: 'r' } } as const;
    expect(readFromHost(write(answer))).toEqual(answer);
  });
});
