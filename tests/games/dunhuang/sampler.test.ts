import { describe, expect, it } from 'vitest';
import { createBoard, HAND, PILE_SIZE, prepareSampler } from '../../../src/games/dunhuang/fast.ts';
import {
  cardsOf,
  GOODS,
  type Seat,
  toMove,
  toPosition,
  type View,
  view,
} from '../../../src/games/dunhuang/index.ts';
import { seedFrom } from '../../../src/lib/random.ts';
import { randomState } from '../../bots/dunhuang/positions.ts';

const dice = (seed: string): Int32Array => {
  const random = new Int32Array(4);
  seedFrom(seed, random, 0);
  return random;
};

/** How often each seat's hand holds a good, over many worlds. */
function handCounts(seen: View, worlds: number): number[] {
  const sampler = prepareSampler(seen);
  const random = dice('count');
  const board = createBoard();
  const counts = new Array<number>(41).fill(0);
  for (let i = 0; i < worlds; i++) {
    sampler.deal(board, random);
    for (let cell = 1; cell <= 40; cell++) counts[cell]! += board.cells[HAND + cell]!;
  }
  return counts.map((count) => count / worlds);
}

describe('a dealt world', () => {
  it('fits what was seen: hands, remembered cards, sizes', () => {
    for (let i = 0; i < 60; i++) {
      const players = ([2, 3, 4] as const)[i % 3]!;
      const state = randomState(players, `world ${i}`, 6 + 2 * i);
      const seen = view(state, toMove(state));
      const board = createBoard();
      prepareSampler(seen).deal(board, dice(`${i}`));
      seen.seats.forEach(({ handSize, known }, seat) => {
        const hand = GOODS.map((good) => board.cells[HAND + seat * 10 + good]!);
        expect(hand.reduce((sum, n) => sum + n, 0)).toBe(handSize);
        for (const good of GOODS) {
          expect(hand[good - 1]).toBeGreaterThanOrEqual(known.filter((other) => other === good).length);
        }
      });
      expect(board.cells[PILE_SIZE]).toBe(seen.pile);
    }
  });

  it('deals every unseen card as likely as another', () => {
    // At the start a rival's one card is any of those that are not in sight.
    const state = randomState(2, 'chance', 2);
    const seat: Seat = 0;
    const seen = view(state, seat);
    const hidden = GOODS.map((good) => {
      const inSight = [...seen.market, ...seen.seats[seat]!.known, ...seen.memory.unkept];
      return cardsOf(good, 2) - inSight.filter((other) => other === good).length;
    });
    const total = hidden.reduce((sum, n) => sum + n, 0);
    const counts = handCounts(seen, 40_000);
    for (const good of GOODS) expect(counts[10 + good]).toBeCloseTo(hidden[good - 1]! / total, 1.7);
  });

  it('is on average the truth, over many games: chances of a hidden card are honest', () => {
    // Of worlds dealt for many true states, a hidden hand holds a good as often as it truly does.
    let truth = 0;
    let dealt = 0;
    for (let i = 0; i < 300; i++) {
      const state = randomState(3, `honest ${i}`, 40);
      const seat = toMove(state) as Seat;
      const other = ((seat + 1) % 3) as Seat;
      truth += toPosition(state).seats[other]!.hand.filter((good) => good >= 8).length;
      const counts = handCounts(view(state, seat), 20);
      for (const good of [8, 9]) dealt += counts[other * 10 + good]!;
    }
    expect(Math.abs(truth - dealt) / 300).toBeLessThan(0.12);
  });
});
