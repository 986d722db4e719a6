import { describe, expect, it } from 'vitest';
import {
  determinize,
  foresee,
  formality,
  play,
  type State,
  view,
} from '../../../../src/games/dunhuang/index.ts';
import type { Timeline } from '../../../../src/islands/table/record/timeline.ts';
import { dice } from '../../../support/dice.ts';
import { advance, backOf, lastDecision } from '../support/dunhuang.ts';
import { anyMove, wander } from '../support/table.ts';

/** Every moment of some games, with another world that looks the same to who decides. */
const moments = ([2, 3, 4] as const).flatMap((players) =>
  [...'abcdefghij'].flatMap((seed) =>
    wander(players, seed).map((moment, n) => ({
      ...moment,
      other: determinize(view(moment.state, moment.seat), dice(`${seed}${n}`)),
      turn: 1,
      move: anyMove(n)(moment.moves),
    })),
  ),
);

describe('what can be taken back', () => {
  it('has shown nothing that was not known before', () => {
    const counted = { can: 0, hidden: 0 };
    for (const { state, other, seat, turn, move } of moments) {
      const start: Timeline = { steps: [], state, turn };
      const back = backOf(advance(start, move), seat);
      const same =
        JSON.stringify(view(play(state, move), seat)) === JSON.stringify(view(play(other, move), seat));
      if (!same) expect([move.type, back]).not.toEqual([move.type, 'can']);
      if (back === 'can' || back === 'hidden') counted[back]++;
    }
    expect(counted.can).toBeGreaterThan(500);
    expect(counted.hidden).toBeGreaterThan(50);
  });

  it.each([
    ['interpreter', 'hidden'],
    ['diplomat', 'hidden'],
    ['trader', 'hidden'],
    ['painter', 'can'],
    ['general', 'can'],
    ['manichean', 'can'],
    ['merchant', 'can'], // nobody has answered yet
  ] as const)('%s: %s', (type, expected) => {
    let found = 0;
    for (const { state, seat, moves } of moments) {
      const move = moves.find((one) => one.type === type);
      if (move === undefined) continue;
      const played = advance({ steps: [], state, turn: 1 }, move);
      expect(backOf(played, seat)).toBe(expected);
      found++;
    }
    expect(found).toBeGreaterThan(0);
  });

  it('goes over an answer that left no choice, to what asked for it', () => {
    let found = 0;
    for (const { state, moves } of moments) {
      if (moves.length === 1) continue;
      for (const move of moves) {
        const played = advance({ steps: [], state, turn: 1 }, move);
        const answer = formality(played.state as State);
        if (answer === undefined) continue;
        expect(lastDecision(advance(played, answer))).toBe(0);
        found++;
      }
    }
    expect(found).toBeGreaterThan(0);
  });
});

describe('foreseen', () => {
  it('is the same in every world that looks the same', () => {
    let told = 0;
    for (const { state, other, seat, moves } of moments) {
      for (const move of moves) {
        const events = foresee(state, seat, move);
        expect(foresee(other, seat, move)).toEqual(events);
        told += events.length;
      }
    }
    expect(told).toBeGreaterThan(10_000);
  });

  it('is nothing for a move that is not legal', () => {
    const { state, seat } = moments[0]!;
    expect(foresee(state, seat, { type: 'end-turn' })).toEqual([]);
  });
});
