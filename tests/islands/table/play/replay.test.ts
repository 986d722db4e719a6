import { describe, expect, it, vi } from 'vitest';
import { createGame, play, type Seat, view } from '../../../../src/games/dunhuang/index.ts';
import { createReplay } from '../support/dunhuang.ts';

import { person, wanderMoves } from '../support/table.ts';

const record = { options: { players: 2 as const, seed: 'replay' }, moves: wanderMoves(2, 'replay') };
const players = [person(0), person(1)];
const stateAt = (n: number) => record.moves.slice(0, n).reduce(play, createGame(record.options));

describe('a replay', () => {
  it('shows every moment with every pair of eyes', () => {
    const replay = createReplay(record, players);
    expect(replay.at.value).toBe(record.moves.length);
    for (let n = 0; n <= replay.length; n++) {
      replay.scrub(n);
      const state = stateAt(n);
      for (const eyes of [0, 1, null] as const) {
        replay.look(eyes);
        expect(replay.view.value).toEqual(view(state, eyes ?? undefined));
        expect(replay.entry.value?.at).toBe(n === 0 ? undefined : n - 1);
        expect(replay.log.value).toHaveLength(n);
      }
      replay.look('open');
      for (const seat of [0, 1] as Seat[]) {
        expect(replay.view.value.seats[seat]!.known).toEqual(view(state, seat).seats[seat]!.known);
      }
      const asked = view(state, replay.view.value.toMove ?? undefined);
      expect(replay.view.value.dealt).toEqual(asked.dealt);
      expect(replay.view.value.drawn).toEqual(asked.drawn);
    }
  });

  it('hides what the eyes did not see, and nothing from open ones', () => {
    const replay = createReplay(record, players, { at: 1 });
    expect(replay.entry.value?.events[0]).not.toHaveProperty('good');
    replay.look(1);
    expect(replay.entry.value?.events[0]).not.toHaveProperty('good');
    replay.look('open');
    expect(replay.entry.value?.events[0]).toHaveProperty('good');
  });

  it('steps by moves and by turns, and stays inside', () => {
    const replay = createReplay(record, players, { at: 0 });
    replay.step(-1);
    expect(replay.at.value).toBe(0);
    expect(replay.entry.value).toBeUndefined();
    replay.step(1);
    expect(replay.at.value).toBe(1);
    expect(replay.happened.value?.at).toBe(0);
    replay.stepTurn(1);
    expect(replay.at.value).toBe(3); // two keep, one places the camel
    expect(replay.happened.value).toBeUndefined();
    expect(replay.turns.slice(0, 2)).toEqual([0, 3]);
    replay.step(1);
    expect(replay.turn.value).toBe(1);
    replay.stepTurn(-1);
    expect(replay.at.value).toBe(3);
    replay.stepTurn(-1);
    expect(replay.at.value).toBe(0);
    replay.scrub(1e9);
    expect(replay.at.value).toBe(replay.length);
    replay.stepTurn(1);
    expect(replay.at.value).toBe(replay.length);
    replay.scrub(-3.7);
    expect(replay.at.value).toBe(0);
  });

  it('plays to the end, from the start where it stands at the end, and can be paused', async () => {
    let pauses = 0;
    const replay = createReplay(record, players, {
      wait: async () => {
        pauses++;
        if (pauses === 5) replay.pause();
      },
    });
    const settled = () => vi.waitFor(() => expect(replay.playing.value).toBe(false));
    replay.play();
    expect(replay.playing.value).toBe(true);
    await settled();
    expect(replay.at.value).toBe(4);
    expect(replay.playing.value).toBe(false);
    replay.play();
    await settled();
    expect(replay.at.value).toBe(replay.length);
    expect(replay.playing.value).toBe(false);
    expect(pauses).toBe(replay.length + 1);
  });
});
