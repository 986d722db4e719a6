// States and views that the engine did not make: as good as its own where they can be, refused where they cannot.
import { describe, expect, it } from 'vitest';
import {
  createGame,
  determinize,
  fromPosition,
  legalMoves,
  play,
  toMove,
  toPosition,
  view,
} from '../../../src/games/dunhuang/index.ts';
import { soon } from '../../support/soon.ts';
import { randomGame } from './support/random-game.ts';
import { clone, game, keep, odd, refusal } from './support/strangers.ts';
import { A, position, TO_SHOP, table } from './support/table.ts';

describe('a state from elsewhere', () => {
  it('is as good as the engine’s own, wherever the game stands', () => {
    randomGame({ players: 4, seed: 'elsewhere' }, ({ before, move, state }) => {
      view(createGame({ players: 2, seed: 'in between' }), 0); // something else lies on the engine's desk
      expect(play(clone(before) as never, move)).toEqual(state);
    });
  });

  it.each<[string, (words: Uint8Array) => void]>([
    ['five players', (cells) => cells.fill(5, 153, 154)],
    ['a hand that is larger than its cards', (cells) => cells.fill(9, 145, 146)],
    ['a good that there is not', (cells) => cells.fill(11, 129, 130)],
    ['more cards than the box holds', (cells) => cells.fill(3, 129, 137)],
    ['both sides of a tile', (cells) => cells.fill(0, 137, 145)],
    ['a token of nobody', (cells) => cells.fill(7, 83, 84)],
    ['coins from nowhere', (cells) => cells.fill(44, 121, 122)],
    ['nobody to decide', (cells) => cells.fill(3, 157, 158)],
    ['an unknown question', (cells) => cells.fill(77, 154, 155)],
    ['a card to take where none lies', (cells) => cells.fill(0, 129, 137)],
    ['a result before the end', (cells) => cells.fill(1, 169, 170)],
    ['a pile that is longer than its cards', (cells) => cells.fill(55, 164, 165)],
    ['an answer to a ruling that there is not', (cells) => cells.fill(2, 170, 171)],
  ])('is refused with %s', (_, spoil) => {
    const state = table({ A: { hand: [4] }, B: { coins: 4 }, C: {}, phase: 'good' });
    const words = Int32Array.from({ length: 66 }, (_word, i) => state.words[i] ?? 0);
    expect(refusal(() => toMove({ ...state, words: [...words] }))).toBe('value 0');
    spoil(new Uint8Array(words.buffer));
    expect(refusal(() => toMove({ ...state, words: [...words] }))).toBe('InvalidInput state');
    expect(toMove(state)).toBe(A);
  });

  it('is refused with words that are no numbers, and what lay there before still plays', () => {
    const state = table({ A: { hand: [4] }, B: {}, phase: 'good' });
    for (const word of ['7', 0.5, 2 ** 40, Number.NaN, null, 7n, Symbol('seven'), undefined]) {
      const words = odd(state.words.with(40, odd(word)));
      expect(refusal(() => legalMoves({ ...state, words }))).toBe('InvalidInput state');
      expect(toPosition(play(state, TO_SHOP)).phase).toBe('bonus');
    }
  });

  it('is refused with a memory that nobody can have, as soon as that is looked at', () => {
    for (const wrong of [
      { cards: [15] },
      { cards: [300, 200] },
      { cards: new Array(1e9) },
      { cards: null },
      { bottom: [3] },
      { bottom: [[11]] },
      { bottom: 'deep' },
      { unkept: [1, 2, 3] },
      { unkept: [0] },
    ]) {
      const memory = clone(game).memory.map((one) => ({ ...one, ...wrong }));
      const state = odd({ ...game, memory });
      expect(refusal(() => view(state, 0))).toBe('InvalidInput state');
      expect(refusal(() => play(state, keep))).toBe('InvalidInput state');
      expect(legalMoves(state)).toEqual(legalMoves(game));
    }
  });

  it('written into between two moves is refused, not stumbled over', () => {
    const state = play(createGame({ players: 3, seed: 'door' }), keep);
    const [next] = legalMoves(state);
    Object.assign(state.memory[0]!, { cards: null });
    expect(refusal(() => play(state, next!))).toBe('InvalidInput state');
  });
});

describe('a view that nothing fits', () => {
  const seen = view(table({ A: { hand: [4, 5] }, B: { hand: [6, 6] }, phase: 'camel' }), A);
  it.each([
    ['more cards in sight than there are', { discards: [2, 2, 2] }],
    ['a pile larger than what is left', { pile: 55 }],
    ['a card on a full hand', { memory: { cards: [38, 38, 38, 38], bottom: [], unkept: [] } }],
    ['a hand of another size', { seats: seen.seats.map((seat) => ({ ...seat, handSize: 40 })) }],
    ['a question about nothing', { ask: 'protect', next: 'end', question: { good: 4, holder: 1 } }],
  ])('%s', (_, wrong) => {
    expect(refusal(() => determinize(odd({ ...seen, ...wrong }), Math.random))).toBe('InvalidInput view');
  });

  it('is not searched for ever: 27 cards that are in a hand or the pile, and room for 26', () => {
    const table = position({ A: {}, B: {}, C: {}, D: {}, phase: 'camel' });
    const empty = { ...table, market: new Array(8).fill(null), deck: [] };
    const bare = view(fromPosition(empty, 'bare'), A);
    const cards = ([8, 9, 10] as const).flatMap((good) => new Array(good).fill((32 + 2) * 16 + good));
    const crowded = {
      ...bare,
      pile: 14,
      seats: bare.seats.map((seat, i) => ({ ...seat, handSize: i === 1 ? 12 : 0 })),
      memory: { cards: cards.sort((a, b) => a - b), bottom: [], unkept: [] },
    };
    expect(soon(() => refusal(() => determinize(odd(crowded), Math.random)), 8)).toBe('InvalidInput view');
    const fits = { ...crowded, pile: 15 };
    expect(toMove(determinize(odd(fits), Math.random))).toBe(A);
  });
});
