// Turns that no play leads to, byte by byte: rolled too soon, coins owed to nobody, a good to leave out without that power.
import { describe, it } from 'vitest';
import {
  BECAUSE,
  COINS,
  DIE,
  DONE,
  GOODS,
  HEIR,
  LEFT,
  NEED,
  OWED,
  PAID,
  PILE,
  POINTS,
  POWER,
  STOCK,
  USED,
} from '../../../src/games/dragon-market/board.ts';
import { POWERS, type PowerId, RED } from '../../../src/games/dragon-market/index.ts';
import { bay } from './support/bay.ts';
import { both, type Case, cell, expectWrong, type Spoil, word } from './support/spoil.ts';

/** The card that A has done is another: its power, too. Cards of ours have the power of their number. */
const doneInstead =
  (was: PowerId, is: PowerId): Spoil =>
  ({ cells, words }) => {
    const card = POWERS.indexOf(is);
    cells[PILE + cells.subarray(PILE, PILE + 13).indexOf(card)] = POWERS.indexOf(was);
    cells[DONE] = card;
    words[POWER] = 1 << card;
  };

describe('before the roll', () => {
  const state = bay('A . .\n. 0 0aB 0b', { phase: 'roll', A: { coins: 1 } });
  const CASES: Case[] = [
    ['turn', 'a face of the first die', cell(DIE, 3)],
    ['turn', 'a face of the second', cell(DIE + 1, 3)],
    ['turn', 'points', cell(POINTS, 1)],
    ['turn', 'a coin paid', cell(PAID, 1)],
    ['turn', 'a power used', word(USED, 1)],
    ['heirs', 'somebody on another’s square', ({ cells }) => cells.copyWithin(HEIR, HEIR + 1, HEIR + 2)],
  ];
  it.each(CASES)('%s: %s', (...one) => expectWrong(state, one));
});

describe('with seven points always', () => {
  const state = bay('A . .', { rulings: { dice: 'seven' }, dice: [3, 4] });
  const CASES: Case[] = [
    ['turn', 'the first die shows another face', cell(DIE, 4)],
    ['turn', 'the second does', cell(DIE + 1, 3)],
  ];
  it.each(CASES)('%s: %s', (...one) => expectWrong(state, one));
});

describe('turn.leftover: a coin is asked for', () => {
  const purses = { A: { coins: 2 }, B: { coins: 5 }, C: { coins: 5 } };
  const state = bay('A . .', { ...purses, phase: 'take-coin', owed: 2, because: 'end-turn', points: 0 });
  const CASES: Case[] = [
    ['owed', 'while there is a stock', both(cell(STOCK, 1), cell(COINS, 1))],
    ['owed', 'and none is owed', cell(OWED, 0)],
    ['owed', 'for a reason that is none', cell(BECAUSE, 2)],
    ['owed', 'and one alone has the most', both(cell(COINS + 1, 6), cell(COINS + 2, 4))],
    ['owed', 'with points left', cell(POINTS, 1)],
    ['owed', 'for a power that nobody has', cell(BECAUSE, 1)],
  ];
  it.each(CASES)('%s: %s', (...one) => expectWrong(state, one));
});

describe('power.coins: a coin is asked for', () => {
  const state = bay('A . .', {
    rulings: { objectives: 'red' },
    phase: 'take-coin',
    owed: 3,
    because: 'power',
    A: { coins: 2, powers: ['coins'], objective: null },
    B: { coins: 5 },
    C: { coins: 5 },
  });
  const CASES: Case[] = [
    ['owed', 'more than the power gives', cell(OWED, 4)],
    ['owed', 'the card that was done last has another power', doneInstead('coins', 'jump')],
  ];
  it.each(CASES)('%s: %s', (...one) => expectWrong(state, one));
});

describe('power.fewer: a good to leave out', () => {
  const state = bay('A . .', {
    rulings: { objectives: 'red' },
    phase: 'need-not',
    A: { powers: ['fewer'], objective: 3 },
  });
  const [first, ...others] = RED[3]!.goods;
  const rest = others.reduce((bits, kind) => bits | (1 << kind), 0);
  const CASES: Case[] = [
    ['phase', 'the card that was done last has another power', doneInstead('fewer', 'jump')],
    [
      'phase',
      'a good of it is fetched already',
      both(word(GOODS, 1 << first!), word(NEED, rest), ({ cells }) => cells.fill(1, LEFT, LEFT + 20)),
    ],
    ['phase', 'one is left out already', word(NEED, rest)],
  ];
  it.each(CASES)('%s: %s', (...one) => expectWrong(state, one));
});
