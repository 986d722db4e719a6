import { describe, expect, it } from 'vitest';
import { type CountedTable, type Good, scoreWarnings } from '../../../src/games/dunhuang/index.ts';

const nobody = { tokens: [], prestige: 0, coins: 0, hand: [] };
type Player = CountedTable['players'][number];

const table = (players: Partial<Player>[], more: Partial<CountedTable> = {}): CountedTable => ({
  players: players.map((player) => ({ ...nobody, ...player })),
  supply: 'box',
  instant: null,
  ...more,
});

describe('a table that does not add up', () => {
  it('is not one that does', () => {
    const whole = table([
      { tokens: [1, 10], prestige: 28, hand: [1, 10] },
      { coins: 44 },
      {},
      { hand: [2, 2] },
    ]);
    expect(scoreWarnings(whole)).toEqual([]);
  });

  it('has more cards of a good than exist', () => {
    expect(scoreWarnings(table([{ hand: [2, 2] }, { hand: [2] }, {}]))).toEqual([
      { code: 'cards', rule: 'box', good: 2, counted: 3, exist: 2 },
    ]);
  });

  it.each([
    [2, [1, 9, 10]],
    [3, [1, 10]],
  ] as const)('has goods that %i players take out', (players, out) => {
    for (const good of out as readonly Good[]) {
      const rest = Array.from({ length: players - 1 }, () => ({}));
      expect(scoreWarnings(table([{ hand: [good], tokens: [good] }, ...rest]))).toEqual([
        { code: 'cards', rule: 'setup.goods', good, counted: 1, exist: 0 },
        { code: 'token', rule: 'setup.goods', good, seat: 0 },
      ]);
    }
  });

  it('has more coins or prestige than the box, unless the table uses other things for them', () => {
    const rich = [
      { coins: 40, prestige: 20 },
      { coins: 5, prestige: 9 },
    ];
    expect(scoreWarnings(table(rich))).toEqual([
      { code: 'prestige', rule: 'supply', counted: 29, exist: 28 },
      { code: 'coins', rule: 'supply', counted: 45, exist: 44 },
    ]);
    expect(scoreWarnings(table(rich, { supply: 'unlimited' }))).toEqual([]);
  });

  it('has a winner at once with too little', () => {
    const hand: Good[] = [2, 3, 4, 4];
    const poor = table([{}, { tokens: [2, 3, 4, 5], hand }], { instant: 1 });
    expect(scoreWarnings(poor)).toEqual([
      { code: 'instant-tokens', rule: 'turn.win', seat: 1, counted: 4, needs: 5 },
      { code: 'instant-goods', rule: 'turn.win', seat: 1, counted: 3, needs: 4 },
    ]);
    const three = table([{ tokens: [2, 3, 4, 5], hand: [...hand, 5] }, {}, {}], { instant: 0 });
    expect(scoreWarnings(three)).toEqual([]);
    expect(scoreWarnings(table([{}, {}], { instant: 3 }))).toEqual([]); // nobody sits there
  });
});
