import { describe, expect, it } from 'vitest';
import { finalScores, type Good, outcome, toMove, toPosition } from '../../../src/games/dunhuang/index.ts';
import { A, B, END, played, type SeatWords, table } from './support/table.ts';

describe('end.trigger', () => {
  const ending = (turn: 'A' | 'B' | 'C', more = {}) =>
    played(table({ phase: 'end', turn, first: 'B', A: {}, B: {}, C: {}, pile: [], ...more }), END);

  it('end.trigger: the round is played to the player on the right of the first', () => {
    expect(toMove(ending('B'))).toBe(2);
    expect(toPosition(ending('B')).closing).toBe(true);
    expect(outcome(ending('B'))).toBeUndefined();
    expect(outcome(ending('A'))?.reason).toBe('scored');
    expect(outcome(ending('A', { closing: true }))?.reason).toBe('scored');
    expect(outcome(ending('C', { closing: true }))).toBeUndefined();
  });

  it('end.trigger: what there is in the pile is laid down all the same', () => {
    const state = played(
      table({
        phase: 'end',
        at: 'soldier',
        A: {},
        B: {},
        market: [5, 6, null, null, 8, null, 7, 8],
        pile: [4, 3],
      }),
      END,
    );
    expect(toPosition(state)).toMatchObject({ market: [5, 6, null, 4, 8, 3, 7, 8], closing: true, deck: [] });
  });

  it.each([
    ['cannot-refill', undefined],
    ['pile-empty', true],
  ] as const)('endTrigger %s: a full market over an empty pile: closing %s', (endTrigger, closing) => {
    const state = played(
      table({
        phase: 'end',
        A: {},
        B: {},
        pile: [4],
        market: [5, null, 6, 7, 8, 5, 6, 7],
        rulings: { endTrigger },
      }),
      END,
    );
    expect(toPosition(state).closing).toBe(closing);
  });

  it('a finished game keeps its table, and takes no more moves', () => {
    const state = ending('A');
    expect(toMove(state)).toBeUndefined();
    expect(toPosition(state)).toMatchObject({ toMove: A, phase: 'end', closing: true });
  });
});

describe('scoring', () => {
  const score = (...players: { hand?: Good[]; tokens?: number; prestige?: number; coins?: number }[]) =>
    finalScores({
      players: players.map(({ hand = [], tokens = 0, prestige = 0, coins = 0 }) => ({
        hand,
        tokens,
        prestige,
        coins,
      })),
    });

  it('score.tokens, score.prestige: 2 for each token, 1 for each prestige', () => {
    expect(score({ tokens: 3, prestige: 4 }, {})[0]).toMatchObject({
      tokens: 6,
      prestige: 4,
      cards: 0,
      total: 10,
    });
  });

  it('score.hand: who has the most of a good keeps one of it, ties included', () => {
    const [a, b] = score({ hand: [5, 5, 7], tokens: 3 }, { hand: [5, 7], tokens: 3 });
    expect(a).toMatchObject({ kept: [7, 5], beaten: [], cards: 12 });
    expect(b).toMatchObject({ kept: [7], beaten: [5], cards: 7 });
  });

  it('score.cap: at most as many cards as tokens, the highest', () => {
    expect(score({ hand: [5, 7, 10], tokens: 2 }, {})[0]).toMatchObject({
      kept: [10, 7],
      surplus: [5],
      cards: 17,
    });
    expect(score({ hand: [5, 7, 10], tokens: 0 }, {})[0]).toMatchObject({
      kept: [],
      surplus: [10, 7, 5],
      cards: 0,
    });
  });

  it('ruling.hand-tie: who has no token still counts, and a cut card revives nobody else', () => {
    const [a, b] = score({ hand: [9, 9], tokens: 0 }, { hand: [9], tokens: 2 });
    expect(a).toMatchObject({ surplus: [9], cards: 0 });
    expect(b).toMatchObject({ beaten: [9], cards: 0 });
  });

  it('score.cap: the worked example, 21 against 23', () => {
    const [a, b] = score({ hand: [5, 7, 10], tokens: 2 }, { hand: [6, 9], tokens: 3, prestige: 2 });
    expect([a!.total, b!.total]).toEqual([21, 23]);
    expect([a!.rank, b!.rank]).toEqual([2, 1]);
  });

  it('score.tie: then most coins', () => {
    expect(score({ prestige: 5, coins: 1 }, { prestige: 5, coins: 2 }).map((sheet) => sheet.rank)).toEqual([
      2, 1,
    ]);
    expect(score({ prestige: 5, coins: 9 }, { prestige: 6, coins: 0 }).map((sheet) => sheet.rank)).toEqual([
      2, 1,
    ]);
  });

  it('ruling.shared: equal in points and coins share the rank', () => {
    const sheets = score(
      { prestige: 5, coins: 2 },
      { prestige: 7 },
      { prestige: 5, coins: 2 },
      { prestige: 1 },
    );
    expect(sheets.map((sheet) => sheet.rank)).toEqual([2, 1, 2, 4]);
  });

  it('an empty table has no sheets, and a good nobody holds is in none', () => {
    expect(score()).toEqual([]);
    expect(score({ hand: [3] }, {})[1]).toMatchObject({ kept: [], surplus: [], beaten: [] });
  });

  it('ruling.shared: the outcome of a game names all who share the win', () => {
    const finish = (a: SeatWords, b: SeatWords) =>
      outcome(played(table({ phase: 'end', turn: 'B', first: 'A', pile: [], A: a, B: b }), END))!;
    const shared = finish({ prestige: 2, coins: 4 }, { prestige: 2, coins: 4 });
    expect(shared).toMatchObject({ reason: 'scored', winners: [A, B] });
    expect(finish({ coins: 4 }, { coins: 5 }).winners).toEqual([B]);
    const { sheets } = finish({ hand: [5, 5], tokens: [5], prestige: 1 }, { hand: [5] });
    expect(sheets!.map((sheet) => sheet.total)).toEqual([8, 0]);
  });
});
