import { describe, expect, it } from 'vitest';
import {
  fromPosition,
  InvalidPosition,
  outcome,
  type Position,
  RED,
  toPosition,
} from '../../../src/games/dragon-market/index.ts';
import { type BayWords, bay, position } from './support/bay.ts';
import { optionsNumber, randomGame } from './support/random-game.ts';

describe('a position', () => {
  it.each(Array.from({ length: 9 }, (_, n) => n * 4))('game %d: in and out again, after every move', (n) => {
    let looked = 0;
    randomGame(
      optionsNumber(n, 'position'),
      ({ state, events }) => {
        if (events.some((event) => event.type === 'boat-placed' || event.type === 'kept')) return; // set-up
        const there = toPosition(state);
        expect(JSON.stringify(toPosition(fromPosition(there, 'again')))).toBe(JSON.stringify(there));
        looked++;
      },
      80,
    );
    expect(looked).toBeGreaterThan(20);
  });

  it('of a game that is over tells who has won', () => {
    const { state } = randomGame(
      { players: 2, seed: 'over', rulings: { objectives: 'red' } },
      undefined,
      4000,
      0,
    );
    const again = fromPosition(toPosition(state), 'again');
    expect(outcome(again)).toEqual(outcome(state));
    expect(outcome(again)).toBeDefined();
  });
});

const refused = (there: unknown, seed: unknown = 'x'): string => {
  try {
    fromPosition(there as Position, seed as string);
    return 'fine';
  } catch (error) {
    if (error instanceof InvalidPosition) return error.code;
    throw error;
  }
};

describe('positions that are refused', () => {
  const PICTURE = '# . .\n. 0 0aA 0b .\n. 5b 5 5a .';
  const there = position(PICTURE, { A: { coins: 2 } });
  const side = (over: object, n = 0) => ({
    ...there,
    sides: there.sides.map((one, i) => (i === n ? { ...one, ...over } : one)),
  });
  const boat = (n: number, over: object) => ({
    ...there,
    boats: there.boats.map((one, i) => (i === n ? { ...one, ...over } : one)),
  });
  const asked = (words: BayWords) => position(PICTURE, words);

  it.each([
    ['fine as it is', there, 'fine'],
    ['nothing', null, 'not-a-position'],
    ['five players', { ...there, players: 5 }, 'players'],
    ['unknown rulings', { ...there, rulings: { wind: 1 } }, 'rulings'],
    ['teams of two', { ...there, rulings: { teams: true } }, 'teams'],
    ['a deck of one', { ...there, deck: { blue: [[1, 2, 3, 4]] } }, 'deck'],
    ['nine boats', { ...there, boats: there.boats.slice(1) }, 'boats'],
    ['a boat nowhere', boat(0, { at: 100 }), 'boats'],
    ['a boat askew', boat(0, { heading: 'up' }), 'boats'],
    ['a boat on another', boat(0, { at: 21 }), 'overlap'],
    ['a boat half off', boat(0, { at: 18 }), 'overlap'],
    ['a boat on a pontoon', boat(1, { at: 0 }), 'overlap'],
    ['a sailor at the edge', boat(5, { at: 50 }), 'sailor-at-the-edge'],
    ['one pile', boat(0, { piles: [{ kind: 0, left: 2 }] }), 'piles'],
    [
      'three on a pile',
      boat(0, {
        piles: [
          { kind: 0, left: 3 },
          { kind: 1, left: 2 },
        ],
      }),
      'piles',
    ],
    [
      'a kind on two piles',
      boat(0, {
        piles: [
          { kind: 0, left: 2 },
          { kind: 2, left: 2 },
        ],
      }),
      'piles',
    ],
    ['three tokens of a kind', side({ goods: [0], need: [9, 10, 18] }), 'tokens'],
    ['an heir in the sea', { ...there, heirs: [50, 99] }, 'heirs'],
    ['an heir on a sailor', { ...there, heirs: [11, 99] }, 'heirs'],
    ['an heir on another’s pontoon', { ...there, heirs: [99, 99] }, 'heirs'],
    ['one heir', { ...there, heirs: [0] }, 'heirs'],
    ['one side', { ...there, sides: there.sides.slice(1) }, 'sides'],
    ['a kind held twice', side({ goods: [0, 0] }), 'sides'],
    ['thirteen coins', side({ coins: 13 }), 'coins'],
    ['thirteen coins in two purses', side({ coins: 11 }, 1), 'coins'],
    ['an objective that is none', side({ objective: 13 }), 'objectives'],
    ['an objective twice', side({ objective: 1 }), 'objectives'],
    ['an objective in the pile', { ...there, pile: [0] }, 'objectives'],
    ['needs that are not on the card', side({ need: [1, 2, 3] }), 'need'],
    ['a need left out', side({ need: [0, 9, 10] }), 'need'],
    ['held and needed', asked({ A: { goods: [0], need: [0, 9, 10, 18] } }), 'need'],
    ['two who have won', { ...side({ done: [3, 4, 5] }), toMove: 1 }, 'objectives'],
    ['another phase', { ...there, phase: 'swim' }, 'phase'],
    ['a turn of nobody', { ...there, toMove: 2 }, 'turn'],
    ['a fifth face', { ...there, dice: [3, 2] }, 'turn'],
    ['points from nowhere', { ...there, points: 7 }, 'turn'],
    ['three coins paid', { ...there, paid: 3 }, 'turn'],
    ['a power that nobody has', { ...there, used: ['leap'] }, 'turn'],
    ['dice before the roll', { ...there, phase: 'roll' }, 'turn'],
    ['dice of another ruling', { ...there, rulings: { dice: 'seven' } }, 'turn'],
    ['cards drawn in passing', asked({ drawn: [5] }), 'drawn'],
    ['a blue choice', asked({ phase: 'keep', A: { objective: null }, drawn: [5] }), 'drawn'],
    [
      'no card to choose',
      asked({ rulings: { objectives: 'red' }, phase: 'keep', A: { objective: null }, drawn: [] }),
      'drawn',
    ],
    [
      'a choice in spite of an objective',
      asked({ rulings: { objectives: 'red' }, phase: 'keep', drawn: [9] }),
      'drawn',
    ],
    ['coins that nobody owes', { ...there, owed: 1 }, 'owed'],
    [
      'coins owed while there is a stock',
      asked({ phase: 'take-coin', owed: 1, because: 'end-turn', points: 0 }),
      'owed',
    ],
    ['a waiver that was not won', asked({ rulings: { objectives: 'red' }, phase: 'need-not' }), 'phase'],
    ['a seed that is none', there, 'seed'],
  ])('%s', (name, it_, code) => {
    expect(refused(it_, name === 'a seed that is none' ? 7 : 'x')).toBe(code);
  });

  it('everything at home would have been delivered', () => {
    const home = () => bay('A 0b 0a 0', { A: { objective: 0, goods: [0, 9, 10, 18] } });
    expect(home).toThrow('need');
  });

  it('an heir on another’s square who cannot step on', () => {
    const passing = (points: number) => position('# . .\n. 0 0aAB 0b .', { points });
    expect(refused(passing(1))).toBe('fine');
    expect(refused(passing(0))).toBe('heirs');
    expect(refused({ ...position('# . .\n. 0 0aAB 0b .', { phase: 'roll' }) })).toBe('heirs');
    expect(refused(position('# . .\n. 0 0aBC 0b .'))).toBe('heirs');
  });

  it('one good less is fine with red objectives only', () => {
    const red = position('# . .', { rulings: { objectives: 'red' }, A: { objective: 0, need: [0, 2] } });
    expect(refused(red)).toBe('fine');
    expect(refused({ ...red, sides: red.sides.map((one) => ({ ...one, need: [RED[0]!.goods[0]] })) })).toBe(
      'need',
    );
  });
});
