import { describe, expect, it } from 'vitest';
import { type Seat, type Side, tracker } from '../../../src/games/dunhuang/index.ts';

const lying = (counts: number[], holder: Seat | null, side: Side = 'number'): tracker.Collection => ({
  counts,
  holder,
  side,
});

describe('a question about 商', () => {
  const ask = (religion: 'manichean' | 'buddhist'): tracker.Question => {
    const { settlement } = tracker.changeCollection(
      7,
      lying([2, 1], 0, 'shang'),
      { seat: 1, act: 'place' },
      { religion },
    );
    if (settlement.what !== 'asks') throw new Error('nobody is asked');
    return settlement;
  };

  it('asks the holder under the Manichean', () => {
    const question = ask('manichean');
    expect(question.asked).toBe(0);
    const kept = { holder: 0, side: 'number', price: 0, rule: 'ruling.consumed' };
    const taken = { holder: 1, side: 'number', price: 0, rule: 'majority.take' };
    expect(tracker.answerQuestion(question, 1, true)).toEqual(kept);
    expect(tracker.answerQuestion(question, 1, false)).toEqual(taken);
  });

  it('asks the taker under the Buddhist', () => {
    const question = ask('buddhist');
    expect(question.asked).toBe(1);
    const bought = { holder: 1, side: 'number', price: 2, rule: 'majority.take' };
    const kept = { holder: 0, side: 'shang', price: 0, rule: 'token.shang' };
    expect(tracker.answerQuestion(question, 1, true)).toEqual(bought);
    expect(tracker.answerQuestion(question, 1, false)).toEqual(kept);
  });
});

it('token.shang, ruling.cannot-pay: asks a taker with 2 coins or unknown ones, not one with fewer', () => {
  const placed = (coins?: number) =>
    tracker.changeCollection(
      7,
      lying([2, 1], 0, 'shang'),
      { seat: 1, act: 'place', coins },
      { religion: 'buddhist' },
    );
  expect(placed().settlement.what).toBe('asks');
  expect(placed(2).settlement.what).toBe('asks');
  expect(placed(1)).toMatchObject({
    collection: { counts: [2, 2], holder: 0, side: 'shang' },
    settlement: { what: 'stays', why: 'cannot-pay', rule: 'ruling.cannot-pay' },
  });
});

describe('cards yet to place', () => {
  it('make a tie, or more where a tie is protected for good', () => {
    expect(tracker.cardsToTake(7, lying([3, 1, 0], 0), 1, {})).toEqual({ cards: 2, asks: false });
    expect(tracker.cardsToTake(7, lying([3, 1, 0], 0), 0, {})).toBeNull();
    const shang = lying([3, 1, 0], 0, 'shang');
    expect(tracker.cardsToTake(7, shang, 1, { religion: 'buddhist' })).toEqual({ cards: 2, asks: true });
    const rules = { religion: 'manichean', rulings: { manichean: 'always' } } as const;
    expect(tracker.cardsToTake(7, shang, 1, rules)).toEqual({ cards: 3, asks: false });
  });

  it('must still be out of sight', () => {
    expect(tracker.unseen(4, lying([2, 0, 1], 0))).toBe(1);
    expect(tracker.cardsToTake(4, lying([3, 0, 1], 0), 1, {})).toBeNull();
    expect(tracker.unseen(1, lying([0, 0, 0], null))).toBe(0);
  });
});

describe('how a collection came to lie as it lies', () => {
  it('takes no more than placing where the holder has most or ties', () => {
    expect(tracker.wayTo(7, lying([2, 2, 1], 1), {})).toBe('placing');
    expect(tracker.wayTo(7, lying([0, 0, 0], null), {})).toBe('placing');
  });

  it('takes a card that left for a token in the middle, or one held with fewer', () => {
    expect(tracker.wayTo(7, lying([1, 2, 0], null), {})).toBe('leaving');
    expect(tracker.wayTo(7, lying([1, 2, 1], 2), {})).toBe('leaving');
    const strict = { rulings: { middleToken: 'most-or-tie' } } as const;
    expect(tracker.wayTo(7, lying([1, 2, 1], 2), strict)).toBeUndefined();
  });

  it('cannot be for a token with no card, unless the table keeps it and nobody shows any', () => {
    expect(tracker.wayTo(7, lying([0, 0], 0), {})).toBeUndefined();
    const keep = { rulings: { emptyCollection: 'keep' } } as const;
    expect(tracker.wayTo(7, lying([0, 0], 0), keep)).toBe('leaving');
    expect(tracker.wayTo(7, lying([0, 1], 0), keep)).toBeUndefined();
  });

  it('cannot be for 商 with neither religion, nor in the middle, nor for more cards than exist', () => {
    expect(tracker.wayTo(3, lying([0, 0], null, 'shang'), { religion: 'buddhist' })).toBeUndefined();
    expect(tracker.wayTo(3, lying([1, 0], 0, 'shang'), {})).toBeUndefined();
    expect(tracker.wayTo(3, lying([1, 0], 0, 'shang'), { religion: 'buddhist' })).toBe('placing');
    expect(tracker.wayTo(3, lying([3, 1], 0), {})).toBeUndefined();
  });

  it('names every place the token may be', () => {
    expect(tracker.possiblePlaces(5, [2, 2, 1], 'placing', {})).toEqual(
      expect.arrayContaining([
        { holder: 0, side: 'number' },
        { holder: 1, side: 'number' },
      ]),
    );
    expect(tracker.possiblePlaces(5, [2, 2, 1], 'placing', {})).toHaveLength(2);
    expect(tracker.possiblePlaces(5, [6, 0, 0], 'leaving', {})).toEqual([]);
  });

  it('is found among all the ways silk can lie with four players', () => {
    expect(tracker.wayTo(10, lying([4, 3, 2, 1], 3), { religion: 'manichean' })).toBe('leaving');
    expect(tracker.wayTo(10, lying([4, 3, 2, 1], 0, 'shang'), { religion: 'manichean' })).toBe('placing');
  });
});
