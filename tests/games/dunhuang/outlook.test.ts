// How near everybody is, by what a view shows.
import { describe, expect, it } from 'vitest';
import {
  createGame,
  determinize,
  legalMoves,
  neededToWin,
  outcome,
  outlook,
  play,
  type Seat,
  type State,
  type View,
  view,
} from '../../../src/games/dunhuang/index.ts';
import { wander } from '../../islands/table/support/table.ts';
import { A, B, table } from './support/table.ts';

const { couldWin, handOf, unseenGoods } = outlook;
const openly = (state: State): View => view(state, undefined);

describe('what a win takes', () => {
  it('is five tokens for two, four for more, and four goods', () => {
    expect([2, 3, 4].map((players) => neededToWin(players as 2))).toEqual([
      { tokens: 5, goods: 4 },
      { tokens: 4, goods: 4 },
      { tokens: 4, goods: 4 },
    ]);
  });
});

/** Three of four tokens before A, and silk for a fourth two steps ahead of the camel. */
const near = (more: object = {}) =>
  table({
    at: 'musician',
    turn: 'B',
    phase: 'camel',
    A: { hand: [2, 3, 4, 5], shop: [6, 7, 8], tokens: [6, 7, 8], coins: 3, ...more },
    B: {},
    C: {},
  });

describe('who could win at their next turn', () => {
  it('a seat that can get its last token, whatever it has in hand', () => {
    const state = near();
    expect(couldWin(openly(state), A)).toBe(true);
    expect(couldWin(openly(state), B)).toBe(false);
  });

  it('not one with too few cards for four goods', () => {
    expect(couldWin(openly(near({ hand: [2] })), A)).toBe(false);
  });

  it('not one whose cards are known to be too alike', () => {
    const state = near({ hand: [9, 9, 9, 9] });
    expect(couldWin(openly(state), A)).toBe(true); // nobody knows
    expect(couldWin(view(state, A), A)).toBe(false); // but A does
  });

  it('not one who has no turn left in the last round', () => {
    const last = (closing: boolean) =>
      table({
        at: 'musician',
        turn: 'B',
        first: 'A',
        closing,
        phase: 'camel',
        A: { hand: [2, 3, 4, 5], shop: [6, 7, 8], tokens: [6, 7, 8], coins: 3 },
        B: {},
        C: {},
      });
    expect(couldWin(openly(last(false)), A)).toBe(true);
    expect(couldWin(openly(last(true)), A)).toBe(false);
  });

  it('nobody in set-up, nor when all is over', () => {
    expect(couldWin(openly(createGame({ players: 3, seed: 'x' })), A)).toBe(false);
    const { state, move } = wander(2, 'e').at(-1)!;
    expect(couldWin(openly(play(state, move)), A)).toBe(false);
  });
});

/** They bring cards that nobody can foresee. */
const BLIND = ['trader', 'merchant', 'interpreter', 'diplomat'];

/** Every way through a turn of the seat, in a full world: does one of them win? */
function winsIn(state: State, seat: Seat): boolean {
  const won = outcome(state);
  if (won) return won.reason === 'instant' && won.winners[0] === seat;
  return legalMoves(state)
    .filter((move) => !BLIND.includes(move.type) && !(move.type === 'move-camel' && move.steps > 8))
    .some((move) => {
      const next = play(state, move);
      return (outcome(next) !== undefined || openly(next).turn === seat) && winsIn(next, seat);
    });
}

describe('against whole worlds', () => {
  const TURNS = ['a', 'd', 'e', 'h', 'k'].flatMap((seed) =>
    [2, 3].flatMap((players) =>
      wander(players as 2 | 3, seed).filter(({ state }) => openly(state).ask === 'camel'),
    ),
  );
  const ready = TURNS.filter(({ state, seat }) => openly(state).seats[seat]!.tokens.length > 1);

  it('who knows the hand is told exactly what every way through the turn shows', () => {
    const found = ready.map(({ state, seat }) => [couldWin(view(state, seat), seat), winsIn(state, seat)]);
    expect(found.filter(([told]) => told).length).toBeGreaterThan(3);
    expect(found.filter(([told]) => !told).length).toBeGreaterThan(3);
    for (const [told, true_] of found) expect(told).toBe(true_);
  });

  it('who does not is told of everybody who can', () => {
    for (const { state, seat } of ready) {
      if (couldWin(view(state, seat), seat)) expect(couldWin(openly(state), seat)).toBe(true);
    }
  });
});

describe('what is told', () => {
  it('is the same for equal views, whatever is hidden behind them', () => {
    for (const { state } of wander(3, 'equal').filter((_, n) => n % 9 === 0)) {
      for (const seat of [undefined, A] as const) {
        const seen = view(state, seat);
        const other = view(determinize(seen, Math.random), seat);
        const tell = (one: View) => [unseenGoods(one), couldWin(one, A), couldWin(one, B), handOf(one, B)];
        expect(tell(other)).toEqual(tell(seen));
      }
    }
  });

  it('goods that nobody has shown are all that are left over', () => {
    const state = createGame({ players: 4, seed: 'left' });
    const seen = openly(state);
    expect(unseenGoods(seen)).toHaveLength(55 - 8);
    expect(unseenGoods(view(state, A))).toHaveLength(55 - 8 - 3);
  });

  it('of a hand is what was seen of it, and the rest is among what nobody has shown or may have gone there', () => {
    let moved = 0;
    const games = ['some', 'of', 'these', 'have', 'a', 'trader'].flatMap((seed) => wander(3, seed));
    for (const { state } of games) {
      const seen = view(state, A);
      const truth = [...view(state, B).seats[B]!.known];
      const told = handOf(seen, B);
      expect(told.seen.length + told.unknown).toBe(truth.length);
      for (const good of told.seen) expect(truth.splice(truth.indexOf(good), 1)).toEqual([good]);
      for (const good of truth) expect([...told.perhaps, ...unseenGoods(seen)]).toContain(good);
      moved += told.perhaps.length;
      expect(handOf(seen, A)).toEqual({ seen: seen.seats[A]!.known, perhaps: [], unknown: 0 });
    }
    expect(moved).toBeGreaterThan(0);
  });
});
