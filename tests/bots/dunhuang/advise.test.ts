import { describe, expect, it } from 'vitest';
import { advise, chooseMove, REASONS, review } from '../../../src/bots/dunhuang/index.ts';
import { reasonsFor } from '../../../src/bots/dunhuang/reasons.ts';
import {
  createGame,
  fromPosition,
  type Move,
  outcome,
  type Position,
  play,
  toMove,
  view,
} from '../../../src/games/dunhuang/index.ts';
import { randomState } from './positions.ts';

/** Seat 0 to move: one token short of five, with tea, paper and more to take it with. */
const ALMOST_WON: Position = {
  players: 2,
  circle: ['painter', 'dancer', 'diplomat', 'general', 'trader', 'domestic', 'shepherd', 'buddhist'],
  market: [2, 7, 8, 8, 8, 6, 5, 4],
  camel: 0,
  deck: [3, 4, 5, 6, 7, 8],
  seats: [
    {
      hand: [4, 5, 6, 8],
      shop: [2, 3, 5, 6],
      tokens: [2, 3, 5, 6].map((good) => ({ good: good as 2, side: 'number' })),
      coins: 3,
      prestige: 0,
    },
    { hand: [8, 8], shop: [7], tokens: [{ good: 7, side: 'number' }], coins: 3, prestige: 0 },
  ],
  firstPlayer: 0,
  toMove: 0,
  phase: 'camel',
};

describe('advice', () => {
  it('wins at once where it can, and says so', () => {
    const state = fromPosition(ALMOST_WON, 'advice');
    const [best] = advise(view(state, 0), { seed: 1, iterations: 300 });
    expect(outcome(best!.moves.reduce(play, state))).toMatchObject({ reason: 'instant', winners: [0] });
    expect(best!.chance).toBeGreaterThan(0.9);
    expect(best!.reasons).toEqual([{ code: 'wins' }]);
  });

  it('is a few whole turns that can be played, likeliest first', () => {
    for (let i = 0; i < 10; i++) {
      const state = randomState(3, `advice ${i}`, 12 + 4 * i);
      const advice = advise(view(state, toMove(state)), { seed: i, iterations: 200 });
      expect(advice.length).toBeGreaterThan(0);
      expect(advice.length).toBeLessThanOrEqual(3);
      for (const { moves, chance, share, reasons } of advice) {
        expect(() => moves.reduce(play, state)).not.toThrow();
        expect(chance).toBeGreaterThanOrEqual(0);
        expect(chance).toBeLessThanOrEqual(1);
        expect(share).toBeGreaterThan(0);
        for (const { code } of reasons) expect(REASONS).toContain(code);
      }
      expect(advice.map(({ share }) => share)).toEqual(
        advice.map(({ share }) => share).sort((a, b) => b - a),
      );
    }
  });
});

describe('reasons', () => {
  const state = fromPosition(
    { ...ALMOST_WON, toMove: 1, seats: [ALMOST_WON.seats[0]!, { ...ALMOST_WON.seats[1]!, hand: [6] }] },
    'reasons',
  );

  it('tell whom a taken token stops', () => {
    const turn: Move[] = [
      { type: 'move-camel', steps: 1 },
      { type: 'take-good', to: 'hand' },
      { type: 'dancer' },
    ];
    expect(reasonsFor(state, 1, turn).map(({ code }) => code)).toEqual(['prestige', 'leads-hand']);
    const attack: Move[] = [
      { type: 'move-camel', steps: 5 - 1 },
      { type: 'take-good', to: 'shop' },
    ];
    expect(reasonsFor(state, 1, attack)).toEqual([{ code: 'takes-token', good: 8 }]);
    const six = fromPosition({ ...ALMOST_WON, toMove: 1, camel: 4 }, 'stops');
    expect(
      reasonsFor(six, 1, [
        { type: 'move-camel', steps: 1 },
        { type: 'take-good', to: 'shop' },
      ]),
    ).toEqual([{ code: 'stops', good: 6, seat: 0 }]);
  });
});

describe('a review', () => {
  const options = { players: 2, seed: 'reviewed' } as const;
  const record = { options, moves: [] as Move[] };
  let state = createGame(options);
  for (let seat = toMove(state); seat !== undefined; seat = toMove(state)) {
    const level = seat === 0 ? 'greedy' : 'beginner';
    record.moves.push(chooseMove(view(state, seat), { level, seed: record.moves.length }));
    state = play(state, record.moves.at(-1)!);
  }
  const { moments, turningPoints } = review(record, { seed: 1, iterations: 30 });

  it('tells the chances at every turn, and who won', () => {
    expect(moments).toHaveLength(record.moves.filter(({ type }) => type === 'move-camel').length + 1);
    for (const { chances } of moments) expect(chances[0]! + chances[1]!).toBeCloseTo(1, 6);
    const winner = outcome(state)!.winners[0]!;
    expect(moments.at(-1)!.chances[winner]).toBe(1);
  });

  it('finds three turning points: no other turn moved the chances more', () => {
    expect(turningPoints).toHaveLength(3);
    const swings = moments.slice(1).map(({ chances }, i) => Math.abs(chances[0]! - moments[i]!.chances[0]!));
    const least = Math.min(...turningPoints.map(({ swing }) => swing));
    expect(swings.filter((swing) => swing > least + 1e-9).length).toBeLessThanOrEqual(2);
    expect(turningPoints.map(({ at }) => at)).toEqual(
      turningPoints.map(({ at }) => at).sort((a, b) => a - b),
    );
    for (const { better } of turningPoints) expect(better!.moves.length).toBeGreaterThan(0);
  });

  it('is the same each time', () => {
    expect(review(record, { seed: 1, iterations: 30 }).moments).toEqual(moments);
  });
});
