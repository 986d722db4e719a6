// As a page has the engine: without what the door brings along (index.ts is not opened here).
import { expect, it } from 'vitest';
import { InvalidInput } from '../../../src/games/dragon-market/errors.ts';
import { check, legalMoves, outcome, play, toMove } from '../../../src/games/dragon-market/play.ts';
import { bringReasons } from '../../../src/games/dragon-market/reasons.ts';
import { createGame } from '../../../src/games/dragon-market/setup.ts';
import type { State } from '../../../src/games/dragon-market/state.ts';
import { view } from '../../../src/games/dragon-market/view.ts';

const begun = createGame({ players: 2, seed: 'late' });

it('plays on from what it has made itself, whatever was looked at between', () => {
  const states: State[] = [begun];
  const listed: unknown[] = [];
  for (let at = 0; at < 200 && outcome(states.at(-1)!) === undefined; at++) {
    const now = states.at(-1)!;
    const moves = legalMoves(now);
    listed.push(moves);
    states.push(play(now, moves[(at * 7) % moves.length]!));
    expect(toMove(states[at >> 1]!)).toBeDefined();
  }
  expect(states.length).toBeGreaterThan(100);
  for (const at of listed.keys())
    expect(legalMoves(states[(at * 31) % listed.length]!)).toEqual(listed[(at * 31) % listed.length]);
  expect(view(begun, 0)).toEqual(view(createGame({ players: 2, seed: 'late' }), 0));
});

it('takes no state from elsewhere', () => {
  const after = play(begun, legalMoves(begun)[0]!);
  toMove(begun);
  for (const foreign of [JSON.parse(JSON.stringify(after)), structuredClone(after), { words: [] }, null])
    expect(() => legalMoves(foreign)).toThrow(InvalidInput);
});

it('refuses what is not legal, and says why once it can', () => {
  const early = { type: 'pay' } as const;
  expect(check(begun, legalMoves(begun)[0]!)).toBeUndefined();
  expect(check(begun, early)).toEqual({ code: 'not-a-move', rule: 'turn.roll' });
  expect(() => play(begun, early)).toThrow('not-a-move');
  bringReasons();
  expect(check(begun, early)).toEqual({ code: 'wrong-step', rule: 'turn.roll' });
});
