// A game that goes round by link: what it holds, what becomes of it on the next device, and what can go wrong on the way.
import { describe, expect, it } from 'vitest';
import { recordCodes as dragonCodes } from '../../../../src/islands/dragon-market/table/record-codes.ts';
import { opponents } from '../../../../src/islands/dunhuang/table/opponents.ts';
import { recordCodes } from '../../../../src/islands/dunhuang/table/record-codes.ts';
import { passLink } from '../../../../src/islands/table/devices/link/pass-link.ts';
import { readPassed } from '../../../../src/islands/table/devices/link/read-passed.ts';
import { keepBeside, receive, sitBeside } from '../../../../src/islands/table/devices/link/receive.ts';
import type { TableGame } from '../../../../src/islands/table/game/types.ts';
import type { PlayerCount, Seat } from '../../../../src/lib/seats.ts';
import { bot, memoryStore, newGame, openTable, person, settle, wanderMoves } from '../support/table.ts';
import { begin, GAMES, people } from './support/games.ts';

const TABLE = 'https://somebody.github.io/shang/en/dunhuang/table/';

const deps = (store = memoryStore()) => ({ codes: recordCodes, opponents, store });

const fragmentOf = (link: string): string => new URL(link).hash;

/** The same game after so many of its moves, at one of its seats. */
const game = (moves: number, here: Seat = 0, more: Partial<TableGame> = {}): TableGame =>
  newGame([person(0), person(1)], {
    id: 'post',
    moves: wanderMoves(2, 'table').slice(0, moves),
    apart: { way: 'link', here: [here] },
    ...more,
  } as Partial<ReturnType<typeof newGame>>);

const link = (of: TableGame, to: Seat): string => fragmentOf(passLink(recordCodes, of, to, TABLE));

describe('a link', () => {
  it('holds who plays, the bots among them, and for whom it is', () => {
    const players = [
      { ...person(0), name: 'Mei & Bo' },
      { ...person(2), name: '' },
      { ...bot(1), name: 'Wakhushakk', bot: { level: 'master', personality: null } },
    ];
    const passed = readPassed(recordCodes, opponents, link(newGame(players, { id: 'a1' }), 1));
    expect(passed).toEqual({ id: 'a1', seat: 1, players, record: expect.anything() });
  });

  it.each([2, 3, 4] as const)(
    'of a whole game of %i has at most 450 characters, whatever people are called',
    (count) => {
      let longest = 0;
      for (let n = 0; n < 12; n++) {
        const seed = `${n} seed of 64 letters ${'x'.repeat(64)}`.slice(0, n % 2 ? 64 : 8);
        const players = people(count as PlayerCount).map((one) => ({
          ...one,
          name: '敦煌的商人們在市場上做買賣'.slice(0, 12) + n,
        }));
        const whole = newGame(players, {
          id: 'abcdefghijklmnop',
          options: { players: count, seed },
          moves: wanderMoves(count, seed),
        });
        longest = Math.max(longest, passLink(recordCodes, whole, 1, TABLE).length);
      }
      expect(longest).toBeLessThanOrEqual(450);
    },
  );

  it('says of which game it is', () => {
    const on = GAMES['Dragon Market']!;
    const there = begin(on, people(2));
    const fragment = fragmentOf(passLink(dragonCodes, there, 1, TABLE));
    expect(readPassed(recordCodes, undefined, fragment)).toEqual({ problem: 'other-game' });
    expect(readPassed(dragonCodes, undefined, fragment)).toMatchObject({ id: there.id, seat: 1 });
  });

  it.each([
    ['cut', (text: string) => text.slice(0, text.indexOf('&p=') - 5)],
    ['mangled', (text: string) => text.replace(/g=A../, 'g=Axx')],
    ['for nobody', (text: string) => text.replace('to=2', 'to=9')],
    ['without a name', (text: string) => text.replace('t=post', 't=')],
    ['of a version', (text: string) => text.replace('t=post', 't=post-v2')],
    ['empty', () => '#to=1'],
  ])('that is %s is a problem that can be told, and changes nothing', async (_, spoil) => {
    const store = memoryStore();
    expect(await receive(spoil(link(game(8), 1)), deps(store))).toEqual(
      expect.objectContaining({
        problem: expect.stringMatching(/^(cut|altered|too-long|no-such-seat|not-a-record)$/),
      }),
    );
    expect(store.kept.size).toBe(0);
  });
});

describe('a device that a link is opened on', () => {
  it('keeps the game at that seat, and plays on from there', async () => {
    const store = memoryStore();
    const received = await receive(link(game(1), 1), deps(store));
    expect(received).toMatchObject({
      arrival: 'new',
      open: { id: 'post', apart: { way: 'link', here: [1] } },
    });
    const session = openTable((received as { open: TableGame }).open, { store });
    await settle(session);
    expect(session.stage.value).toEqual({ at: 'person', seat: 1 });
    expect(session.viewer.value).toBe(1);
    await session.play(session.legal.value[0]!);
    await settle(session);
    expect(session.stage.value.at).toBe('away');
    expect(session.legal.value).toEqual([]);
    expect(session.back.value).toBe('other');
    expect(session.view.value.seat).toBe(1);
    expect(store.kept.get('post')!.apart).toEqual({ way: 'link', here: [1] });
  });

  it('goes round a whole game on two devices, link by link, and both show their own hand only', async () => {
    const stores = [memoryStore(), memoryStore()] as const;
    let now = game(0, 0);
    await stores[0].add(now as ReturnType<typeof newGame>);
    let at: Seat = 0;
    for (let sends = 0; sends < 400; sends++) {
      const session = openTable(now, { store: stores[at as 0 | 1] });
      for (await settle(session); session.stage.value.at === 'person'; await settle(session))
        await session.play(session.legal.value[sends % session.legal.value.length]!);
      now = session.game.value;
      session.close();
      const stage = session.stage.value;
      if (stage.at === 'over') break;
      expect(stage).toEqual({ at: 'away', seat: 1 - at });
      expect(session.view.value.seat).toBe(at);
      at = (1 - at) as Seat;
      const received = await receive(link(now, at), deps(stores[at as 0 | 1]));
      expect(received).toMatchObject({ arrival: sends === 0 ? 'new' : 'further' });
      now = (received as { open: TableGame }).open;
    }
    expect(openTable(now).stage.value.at).toBe('over');
  });

  it('opens the same link twice, and an older one, as the game stands here', async () => {
    const store = memoryStore();
    await receive(link(game(9), 1), deps(store));
    expect(await receive(link(game(9), 1), deps(store))).toMatchObject({ arrival: 'same' });
    const old = await receive(link(game(4), 1), deps(store));
    expect(old).toMatchObject({ arrival: 'old' });
    expect((old as { open: TableGame }).open.moves).toHaveLength(9);
    expect(store.kept.get('post')!.moves).toHaveLength(9);
  });

  it('does not open another seat by accident, but lets two people share it', async () => {
    const store = memoryStore();
    await receive(link(game(1), 1), deps(store));
    const asked = await receive(link(game(6), 0), deps(store));
    expect(asked).toMatchObject({ otherSeat: 0, kept: { id: 'post' } });
    expect(store.kept.get('post')!.moves).toHaveLength(1);
    await sitBeside(store, game(1), 0);
    expect(await receive(link(game(6), 0), deps(store))).toMatchObject({
      arrival: 'further',
      open: { apart: { here: [0, 1] } },
    });
  });

  it('notices two versions, keeps both, and finds each of them again', async () => {
    const store = memoryStore();
    const one = game(9);
    await receive(link(one, 1), deps(store));
    const legal = (moves: TableGame['moves']) =>
      openTable(game(8, 0, { moves })).hosting!.timeline.value.state;
    const rules = GAMES['Dunhuang']!.rules;
    const at = [...one.moves.keys()].findLast(
      (n) => rules.legalMoves(legal(one.moves.slice(0, n))).length > 1,
    )!;
    const before = one.moves.slice(0, at);
    const other = rules
      .legalMoves(legal(before))
      .find((move) => JSON.stringify(move) !== JSON.stringify(one.moves[at]))!;
    const two = game(0, 0, { moves: [...before, other] });
    const asked = await receive(link(two, 1), deps(store));
    expect(asked).toMatchObject({ fork: [{ id: 'post' }], coming: { moves: two.moves } });
    expect(store.kept.size).toBe(1);
    const beside = await keepBeside(store, (asked as { coming: TableGame }).coming, (n) => `Version ${n}`);
    expect(beside).toMatchObject({ id: 'post-v2', name: 'Version 2', moves: two.moves });
    expect(store.kept.get('post')!.name).toBe('');
    expect(store.kept.get('post')!.moves).toEqual(one.moves);
    expect(await receive(link(two, 1), deps(store))).toMatchObject({
      arrival: 'same',
      open: { id: 'post-v2' },
    });
    expect(await receive(link(one, 1), deps(store))).toMatchObject({ arrival: 'same', open: { id: 'post' } });
    // On their way both have the same name.
    expect(readPassed(recordCodes, opponents, link(beside!, 0))).toMatchObject({ id: 'post' });
  });
});
