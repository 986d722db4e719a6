// A guest, the host or the wire between them ends before every single step: a message that would arrive, a thing that would be kept.
import { describe, expect, it } from 'vitest';
import type { Move } from '../../../../src/islands/table/game/rules.ts';
import { dice } from '../../../support/dice.ts';
import { begin, GAMES, people } from './support/games.ts';
import { type End, mortals } from './support/mortal.ts';

const MOVES = 6; // from the invitation on
const ENDS: readonly End[] = ['guest', 'host', 'wire', 'guest vanishes', 'host vanishes'];

type World = Awaited<ReturnType<typeof mortals>>;

/** Whoever is asked plays; gives what was wanted, and whether somebody was told that it is done. */
async function playOne(world: World, pick: () => number): Promise<{ move: Move; told: boolean } | undefined> {
  const { session } = world.room;
  const away = session.stage.value.at === 'away';
  const at = away ? world.theirs : session;
  const legal = at?.legal.value ?? [];
  const move = legal[Math.floor(pick() * legal.length)];
  if (!at || !move) return undefined;
  const before = session.game.value.moves.length;
  let told = false;
  const done = away
    ? world.guest.play(move).then((answer) => {
        told = answer === undefined;
      })
    : session.play(move).then(() => {
        told = session.game.value.moves.length > before;
      });
  await Promise.race([done, world.settled()]);
  return { move, told };
}

/** Plays, with one death; gives how many steps there were. */
async function live(game: string, end: End, before: number): Promise<number> {
  const on = GAMES[game]!;
  const world = await mortals(on, begin(on, people(2), 'mortal'), end, before);
  const pick = dice('mortal');
  world.meet();
  await world.settled();
  let confirmed: readonly Move[] = [];
  for (let n = 0; n < MOVES; n++) {
    if (world.isDead()) {
      await world.revive();
      await world.settled();
    }
    const about = `${end} before step ${before}, move ${n}`;
    expect(world.guest.contact.value, about).toBe('there');
    const { state, steps } = world.room.session.hosting!.timeline.value;
    const moves = steps.map(({ move }) => move);
    expect(moves.slice(0, confirmed.length), about).toEqual(confirmed);
    expect(await world.kept(), about).toEqual(moves);
    expect(world.guest.sight.value!.at, about).toBe(moves.length);
    expect(world.theirs!.view.value, about).toEqual(JSON.parse(JSON.stringify(on.rules.view(state, 1))));
    const played = await playOne(world, pick);
    await world.settled();
    expect(played, about).toBeDefined();
    if (played?.told) confirmed = [...moves, played.move];
    // It was done or not, and never twice: besides it only what the rules leave no choice in.
    const now = await world.kept();
    expect(now.slice(0, moves.length), about).toEqual(moves);
    if (now.length > moves.length) expect(now[moves.length], about).toEqual(played!.move);
  }
  return world.steps();
}

describe.each(['Dunhuang', 'Dragon Market'])('%s', (game) => {
  it.each(ENDS)(
    '%s: before any step, and everybody has their seat again, and every move',
    async (end) => {
      const all = await live(game, end, 0);
      expect(all).toBeGreaterThan(20);
      for (let before = 1; before <= all; before++) await live(game, end, before);
    },
    30_000,
  );
});
