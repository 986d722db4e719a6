// Boards that no play leads to, byte by byte: each is found out, and by what is wrong with it.
import { describe, expect, it } from 'vitest';
import {
  ASK,
  ASK_KEEP,
  ASK_NEED_NOT,
  ASK_NOTHING,
  ASK_PLACE,
  ASK_TAKE_COIN,
  AT,
  BECAUSE,
  CARDS,
  COINS,
  createBoard,
  DECIDER,
  DECK_SIZE,
  DIE,
  DONE_COUNT,
  DRAWN,
  DRAWN_COUNT,
  FIRST,
  GOODS,
  HEADING,
  HEIR,
  KIND,
  LEFT,
  NEED,
  OBJECTIVE,
  OWED,
  PAID,
  PILE,
  PILE_SIZE,
  PLAYERS,
  POINTS,
  POWER,
  RULED_OUT,
  RULING,
  RULING_TEAMS,
  STOCK,
  TURN,
  USED,
} from '../../../src/games/dragon-market/board.ts';
import { placeOf, wrongWith } from '../../../src/games/dragon-market/fast.ts';
import { BLUE, createGame, legalMoves, play } from '../../../src/games/dragon-market/index.ts';
import { loadInto } from '../../../src/games/dragon-market/state.ts';
import { bay } from './support/bay.ts';
import { both, type Case, cell, expectWrong, word } from './support/spoil.ts';

const blue = bay('A . .\n. 0 0aB 0b\n. . .\n. 5b 5 5a', { players: 3, A: { coins: 2 } });
const red = bay('A . .', { rulings: { objectives: 'red' }, A: { powers: ['coins', 'leap'] } });

describe('in the middle of a blue game of three', () => {
  const CASES: Case[] = [
    ['players', 'one player', cell(PLAYERS, 1)],
    ['players', 'five', cell(PLAYERS, 5)],
    ['rulings', 'an answer that no ruling has', cell(RULING, 3)],
    ['teams', 'teams of three', cell(RULING_TEAMS, 1)],
    ['turn', 'a first player who is not there', cell(FIRST, 3)],
    ['turn', 'a turn of somebody who is not there', cell(TURN, 3)],
    ['turn', 'a question to somebody who is not there', cell(DECIDER, 3)],
    ['deck', 'fewer cards than sides', cell(DECK_SIZE, 2)],
    ['deck', 'more cards than any box has', cell(DECK_SIZE, 14)],
    ['deck', 'a kind that is none', cell(CARDS + 4, 20)],
    ['deck', 'a kind twice on a card', ({ cells }) => cells.copyWithin(CARDS + 5, CARDS + 4, CARDS + 5)],
    ['boats', 'a boat that is not placed', both(cell(AT + 3, 0), cell(HEADING + 3, 0))],
    ['boats', 'a heading that is none', cell(HEADING + 1, 4)],
    ['boats', 'a boat on the rim', cell(AT + 1, 12)],
    ['sailor-at-the-edge', 'a sailor of the centre at the edge', cell(AT + 5, placeOf(5))],
    ['overlap', 'two boats on a square', ({ cells }) => cells.copyWithin(AT + 1, AT, AT + 1)],
    ['piles', 'a kind on two piles', ({ cells }) => cells.copyWithin(KIND + 1, KIND, KIND + 1)],
    ['tokens', 'three tokens of a kind', cell(LEFT, 3)],
    ['tokens', 'two left and one held', word(GOODS + 2, 1)],
    ['coins', 'thirteen coins', cell(STOCK, 11)],
    ['coins', 'coins of a side that is not there', both(cell(COINS + 3, 1), cell(STOCK, 9))],
    ['objectives', 'a card in two places', ({ cells }) => cells.copyWithin(PILE, OBJECTIVE, OBJECTIVE + 1)],
    ['objectives', 'a card that is none', cell(OBJECTIVE + 1, 12)],
    [
      'objectives',
      'something below the end of the pile',
      ({ cells }) => cells.fill(1, PILE + cells[PILE_SIZE]!, PILE + cells[PILE_SIZE]! + 1),
    ],
    [
      'objectives',
      'an objective of a side that is not there',
      ({ cells }) => {
        cells[PILE_SIZE]!--;
        cells[OBJECTIVE + 3] = cells[PILE + cells[PILE_SIZE]!]!;
        cells[PILE + cells[PILE_SIZE]!] = 0;
      },
    ],
    ['objectives', 'a game that is won and goes on', cell(DONE_COUNT, 3)],
    ['objectives', 'a game that is over before it is won', cell(ASK, ASK_NOTHING)],
    ['objectives', 'a power without its card', word(POWER, 1)],
    ['objectives', 'a card ruled out that is none', word(RULED_OUT + 1, 1 << 12)],
    ['need', 'a need that is not on the card', word(NEED + 1, 0x80000)],
    [
      'need',
      'something waived with blue cards',
      ({ words }) => {
        words[NEED + 1]! &= words[NEED + 1]! - 1;
      },
    ],
    [
      'need',
      'all fetched and home, and not delivered',
      ({ cells, words }) => {
        words[GOODS] = words[NEED]!;
        words[NEED] = 0;
        cells.fill(1, LEFT, LEFT + 20);
      },
    ],
    [
      'drawn',
      'cards drawn and nobody to choose',
      ({ cells }) => {
        cells[PILE_SIZE]!--;
        cells[DRAWN] = cells[PILE + cells[PILE_SIZE]!]!;
        cells[PILE + cells[PILE_SIZE]!] = 0;
        cells[DRAWN_COUNT] = 1;
      },
    ],
    ['phase', 'a question that is none', cell(ASK, 8)],
    ['turn', 'another decides than whose turn it is', cell(DECIDER, 1)],
    ['turn', 'a face that no die has', cell(DIE, 5)],
    ['turn', 'more points than were rolled and paid', cell(POINTS, 9)],
    ['turn', 'three coins paid', cell(PAID, 3)],
    ['turn', 'a power used that nobody has', word(USED, 1)],
    ['owed', 'coins owed to nobody', cell(OWED, 1)],
    ['owed', 'a reason for coins, and no coins', cell(BECAUSE, 1)],
    ['owed', 'a coin asked for while there is a stock', both(cell(ASK, ASK_TAKE_COIN), cell(OWED, 1))],
    ['phase', 'a good to leave out with blue cards', cell(ASK, ASK_NEED_NOT)],
    ['heirs', 'an heir of nobody', cell(HEIR + 3, placeOf(0))],
    ['heirs', 'an heir in the water', cell(HEIR + 1, placeOf(55))],
    ['heirs', 'an heir on the rim', cell(HEIR + 1, 3)],
    ['heirs', 'two who wait on one square', ({ cells }) => cells.copyWithin(HEIR + 2, HEIR + 1, HEIR + 2)],
  ];

  it.each(CASES)('%s: %s', (...one) => expectWrong(blue, one));
});

describe('in the middle of a red game', () => {
  const CASES: Case[] = [
    ['deck', 'a power that is none', cell(CARDS + 3, 13)],
    ['objectives', 'a power more than cards done', word(POWER, 0x1fff)],
    ['drawn', 'a choice of nothing', cell(ASK, ASK_KEEP)],
    ['phase', 'a good to leave out without that power', cell(ASK, ASK_NEED_NOT)],
    [
      'need',
      'two goods waived',
      ({ words }) => {
        words[NEED + 1]! &= words[NEED + 1]! - 1;
        words[NEED + 1]! &= words[NEED + 1]! - 1;
      },
    ],
  ];

  it.each(CASES)('%s: %s', (...one) => expectWrong(red, one));
});

describe('while boats are placed', () => {
  const CARD_0 = BLUE[0]!.reduce((bits, kind) => bits | (1 << kind), 0);
  const start = createGame({ players: 2, seed: 'check', firstPlayer: 0, rulings: { layout: 'placed' } });
  const state = play(start, legalMoves(start).find(({ type }) => type === 'place-boat')!);
  const CASES: Case[] = [
    ['boats', 'a heading of a boat that is not placed', cell(HEADING + 7, 1)],
    [
      'boats',
      'a higher number before a lower',
      ({ cells }) => cells.copyWithin(AT + 2, AT, AT + 1).fill(0, AT, AT + 1),
    ],
    ['piles', 'goods before all boats lie', cell(KIND + 3, 1)],
    ['piles', 'tokens before all boats lie', cell(LEFT + 3, 1)],
    ['turn', 'points before anybody rolls', cell(POINTS, 1)],
    ['turn', 'the turn of another than who begins', cell(TURN, 1)],
    ['objectives', 'an objective before they are dealt', both(cell(OBJECTIVE, 0), word(NEED, CARD_0))],
    [
      'objectives',
      'one done before they are dealt',
      ({ cells }) => cells.fill(1, DONE_COUNT, DONE_COUNT + 1),
    ],
  ];

  it.each(CASES)('%s: %s', (...one) => expectWrong(state, one));

  it('all boats lie, and still one is asked for', () => {
    const board = createBoard();
    loadInto(createGame({ players: 2, seed: 'check' }), board);
    board.cells[ASK] = ASK_PLACE;
    expect(wrongWith(board)).toBe('boats');
  });
});
