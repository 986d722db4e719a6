import { describe, expect, it } from 'vitest';
import {
  fromPosition,
  type Good,
  InvalidPosition,
  type Position,
  toMove,
  toPosition,
} from '../../../src/games/dunhuang/index.ts';
import { A, B, C, played, position, spaceOf, table } from './support/table.ts';

function codeOf(value: unknown): string {
  try {
    fromPosition(value as Position, 'x');
    return 'none';
  } catch (error) {
    if (error instanceof InvalidPosition) return error.code;
    throw error;
  }
}

describe('what fromPosition refuses', () => {
  const good = position({ A: { hand: [4], shop: [7, 7], tokens: [7] }, B: { hand: [5] }, C: {} });
  const seat = (more: object): object => ({
    ...good,
    seats: [{ ...good.seats[0], ...more }, ...good.seats.slice(1)],
  });

  it('a good position is not refused', () => {
    expect(codeOf(good)).toBe('none');
  });

  it.each([
    ['nothing', undefined, 'not-a-position'],
    ['null', null, 'not-a-position'],
    ['a text', 'position', 'not-a-position'],
    ['five players', { ...good, players: 5 }, 'players'],
    ['a circle of seven', { ...good, circle: good.circle.slice(1) }, 'circle-length'],
    ['no circle', { ...good, circle: null }, 'circle-length'],
    ['an unknown character', { ...good, circle: [...good.circle.slice(1), 'cook'] }, 'not-a-position'],
    ['both sides of a tile', { ...good, circle: [...good.circle.slice(0, 7), 'musician'] }, 'both-sides'],
    ['a character twice', { ...good, circle: [...good.circle.slice(0, 7), 'painter'] }, 'both-sides'],
    ['a market of seven', { ...good, market: good.market.slice(1) }, 'market-length'],
    ['no market', { ...good, market: undefined }, 'market-length'],
    ['two seats for three', { ...good, seats: good.seats.slice(1) }, 'seats-length'],
    ['no seats', { ...good, seats: {} }, 'seats-length'],
    ['a seat that is none', { ...good, seats: [null, ...good.seats.slice(1)] }, 'not-a-position'],
    ['gold with three players', { ...good, deck: [1] }, 'good-not-in-game'],
    ['silk with three players', seat({ hand: [10] }), 'good-not-in-game'],
    ['wool with two players', { ...position({ A: {}, B: {} }), deck: [9] }, 'good-not-in-game'],
    [
      'three silver',
      { ...good, deck: [2, 2], seats: [{ ...good.seats[0], hand: [2] }, ...good.seats.slice(1)] },
      'too-many-cards',
    ],
    [
      'too many, one of them drawn',
      { ...good, deck: [2, 2], phase: 'end', pending: { type: 'keep', drawn: [2] } },
      'too-many-cards',
    ],
    ['a good that is none', { ...good, deck: [2.5] }, 'not-a-position'],
    ['a deck that is none', { ...good, deck: 'tea' }, 'not-a-position'],
    ['a card for a deck', { ...good, deck: 4 }, 'not-a-position'],
    [
      'gold on the market with three players',
      { ...good, market: [1, ...good.market.slice(1)] },
      'good-not-in-game',
    ],
    [
      'a good that is none on the market',
      { ...good, market: ['tea', ...good.market.slice(1)] },
      'not-a-position',
    ],
    ['a hand that is none', seat({ hand: null }), 'not-a-position'],
    ['tokens that are none', seat({ tokens: 3 }), 'not-a-position'],
    ['a token of no good', seat({ tokens: [{ good: 0, side: 'number' }] }), 'not-a-position'],
    ['a token of no side', seat({ tokens: [{ good: 7, side: 'edge' }] }), 'not-a-position'],
    [
      'the token of gold with three players',
      seat({ tokens: [{ good: 1, side: 'number' }] }),
      'token-not-in-game',
    ],
    [
      'a token twice',
      {
        ...good,
        seats: [good.seats[0], { ...good.seats[1], tokens: [{ good: 7, side: 'shang' }] }, good.seats[2]],
      },
      'token-twice',
    ],
    ['45 coins', seat({ coins: 39 }), 'coins'],
    ['half a coin', seat({ coins: 0.5 }), 'coins'],
    ['a debt', seat({ coins: -1 }), 'coins'],
    ['29 prestige', seat({ prestige: 29 }), 'prestige'],
    ['no number of prestige', seat({ prestige: '3' }), 'prestige'],
    ['a camel nowhere', { ...good, camel: 8 }, 'not-a-position'],
    ['nobody first', { ...good, firstPlayer: 3 }, 'not-a-position'],
    ['nobody to move', { ...good, toMove: -1 }, 'not-a-position'],
    ['an unknown phase', { ...good, phase: 'lunch' }, 'phase'],
    ['half a step', { ...good, steps: 1.5 }, 'steps'],
    ['no step taken', { ...good, steps: 0 }, 'steps'],
    ['unknown rulings', { ...good, rulings: { supply: 'some' } }, 'rulings'],
    ['a question that is none', { ...good, pending: 'pay' }, 'not-a-position'],
    ['an unknown question', { ...good, pending: { type: 'sing' } }, 'pending'],
    ['a keep of nothing', { ...good, phase: 'end', pending: { type: 'keep', drawn: [] } }, 'pending'],
    ['a keep before the end', { ...good, phase: 'bonus', pending: { type: 'keep', drawn: [2] } }, 'pending'],
    ['a gift before the end', { ...good, pending: { type: 'give', from: A, to: B, count: 1 } }, 'pending'],
    [
      'a gift to oneself',
      { ...good, phase: 'end', pending: { type: 'give', from: A, to: A, count: 1 } },
      'pending',
    ],
    [
      'a gift from nobody',
      { ...good, phase: 'end', pending: { type: 'give', from: 3, to: A, count: 1 } },
      'pending',
    ],
    [
      'a gift to nobody',
      { ...good, phase: 'end', pending: { type: 'give', from: A, to: 3, count: 1 } },
      'pending',
    ],
    [
      'a gift between others',
      { ...good, phase: 'end', pending: { type: 'give', from: B, to: C, count: 1 } },
      'pending',
    ],
    [
      'a gift of three',
      { ...good, phase: 'end', pending: { type: 'give', from: A, to: B, count: 3 } },
      'pending',
    ],
    [
      'a gift of half a card',
      { ...good, phase: 'end', pending: { type: 'give', from: A, to: B, count: 0.5 } },
      'pending',
    ],
    [
      'a gift of more than the hand',
      { ...good, phase: 'end', pending: { type: 'give', from: A, to: B, count: 2 } },
      'pending',
    ],
    [
      'protect: not the taker’s turn',
      { ...good, pending: { type: 'protect', good: 7, holder: A, taker: B } },
      'pending',
    ],
    [
      'protect: from oneself',
      { ...good, pending: { type: 'protect', good: 7, holder: A, taker: A } },
      'pending',
    ],
    ['protect: not held', { ...good, pending: { type: 'protect', good: 7, holder: B, taker: A } }, 'pending'],
    [
      'protect: another token than is held',
      { ...good, toMove: B, pending: { type: 'protect', good: 6, holder: A, taker: B } },
      'pending',
    ],
    [
      'protect: held by nobody',
      { ...good, pending: { type: 'protect', good: 7, holder: 3, taker: A } },
      'pending',
    ],
    [
      'pay: before a card was taken',
      { ...good, toMove: B, phase: 'camel', pending: { type: 'pay', good: 7, holder: A, taker: B } },
      'pending',
    ],
  ])('%s', (_what, value, code) => {
    expect(codeOf(value)).toBe(code);
  });

  it.each([
    ['too many cards', { ...good, deck: [2, 2, 2] }, { good: 2 }],
    ['a good not in the game', { ...good, deck: [1] }, { good: 1 }],
    ['a token not in the game', seat({ tokens: [{ good: 10, side: 'number' }] }), { good: 10 }],
    ['a token twice', seat({ tokens: [7, 7].map((token) => ({ good: token, side: 'shang' })) }), { good: 7 }],
    ['too many coins', seat({ coins: 39 }), { sum: 45, most: 44 }],
  ])('says what it is about: %s', (_what, value, detail) => {
    try {
      fromPosition(value as Position, 'x');
      expect.unreachable();
    } catch (error) {
      expect(error).toMatchObject({ name: 'InvalidPosition', detail });
      expect((error as InvalidPosition).message).toContain(JSON.stringify(detail));
    }
  });

  it('takes no steps before the camel moves, and the question whether to pay', () => {
    expect(codeOf({ ...good, phase: 'camel', steps: 0 })).toBe('none');
    expect(codeOf({ ...good, toMove: B, pending: { type: 'pay', good: 7, holder: A, taker: B } })).toBe(
      'none',
    );
  });

  it('supply: unlimited lifts the limits of the box, not those of sense', () => {
    const rich = { ...(seat({ coins: 100, prestige: 100 }) as Position), rulings: { supply: 'unlimited' } };
    expect(codeOf(rich)).toBe('none');
    expect(codeOf({ ...(seat({ coins: 101 }) as Position), rulings: { supply: 'unlimited' } })).toBe('coins');
  });

  it('supply: unlimited: nothing a game can add takes a count past what the board can hold', () => {
    let state = table({
      at: 'princess',
      phase: 'camel',
      A: { coins: 100, prestige: 100, shop: [2, 3, 4, 5, 6, 7, 8], tokens: [2, 3, 4, 5, 6, 7, 8] },
      B: {},
      rulings: { supply: 'unlimited' },
      pile: ([8, 8, 8, 8, 7, 7, 7, 7, 6, 6, 6, 5, 5, 5, 4, 4] as Good[]).slice(0, 14),
      market: [8, 8, 7, 6, 5, 4, 3, 3],
    });
    for (let turn = 0; toMove(state) !== undefined && turn < 40; turn++) {
      const mine = toMove(state) === A;
      const before = toPosition(state);
      const far = (spaceOf('princess') - before.camel + 8) % 8 || 8;
      state = played(state, { type: 'move-camel', steps: mine ? far : 1 });
      if (toPosition(state).phase === 'good') state = played(state, { type: 'take-good', to: 'hand' });
      state = played(state, mine ? { type: 'princess' } : { type: 'skip-bonus' });
      if (mine) {
        const { tokens, prestige } = toPosition(state).seats[A]!;
        expect(prestige).toBe(before.seats[A]!.prestige + tokens.length);
      }
      state = played(state, { type: 'end-turn' });
    }
  });

  it('all the cards of the box fit in the pile', () => {
    const deck = ([1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as Good[]).flatMap((n) => new Array<Good>(n).fill(n));
    const there = { ...position({ A: {}, B: {}, C: {}, D: {} }), market: new Array(8).fill(null), deck };
    expect(toPosition(fromPosition(there, 'x')).deck).toEqual(deck);
  });
});
