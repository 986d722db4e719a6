import { describe, expect, it } from 'vitest';
import { broughtBy } from '../../../src/bots/dunhuang/brought.ts';
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

  it('weighs a move that was chosen already, however bad', () => {
    const state = play(fromPosition(ALMOST_WON, 'advice'), { type: 'move-camel', steps: 1 });
    const from = (first: Move) => advise(view(state, 0), { seed: 1, iterations: 300, first, most: 50 });
    const [won] = from({ type: 'take-good', to: 'shop' });
    const [missed, ...others] = from({ type: 'take-good', to: 'hand' });
    for (const { moves } of [missed!, ...others]) expect(moves[0]).toEqual({ type: 'take-good', to: 'hand' });
    expect(won!.chance).toBeGreaterThan(0.99);
    expect(missed!.chance).toBeLessThan(0.97);
  });

  it('is a few whole turns that can be played, the best chance first, with a reason for each', () => {
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
        expect(reasons.length).toBeGreaterThan(0);
        for (const { code } of reasons) expect(REASONS).toContain(code);
      }
      const chances = advice.map(({ chance }) => chance);
      expect(chances).toEqual(chances.toSorted((a, b) => b - a));
    }
  });

  /** Seat 1 holds paper by one card, its token showing 商 under the Manichean. */
  const TIE: Position = {
    players: 2,
    circle: ['painter', 'dancer', 'diplomat', 'general', 'trader', 'domestic', 'shepherd', 'manichean'],
    market: [6, 8, 8, 8, 6, 5, 7, 7],
    camel: 0,
    deck: [3, 4, 5, 6, 7, 2],
    seats: [
      { hand: [4], shop: [2], tokens: [{ good: 2, side: 'number' }], coins: 3, prestige: 0 },
      { hand: [7], shop: [8], tokens: [{ good: 8, side: 'shang' }], coins: 3, prestige: 0 },
    ],
    firstPlayer: 0,
    toMove: 0,
    phase: 'camel',
  };

  it('tells what another may answer as such, with its chance, and goes on to the bonus', () => {
    const state = fromPosition(TIE, 'tie');
    const advice = advise(view(state, 0), { seed: 2, iterations: 2000, most: 50 });
    const asking = advice.filter(
      ({ moves: [camel, good] }) =>
        camel!.type === 'move-camel' &&
        camel!.steps <= 3 &&
        good!.type === 'take-good' &&
        good!.to === 'shop',
    );
    expect(asking.length).toBeGreaterThan(0);
    for (const { moves, answers, chance } of asking) {
      expect(answers).toEqual([{ at: 2, seat: 1, chance: expect.any(Number) }]);
      expect(answers[0]!.chance).toBeGreaterThanOrEqual(0.5);
      expect(['protect', 'yield']).toContain(moves[2]!.type);
      expect(moves.length).toBeGreaterThan(3); // a bonus, or coins, of one's own
      expect(() => moves.reduce(play, state)).not.toThrow();
      expect(chance).toBeLessThan(1);
    }
    for (const { moves, answers } of advice) {
      const others = moves.flatMap(({ type }, at) => (type === 'protect' || type === 'yield' ? [at] : []));
      expect(answers.map(({ at }) => at)).toEqual(others);
    }
  });

  it('calls an answer of one’s own one’s own', () => {
    const state = [
      { type: 'move-camel', steps: 1 } as const,
      { type: 'take-good', to: 'shop' } as const,
    ].reduce<ReturnType<typeof fromPosition>>(play, fromPosition(TIE, 'tie'));
    for (const { moves, answers } of advise(view(state, 1), { seed: 2, iterations: 200 })) {
      expect(moves).toHaveLength(1);
      expect(answers).toEqual([]);
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
    const why = (moves: Move[], of = state) => reasonsFor(broughtBy(of, 1, moves), 0.5);
    expect(why(turn).map(({ code }) => code)).toEqual(['prestige', 'leads-hand']);
    const attack: Move[] = [
      { type: 'move-camel', steps: 5 - 1 },
      { type: 'take-good', to: 'shop' },
    ];
    expect(why(attack)[0]).toEqual({ code: 'takes-token', good: 8 });
    // Seat 0 could win with its fifth token; now it would take two in one turn, and leave three goods in hand.
    const six = fromPosition({ ...ALMOST_WON, toMove: 1, camel: 4 }, 'stops');
    const stopping: Move[] = [
      { type: 'move-camel', steps: 1 },
      { type: 'take-good', to: 'shop' },
    ];
    expect(why(stopping, six).slice(0, 2)).toEqual([
      { code: 'stops', seat: 0 },
      { code: 'takes-token-from', good: 6, seat: 0 },
    ]);
  });

  it('tell how much is missing to win at once, and nothing of cards that nobody has seen yet', () => {
    const [own, other] = ALMOST_WON.seats as [Position['seats'][0], Position['seats'][0]];
    const short = fromPosition(
      {
        ...ALMOST_WON,
        camel: 3,
        seats: [
          { ...own, hand: [4, 5, 6] },
          { ...other, hand: [7] },
        ],
      },
      'short',
    );
    const into = (to: 'hand' | 'shop', bonus: Move): Move[] => [
      { type: 'move-camel', steps: 1 },
      { type: 'take-good', to },
      bonus,
    ];
    const coins: Move = { type: 'take-coins' };
    expect(reasonsFor(broughtBy(short, 0, into('hand', coins)), 0.5)[0]).toEqual({
      code: 'short',
      tokens: 1,
      goods: 0,
    });
    expect(reasonsFor(broughtBy(short, 0, into('shop', coins)), 0.5)).toEqual([
      { code: 'takes-token', good: 8 },
      { code: 'short', tokens: 0, goods: 1 },
    ]);
    // Red's only card is the missing good, but to take it is luck.
    const trade = broughtBy(short, 0, into('shop', { type: 'trader', from: 1 }));
    expect(trade).toContainEqual({ code: 'short', tokens: 0, goods: 1 });
    expect(trade).toContainEqual({ code: 'trades', seat: 1 });
  });

  it('are none but that nothing helps where the chance is nil', () => {
    const brought = broughtBy(state, 1, [{ type: 'move-camel', steps: 1 }]);
    expect(reasonsFor(brought, 0)).toEqual([{ code: 'lost' }]);
    expect(reasonsFor(brought, 0.3)).toEqual([{ code: 'least-bad' }]);
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
    for (const { better } of turningPoints) {
      if (better !== null) expect(better.moves.length).toBeGreaterThan(0);
    }
  });

  it('is the same each time', () => {
    expect(review(record, { seed: 1, iterations: 30 }).moments).toEqual(moments);
  });
});
