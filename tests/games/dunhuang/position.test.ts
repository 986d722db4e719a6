import { describe, expect, it } from 'vitest';
import {
  createGame,
  fromPosition,
  legalMoves,
  type Position,
  toMove,
  toPosition,
} from '../../../src/games/dunhuang/index.ts';
import { randomGame, rulingsNumber } from './support/random-game.ts';
import { A, position, shang, table } from './support/table.ts';

const GAMES = Number(process.env['PROPERTY_RUNS'] ?? 8);

describe('positions', () => {
  it.each([2, 3, 4] as const)('%d players: in and out again, after every move', (players) => {
    for (let n = 0; n < GAMES; n++) {
      randomGame({ players, seed: `position ${n}`, rulings: rulingsNumber(n * 9) }, ({ state }) => {
        if (state.words.length === 0 || toMove(state) === undefined) return;
        let there: Position;
        try {
          there = toPosition(state);
        } catch {
          return; // set-up
        }
        const back = fromPosition(there, 'again');
        expect(toPosition(back)).toEqual(there);
        expect(legalMoves(back)).toEqual(legalMoves(state));
        expect(toMove(back)).toBe(toMove(state));
        expect(fromPosition(JSON.parse(JSON.stringify(there)), 'again')).toEqual(back);
      });
    }
  });

  it('in set-up there is none', () => {
    expect(() => toPosition(createGame({ players: 2, seed: 'x' }))).toThrow(/^set-up$/);
  });

  it('arrays of goods come back ascending, deck and market as they lie', () => {
    const there = toPosition(
      table({
        A: { hand: [8, 2, 5], shop: [7, 6], tokens: [7, shang(6)] },
        B: {},
        market: [8, null, 3, 6, 5, 4, 8, 2],
        pile: [8, 3, 5],
      }),
    );
    expect(there.seats[A]).toMatchObject({ hand: [2, 5, 8], shop: [6, 7] });
    expect(there.seats[A]!.tokens.map((token) => token.good)).toEqual([6, 7]);
    expect(there.market).toEqual([8, null, 3, 6, 5, 4, 8, 2]);
    expect(there.deck).toEqual([8, 3, 5]);
  });

  it('names only rulings that differ, and closing only when it is so', () => {
    const plain = toPosition(table({ A: {}, B: {}, rulings: { supply: 'box' } }));
    expect(Object.keys(plain)).not.toContain('rulings');
    expect(Object.keys(plain)).not.toContain('closing');
    expect(Object.keys(plain)).not.toContain('pending');
    const chosen = toPosition(
      table({ A: {}, B: {}, rulings: { sameGood: 'forbidden', supply: 'box' }, closing: true }),
    );
    expect(chosen).toMatchObject({ rulings: { sameGood: 'forbidden' }, closing: true });
    expect(Object.keys(chosen.rulings!)).toEqual(['sameGood']);
  });

  it('steps are there from phase good on, one where they are not told', () => {
    expect(Object.keys(toPosition(table({ phase: 'camel', A: {}, B: {} })))).not.toContain('steps');
    expect(toPosition(table({ phase: 'good', steps: 4, A: {}, B: {} })).steps).toBe(4);
    const { steps: _, ...silent } = position({ A: {}, B: {} });
    expect(toPosition(fromPosition(silent, 'x')).steps).toBe(1);
  });

  it('phase good on an empty space goes on to the bonus', () => {
    const state = table({ phase: 'good', at: 'painter', A: {}, B: {}, market: [null, 5, 6, 7, 8, 5, 6, 7] });
    expect(toPosition(state).phase).toBe('bonus');
  });

  it('the same position and seed give the same state', () => {
    const there = position({ A: {}, B: {} });
    expect(fromPosition(there, 'one')).toEqual(fromPosition(there, 'one'));
    expect(fromPosition(there, 'one')).not.toEqual(fromPosition(there, 'two'));
  });
});
