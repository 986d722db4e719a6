/** That the arena sees how somebody plays: and that of the bots' tastes, each can be felt. */
import { describe, expect, it } from 'vitest';
import { arenaGame } from '../../scripts/arena/dunhuang.ts';
import type { AnyGame } from '../../scripts/arena/game.ts';
import { compareHabits, noHabits, note } from '../../scripts/arena/habits.ts';
import { playDeal, type Sides } from '../../scripts/arena/match.ts';
import type { PersonalityId } from '../../src/bots/dunhuang/index.ts';

describe('habits', () => {
  it('are means of a turn, compared, with an interval over deals', () => {
    const deal = (...coins: number[]) => {
      const habits = noHabits();
      for (const held of coins) note(habits, { coins: held });
      return habits;
    };
    const [same] = compareHabits([
      [deal(6, 6), deal(4)],
      [deal(3), deal(2, 2)],
    ]);
    expect(same).toMatchObject({ name: 'coins', a: 5, b: 8 / 3 });
    expect(same!.more).toBeCloseTo(0.875);
    const [sure] = compareHabits(Array.from({ length: 50 }, () => [deal(6), deal(4)] as const));
    expect(sure!.more).toBeCloseTo(0.5);
    expect(sure!.interval[1] - sure!.interval[0]).toBeCloseTo(0);
    const [unsure] = compareHabits([
      [deal(6), deal(4)],
      [deal(2), deal(4)],
    ]);
    expect(unsure!.interval[0]).toBeLessThan(0);
    expect(unsure!.interval[1]).toBeGreaterThan(0);
  });
});

const GAMES = 16; // a quick look: docs/bots.md has the figures of thousands

/** What each has most clearly more of than who has no taste. */
const LIKES: Readonly<Record<PersonalityId, string>> = {
  collector: 'different goods in hand',
  raider: 'tokens raided',
  miser: 'coins held',
  courtier: 'prestige gained',
};

describe.each(Object.entries(LIKES))('the %s', (personality, habit) => {
  it(`plays by its taste: ${habit}`, () => {
    const sides = [`greedy+${personality}`, 'greedy'].map((name) => arenaGame.contestant(name, {}));
    const deals = Array.from({ length: GAMES / 2 }, (_, i) =>
      playDeal(arenaGame as unknown as AnyGame, 2, `felt ${i}`, sides as unknown as Sides),
    );
    const found = compareHabits(deals.map(({ habits }) => habits)).find(({ name }) => name === habit);
    expect(found!.more).toBeGreaterThan(0.1);
  });
});
