import { describe, expect, it } from 'vitest';
import {
  BONUSES,
  type CardValue,
  type CompanionGame,
  checkTap,
  FORTUNE_ACTIONS,
  follow,
  InvalidInput,
  owedBy,
  PHASES,
  type Tap,
  WORK_ACTIONS,
} from '../../../src/games/yinzi/index.ts';
import { below, seedFrom } from '../../../src/lib/random.ts';

const GAME: CompanionGame = { players: 2, order: [1, 0], taps: [] };
const standingAfter = (...taps: Tap[]) => follow({ ...GAME, taps });
const bonus = (name: (typeof BONUSES)[number]): Tap => ({ type: 'bonus', bonus: name });
const fortune = (action: (typeof FORTUNE_ACTIONS)[number], taxed = false): Tap => ({
  type: 'fortune',
  action,
  taxed,
  value: null,
});
const work = (action: (typeof WORK_ACTIONS)[number]): Tap => ({ type: 'work', action });
const NEXT: Tap = { type: 'next' };
const CHOSEN: Tap[] = [bonus('factory'), bonus('sales'), NEXT];

describe('a game on the table', () => {
  it('round.bonus: in provisional order, each space once; then from left to right', () => {
    expect(standingAfter()).toMatchObject({ round: 1, phase: 'bonus', toAct: 1, order: [1, 0] });
    expect(checkTap(standingAfter(bonus('boat')), bonus('boat'))).toEqual({
      code: 'bonus-taken',
      rule: 'round.bonus',
    });
    expect(checkTap(standingAfter(bonus('boat')), NEXT)).toEqual({
      code: 'other-phase',
      rule: 'round.bonus',
    });
    expect(standingAfter(...CHOSEN)).toMatchObject({ phase: 'actions', order: [0, 1], toAct: 0 });
  });

  it('round.actions: one at a time, each action once a round; a taxed card leaves a disc', () => {
    const now = standingAfter(...CHOSEN, fortune('sell', true), fortune('sell'));
    expect(now.toAct).toBe(0);
    expect(now.used.map(({ taxDiscs }) => taxDiscs)).toEqual([1, 0]);
    expect(checkTap(now, fortune('sell'))).toEqual({ code: 'used', rule: 'round.actions' });
    expect(checkTap(now, work('war'))).toBeUndefined();
    const fought = standingAfter(
      ...CHOSEN,
      fortune('sell'),
      fortune('sell'),
      work('resources'),
      work('war'),
      work('war'),
    );
    expect(fought.war).toEqual([1, 0]); // slots are taken from the left, as they come
  });

  it('idea.six: three of each, and a fortune action first', () => {
    const begun = standingAfter(...CHOSEN);
    expect(checkTap(begun, work('war'))).toEqual({ code: 'fortune-first', rule: 'idea.six' });
    const taps = (['boats', 'plant', 'sell'] as const).flatMap((action) => [
      fortune(action),
      fortune(action),
    ]);
    expect(checkTap(standingAfter(...CHOSEN, ...taps), fortune('factory'))).toEqual({
      code: 'three-already',
      rule: 'idea.six',
    });
    const rest = (['resources', 'produce', 'ships'] as const).flatMap((action) => [
      work(action),
      work(action),
    ]);
    const done = standingAfter(...CHOSEN, ...taps, ...rest);
    expect(done).toMatchObject({ phase: 'actions', toAct: null });
    expect(checkTap(done, work('war'))).toEqual({ code: 'other-phase', rule: 'round.actions' });
  });

  it('round.taxes: what the cards played cost, once their values are known', () => {
    const card = (action: (typeof FORTUNE_ACTIONS)[number], value: CardValue): Tap => ({
      type: 'fortune',
      action,
      taxed: value === 2,
      value,
    });
    const known = standingAfter(...CHOSEN, card('boats', 3), card('sell', null), card('sell', 2));
    expect(known.used.map(owedBy)).toEqual([1, null]); // 3 + 2 + a disc
    const exempt = standingAfter(
      bonus('no-taxes'),
      bonus('sales'),
      NEXT,
      card('boats', 3),
      card('boats', null),
    );
    expect(owedBy(exempt.used[1]!)).toBe(0);
  });

  it('end.last: four rounds of ten steps, the order kept from one to the next, used things fresh', () => {
    const dice = new Int32Array(4);
    seedFrom('rounds', dice, 0);
    let taps: Tap[] = [];
    const every: Tap[] = [
      ...BONUSES.map(bonus),
      ...FORTUNE_ACTIONS.map((action) => fortune(action)),
      ...WORK_ACTIONS.map((action) => work(action)),
      NEXT,
    ];
    const phases: string[] = [];
    for (let now = standingAfter(); !now.over; now = standingAfter(...taps)) {
      if (phases.at(-1) !== `${now.round} ${now.phase}`) phases.push(`${now.round} ${now.phase}`);
      const possible = every.filter((tap) => checkTap(now, tap) === undefined);
      expect(possible.length).toBeGreaterThan(0); // a group of three can always be completed
      taps = [...taps, possible[below(dice, 0, possible.length)]!];
    }
    expect(phases).toEqual([1, 2, 3, 4].flatMap((round) => PHASES.map((phase) => `${round} ${phase}`)));
    expect(checkTap(standingAfter(...taps), NEXT)).toEqual({ code: 'over', rule: 'end.last' });
    const second = taps.findLastIndex((_, i) => standingAfter(...taps.slice(0, i)).round === 1) + 1;
    const begins = standingAfter(...taps.slice(0, second));
    expect(begins.order).toEqual(standingAfter(...taps.slice(0, second - 1)).order);
    expect(begins.used.every((used) => used.bonus === null && used.fortune.length === 0)).toBe(true);
  });

  it.each([
    null,
    { ...GAME, players: 1 },
    { ...GAME, order: [0, 0] },
    { ...GAME, taps: [work('war')] },
    { ...GAME, taps: [{ type: 'bonus', bonus: 'tea' }] },
    { ...GAME, taps: new Array(1000).fill(NEXT) },
    { ...GAME, taps: [...CHOSEN, { ...fortune('sell'), value: 4 }] },
  ])('refuses %j with a code', (game) => {
    expect(() => follow(game as CompanionGame)).toThrow(InvalidInput);
  });
});
