// Every game of the house, played through the protocol: one device plays, the others hold a seat.
import { describe, expect, it } from 'vitest';
import { opponents } from '../../../../src/islands/dunhuang/table/opponents.ts';
import type { Move } from '../../../../src/islands/table/game/rules.ts';
import type { Session } from '../../../../src/islands/table/game/types.ts';
import { playAgain } from '../../../../src/islands/table/record/new-game.ts';
import type { Seat } from '../../../../src/lib/seats.ts';
import { dice } from '../../../support/dice.ts';
import { bot, person, quickBots } from '../support/table.ts';
import { begin, GAMES, people } from './support/games.ts';
import { breathe, type GameOnBoard, type Joined, openRoom, type Room, until } from './support/room.ts';

/** Every device shows what its seat may know, and no other thing. */
function compare({ session }: Room, joined: ReadonlyMap<Seat, Joined>, on: GameOnBoard): void {
  const { state } = session.hosting!.timeline.value;
  const over = on.rules.outcome(state) !== undefined;
  for (const [seat, { session: theirs, guest }] of joined) {
    const told = JSON.parse(
      JSON.stringify(over ? on.rules.openView(state, seat) : on.rules.view(state, seat)),
    );
    expect(theirs.view.value).toEqual(told);
    expect(guest.log.value).toHaveLength(session.game.value.moves.length);
    if (on.rules.toMove(state) === seat)
      expect(theirs.legal.value).toEqual(JSON.parse(JSON.stringify(on.rules.legalMoves(state))));
    else expect(theirs.legal.value).toEqual([]);
  }
}

/** Somebody who is asked plays; true as long as somebody could. */
async function playOne(room: Room, joined: ReadonlyMap<Seat, Joined>, pick: () => number): Promise<void> {
  const before = room.session.game.value.moves.length;
  const stage = room.session.stage.value;
  if (stage.at === 'over') return;
  const at: Session = stage.at === 'away' ? joined.get(stage.seat)!.session : room.session;
  const moves = at.legal.value;
  const move = moves[Math.floor(pick() * moves.length)] as Move;
  await at.play(move);
  for (let n = 0; n < 200 && room.session.game.value.moves.length === before; n++) await breathe();
  for (let quiet = 0; quiet < 2; quiet++) await breathe();
  while (room.session.stage.value.at === 'bot') await breathe();
  await breathe();
}

describe.each(Object.entries(GAMES))('%s on several devices', (name, on) => {
  it.each([2, 3, 4] as const)(
    'is played by %i, and every device shows what its seat may know',
    async (count) => {
      const room = openRoom(on, begin(on, people(count)));
      const joined = new Map<Seat, Joined>();
      for (let seat = 1; seat < count; seat++) joined.set(seat as Seat, await room.join(seat as Seat));
      expect([...room.host.joined.value]).toHaveLength(count - 1);
      const pick = dice(`${name} ${count}`);
      const most = name === 'Dragon Market' ? 120 : 400;
      for (let n = 0; n < most && room.session.stage.value.at !== 'over'; n++) {
        await playOne(room, joined, pick);
        compare(room, joined, on);
      }
      if (name === 'Dragon Market') return;
      expect(room.session.stage.value.at).toBe('over');
      for (const { session } of joined.values()) {
        expect(session.stage.value).toEqual(JSON.parse(JSON.stringify(room.session.stage.value)));
        expect(session.game.value.moves).toEqual(JSON.parse(JSON.stringify(room.session.game.value.moves)));
      }
    },
  );

  it('foresees on the device of a seat what the host would', async () => {
    const room = openRoom(on, begin(on, people(2)));
    const joined = new Map([[1 as Seat, await room.join(1)]]);
    const theirs = joined.get(1)!.session;
    const pick = dice(name);
    let seen = 0;
    for (let n = 0; n < 60 && room.session.stage.value.at !== 'over'; n++) {
      if (room.session.stage.value.at === 'away') {
        const { state } = room.session.hosting!.timeline.value;
        for (const move of theirs.legal.value.slice(0, 40)) {
          expect(theirs.foresee(move)).toEqual(on.rules.foresee(state, 1, move));
          seen++;
        }
        expect(theirs.whyNot({ type: 'no such move' })).toEqual(
          on.rules.check(state, { type: 'no such move' }),
        );
      }
      await playOne(room, joined, pick);
    }
    expect(seen).toBeGreaterThan(15);
  });
});

describe('a table with people and bots on it', () => {
  it('plays with bots, a person here and two elsewhere to the end', async () => {
    const on = GAMES['Dunhuang']!;
    const players = [person(0), person(1), bot(2), person(3)];
    const room = openRoom(on, begin(on, players), { bots: quickBots(), opponents });
    const joined = new Map<Seat, Joined>([
      [1, await room.join(1)],
      [3, await room.join(3)],
    ]);
    const pick = dice('bots');
    for (let n = 0; n < 400 && room.session.stage.value.at !== 'over'; n++) {
      await playOne(room, joined, pick);
      compare(room, joined, on);
    }
    expect(room.session.stage.value.at).toBe('over');
    expect((await room.store.list())[0]!.moves).toEqual(room.session.game.value.moves);
  });

  it('lets a bot or the host sit in for who is away, and gives the place back', async () => {
    const on = GAMES['Dunhuang']!;
    const room = openRoom(on, begin(on, people(2)), { bots: quickBots(), opponents });
    const { session } = room;
    await session.play(session.legal.value[0]!);
    expect(session.stage.value).toEqual({ at: 'away', seat: 1 });
    session.hosting!.standIn(1, { level: 'beginner', personality: null });
    while (session.stage.value.at === 'bot') await breathe();
    expect(session.stage.value.at).toBe('person');
    expect(session.game.value.players[1]!.bot).toBeNull();
    session.hosting!.standIn(1, 'here');
    expect(session.stage.value).toEqual({ at: 'curtain', seat: 0 }); // two people look at one screen now
    const { session: theirs } = await room.join(1);
    expect(session.hosting!.standIns.value.size).toBe(0);
    expect(session.stage.value).toEqual({ at: 'person', seat: 0 });
    expect(theirs.stage.value).toEqual({ at: 'away', seat: 0 });
  });

  it('plays once more with who is there, without another invitation', async () => {
    const on = GAMES['Dunhuang']!;
    const room = openRoom(on, begin(on, people(2)));
    const { session: theirs, guest, kept, wires } = await room.join(1);
    await room.session.play(room.session.legal.value[0]!);
    await breathe();
    const next = openRoom(on, playAgain(on.rules, room.session.game.value, 'same'));
    for (const [seat, wire] of room.host.release()) next.host.attach(seat, wire, true);
    room.host.close();
    await until(() => guest.place.value.table === next.session.game.value.id);
    await until(() => guest.sight.value.at === 0);
    expect(wires.isWhole()).toBe(true);
    expect(guest.place.value.token).toBe(kept.token);
    expect(guest.log.value).toEqual([]);
    const pick = dice('again');
    const joined = new Map([[1 as Seat, { session: theirs, guest, kept, wires, again: async () => wires }]]);
    for (let n = 0; n < 10; n++) {
      await playOne(next, joined, pick);
      compare(next, joined, on);
    }
    expect(room.session.game.value.moves).toHaveLength(1);
  });
});
