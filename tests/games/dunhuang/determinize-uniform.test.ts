import { describe, expect, it } from 'vitest';
import {
  createGame,
  determinize,
  type Good,
  toPosition,
  type View,
  view,
} from '../../../src/games/dunhuang/index.ts';
import { dice } from '../../support/dice.ts';
import { A, B, C, table } from './support/table.ts';

function tally(n: number, sample: () => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (let i = 0; i < n; i++) {
    const value = sample();
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}

describe('determinize is uniform over what is unknown', () => {
  // All of 2 … 8 but six cards lie open: one in B's hand, two in the pile, three out of the game.
  const hidden: Good[] = [2, 3, 4, 5, 6, 7];
  const open = [2, 3, 4, 5, 6, 7, 8].flatMap((good) =>
    new Array<Good>(good - (good < 8 ? 1 : 0)).fill(good as Good),
  );
  const seen: View = view(
    table({ A: { shop: open.slice(8), hand: [] }, B: { hand: [4] }, market: open.slice(0, 8), pile: [2, 3] }),
    A,
  );

  it('every unseen card is as likely in the hand, and on every place of the pile (chi-square)', () => {
    const random = dice('uniform');
    const n = 3000;
    const guesses = Array.from({ length: n }, () => toPosition(determinize(seen, random)));
    for (const place of [
      (p: (typeof guesses)[0]) => p.seats[B]!.hand[0]!,
      (p: (typeof guesses)[0]) => p.deck[0]!,
      (p: (typeof guesses)[0]) => p.deck[1]!,
    ]) {
      const chi = hidden.reduce((sum, good) => {
        const count = guesses.filter((guess) => place(guess) === good).length;
        return sum + (count - n / 6) ** 2 / (n / 6);
      }, 0);
      expect(chi).toBeLessThan(25.7); // 5 degrees of freedom, one in ten thousand
    }
  });

  it('a layer that is known lies at the bottom, in any order', () => {
    const random = dice('layer');
    const layered: View = { ...seen, memory: { ...seen.memory, bottom: [[2, 3]] } };
    const counts = tally(400, () => toPosition(determinize(layered, random)).deck.join());
    expect([...counts.keys()].sort()).toEqual(['2,3', '3,2']);
    expect(Math.abs(counts.get('2,3')! - 200)).toBeLessThan(60);
  });

  it('an unknown card under a known one keeps it off the bottom', () => {
    const random = dice('off');
    const layered: View = { ...seen, memory: { ...seen.memory, bottom: [1, [3]] } };
    for (let i = 0; i < 50; i++) expect(toPosition(determinize(layered, random)).deck[0]).toBe(3);
  });

  it('a known card lies in its hand; one that may lie in several places lies in each in turn', () => {
    const random = dice('cards');
    const certain: View = { ...seen, memory: { ...seen.memory, cards: [(1 << B) * 16 + 6] } };
    for (let i = 0; i < 50; i++) expect(toPosition(determinize(certain, random)).seats[B]!.hand).toEqual([6]);
    const either: View = { ...seen, memory: { ...seen.memory, cards: [((1 << B) | 32) * 16 + 6] } };
    const counts = tally(600, () => {
      const { seats, deck } = toPosition(determinize(either, random));
      return seats[B]!.hand[0] === 6 ? 'hand' : deck.includes(6) ? 'pile' : 'lost';
    });
    expect([...counts.keys()].sort()).toEqual(['hand', 'pile']);
    expect(Math.abs(counts.get('hand')! - 200)).toBeLessThan(65); // one free place of three
  });

  it('a place in the pile that a known card takes is not free for another', () => {
    const random = dice('taken');
    const cards = [((1 << B) | 32) * 16 + 6];
    const layered: View = { ...seen, memory: { ...seen.memory, bottom: [[3]], cards } };
    const counts = tally(600, () => toPosition(determinize(layered, random)).seats[B]!.hand.join());
    expect(Math.abs(counts.get('6')! - 300)).toBeLessThan(65); // one free place of two
  });

  it('a card known to be in the pile is as likely on top as under another', () => {
    const random = dice('piled');
    const piled: View = { ...seen, memory: { ...seen.memory, cards: [32 * 16 + 6] } };
    const counts = tally(600, () => `${toPosition(determinize(piled, random)).deck.indexOf(6)}`);
    expect([...counts.keys()].sort()).toEqual(['0', '1']);
    expect(Math.abs(counts.get('0')! - 300)).toBeLessThan(65);
  });

  it('cards that stand in each other’s way all find room', () => {
    const random = dice('room');
    const tight: View = {
      ...seen,
      pile: 1,
      memory: { ...seen.memory, cards: [((1 << B) | 32) * 16 + 6, ((1 << B) | 32) * 16 + 7] },
    };
    const counts = tally(200, () => {
      const { seats, deck } = toPosition(determinize(tight, random));
      return `${seats[B]!.hand} ${deck}`;
    });
    expect([...counts.keys()].sort()).toEqual(['6 7', '7 6']);
  });

  it('goes back where a first choice leaves a later card no room', () => {
    const random = dice('back');
    const start = table({ A: {}, B: { hand: [5] }, C: { hand: [6] }, pile: [] });
    const base = view(start, A);
    const cards = [((1 << B) | (1 << C)) * 16 + 5, ((1 << C) | 32) * 16 + 6];
    for (let i = 0; i < 60; i++) {
      const { seats } = toPosition(determinize({ ...base, memory: { ...base.memory, cards } }, random));
      expect([seats[B]!.hand, seats[C]!.hand]).toEqual([[5], [6]]);
    }
  });

  it('is repeatable', () => {
    expect(determinize(seen, dice('again'))).toEqual(determinize(seen, dice('again')));
  });

  it('its own chance differs from the true one', () => {
    const state = createGame({ players: 2, seed: 'chance' });
    const guess = determinize(view(state, A), dice('own chance'));
    expect(guess.words.slice(45, 49)).not.toEqual(state.words.slice(45, 49));
  });
});
