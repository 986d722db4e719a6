import { describe, expect, it } from 'vitest';
import {
  BLUE,
  check,
  createGame,
  legalMoves,
  outcome,
  playWithEvents,
  RED,
  toMove,
  toPosition,
  view,
} from '../../../src/games/dragon-market/index.ts';
import { coinsOf, END, PAY, played, ROLL, sideOf, squaresFor, step, take } from './support/ask.ts';
import { bay } from './support/bay.ts';

const TEAMS = { teams: true } as const;
const WISHES = BLUE[0]!; // 0, 9, 10, 18

describe('team.sides: seats 0 and 2 against 1 and 3', () => {
  it('teams: one objective and one purse each (setup.objective, setup.coins)', () => {
    const state = createGame({ players: 4, seed: 'teams', firstPlayer: 1, rulings: TEAMS });
    const { sides, pile } = toPosition(state);
    expect(sides).toHaveLength(2);
    expect(pile).toHaveLength(8);
    expect(coinsOf(state)).toEqual([1 + 3, 0 + 2]);
  });

  it('team.sides: either pays from the purse, and either takes goods', () => {
    const state = bay('# . .\n. 0 0aC 0b', {
      rulings: TEAMS,
      turn: 'C',
      goods: { '0a': 9 },
      A: { coins: 1, objective: 0 },
    });
    const next = played(state, PAY, take(9));
    expect(sideOf(next, 0)).toMatchObject({ coins: 0, goods: [9], need: [0, 10, 18] });
  });

  it('team.sides: a pontoon is an heir’s own all the same', () => {
    const state = bay('# 0bC 0a 0', { rulings: TEAMS, turn: 'C' });
    expect(squaresFor(state, 'step')).toEqual([2]);
  });

  it('turn.leftover: what the stock lacks comes from the other team', () => {
    const state = bay('# . .', { rulings: TEAMS, points: 2, A: { coins: 4 }, B: { coins: 8 } });
    expect(coinsOf(played(state, END))).toEqual([6, 6]);
  });
});

describe('goods.deliver: a team is done when all goods are there and one of the two is home', () => {
  it('goods.deliver: the one who comes home', () => {
    const state = bay('# 0bA 0a 0\n. 1 1aC 1b', { rulings: TEAMS, A: { objective: 0, goods: [...WISHES] } });
    expect(sideOf(played(state, step(0)), 0)).toMatchObject({ done: [0], goods: [] });
  });

  it('goods.deliver: the other is home already, and the last good is taken', () => {
    const state = bay('A . .\n. 0 0aC 0b', {
      rulings: TEAMS,
      turn: 'C',
      goods: { '0a': 9 },
      A: { objective: 0, goods: [0, 10, 18] },
    });
    const next = played(state, take(9));
    expect(sideOf(next, 0)).toMatchObject({ done: [0], goods: [] });
    expect(toPosition(next)).toMatchObject({ phase: 'move', toMove: 2 });
  });

  it('goods.deliver: even in passing, and the heir must still step on (heir.pass)', () => {
    const state = bay('A . .\n. 0 0aC 0bB', {
      rulings: { ...TEAMS, objectives: 'red' },
      turn: 'C',
      goods: { '0b': 2 },
      A: { objective: 0, goods: [0, 1] },
      B: { objective: 1 },
    });
    const passing = played(state, step(13), take(2));
    expect(toPosition(passing)).toMatchObject({ phase: 'keep' });
    const kept = played(passing, legalMoves(passing)[0]!);
    expect(new Set(legalMoves(kept).map((move) => move.type))).toEqual(new Set(['step']));
    expect(check(kept, END)).toEqual({ code: 'passing', rule: 'heir.pass' });
  });

  it('end.win: at four, for both', () => {
    const state = bay('# 0bA 0a 0\n. 1 1aC 1b', {
      rulings: TEAMS,
      A: { objective: 0, goods: [...WISHES], done: [3, 4, 5] },
    });
    const won = played(state, step(0));
    expect(outcome(won)).toEqual({ reason: 'objectives', winners: [0, 2] });
    const three = bay('# 0bA 0a 0\n. 1 1aC 1b', {
      rulings: TEAMS,
      A: { objective: 0, goods: [...WISHES], done: [3, 4] },
    });
    expect(outcome(played(three, step(0)))).toBeUndefined();
  });
});

describe('teams with red objectives', () => {
  const red = { ...TEAMS, objectives: 'red' } as const;

  it('advanced.choose: one side after another, from the first player’s on', () => {
    let state = createGame({ players: 4, seed: 'red', firstPlayer: 3, rulings: red });
    expect(toMove(state)).toBe(3);
    expect(legalMoves(state)).toHaveLength(2);
    expect(view(state, 1).drawn.cards).toHaveLength(2); // a partner looks on
    expect(view(state, 0).drawn).toEqual({ count: 2, cards: [] });
    state = played(state, legalMoves(state)[1]!);
    expect(toMove(state)).toBe(0);
    state = played(state, legalMoves(state)[0]!);
    expect(toPosition(state)).toMatchObject({ phase: 'roll', toMove: 3 });
    expect(toPosition(state).pile).toHaveLength(RED.length - 2);
  });

  it('team.sides: the powers belong to the team, once a turn of the one who moves (advanced.once)', () => {
    const swing = { type: 'swing', boat: 5 } as const;
    const state = played(
      bay('# . .', { rulings: red, A: { powers: ['swing'], coins: 1 } }),
      swing,
      END,
      ROLL,
    );
    expect(check(state, swing)?.code).toBe('no-power');
    expect(check(played(state, END, ROLL), swing)).toBeUndefined();
  });

  it('events of a team’s cards are for both of them', () => {
    const state = createGame({ players: 4, seed: 'red', firstPlayer: 3, rulings: red });
    const { events } = playWithEvents(state, legalMoves(state)[0]!);
    expect(events[0]).toMatchObject({ type: 'kept', side: [1, 3] });
  });
});
