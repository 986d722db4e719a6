// Nothing hidden reaches a guest: every byte that one receives is the same in every world that looks the same to its seat.
import { describe, expect, it } from 'vitest';
import { logFor, sightOf } from '../../../../src/islands/table/devices/protocol/sight.ts';
import type { State } from '../../../../src/islands/table/game/rules.ts';
import { advance, playAll, type Timeline } from '../../../../src/islands/table/record/timeline.ts';
import type { PlayerCount, Seat } from '../../../../src/lib/seats.ts';
import { dice } from '../../../support/dice.ts';
import { begin, GAMES, people } from './support/games.ts';
import { breathe, type GameOnBoard, openRoom } from './support/room.ts';

const GAMES_EACH = 25;
const MOST = 150; // moves of a game

/** What a guest is told after a move: the entry of the log, and how the game stands to its seat. */
const bytes = ({ rules }: GameOnBoard, timeline: Timeline, seat: Seat): string =>
  JSON.stringify([
    logFor(rules, timeline, seat).at(-1),
    { ...sightOf(rules, timeline, { options: { players: 2, seed: '' } }, seat, []), openly: null },
  ]);

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

describe.each(['Dunhuang', 'Dragon Market'])('%s', (name) => {
  const on = GAMES[name]!;
  const { rules } = on;

  it(`tells a seat the same bytes in other worlds, in ${GAMES_EACH} random games`, async () => {
    const imagine = await on.fetchImagine();
    const pick = dice(`secrets of ${name}`);
    const counted = { sights: 0, moves: 0, other: 0 };
    for (let n = 0; n < GAMES_EACH; n++) {
      const count = (2 + (n % 3)) as PlayerCount;
      const options = { players: count, seed: `secret ${n}` };
      let timeline = playAll(rules, options, []);
      for (let moves = 0; moves < MOST && rules.toMove(timeline.state) !== undefined; moves++) {
        const legal = rules.legalMoves(timeline.state);
        const move = legal[Math.floor(pick() * legal.length)]!;
        const next = advance(rules, timeline, move);
        const seat = Math.floor(pick() * count) as Seat;
        const seen = rules.view(timeline.state, seat);
        const world: State = imagine(seen, pick);
        const elsewhere: Timeline = { ...timeline, state: world };
        expect(bytes(on, elsewhere, seat)).toBe(bytes(on, timeline, seat));
        // What lies open to everybody, in a world that only a bystander's view was made from.
        const openly = rules.view(timeline.state);
        expect(JSON.stringify(rules.view(imagine(openly, pick)))).toBe(JSON.stringify(openly));
        counted.sights++;
        if (!same(world, timeline.state)) counted.other++;
        // The same move there, where it can be made and chance brings the same to light.
        const over = rules.outcome(next.state) !== undefined; // then all is told
        // What somebody draws comes to them in some order, which is theirs to know.
        const draws = next.steps.at(-1)!.seat === seat && next.steps.at(-1)!.events.some(rules.revealsHidden);
        if (!over && !draws && rules.check(world, move) === undefined) {
          const then = advance(rules, elsewhere, move);
          if (
            rules.outcome(then.state) === undefined &&
            same(rules.view(then.state, seat), rules.view(next.state, seat))
          ) {
            expect(bytes(on, then, seat)).toBe(bytes(on, next, seat));
            counted.moves++;
          }
        }
        timeline = next;
      }
    }
    expect(counted.sights).toBeGreaterThan(1000);
    expect(counted.other).toBeGreaterThan(counted.sights * 0.9);
    expect(counted.moves).toBeGreaterThan(counted.sights * 0.3);
  });

  it('sends nothing besides: all that a guest received is what its seat is told, move by move', async () => {
    const room = openRoom(on, begin(on, people(2), 'a seed that nobody may know'));
    const { wires, session: theirs } = await room.join(1);
    const pick = dice(name);
    for (let n = 0; n < 80 && room.session.stage.value.at !== 'over'; n++) {
      const at = room.session.stage.value.at === 'away' ? theirs : room.session;
      await at.play(at.legal.value[Math.floor(pick() * at.legal.value.length)]!);
      for (let k = 0; k < 4; k++) await breathe();
      if (rules.outcome(room.session.hosting!.timeline.value.state)) break;
      const told = JSON.stringify({
        say: 'sight',
        ...sightOf(rules, room.session.hosting!.timeline.value, room.session.game.value, 1, []),
      });
      expect(wires.sent[0]).toContain(told);
    }
    const received = wires.sent[0].join('\n');
    expect(received).not.toContain('a seed that nobody may know');
    const kinds = new Set(wires.sent[0].map((text) => Object.keys(JSON.parse(String(text))).join()));
    expect([...kinds].sort()).toEqual([
      'say,at,view,openly,legal,back,away,outcome,record',
      'say,from,entries',
      'say,n,error',
      'say,table,seat,players',
    ]);
  });
});
