import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  CHARACTERS,
  type CharacterId,
  createGame,
  legalMoves,
  type Move,
  type PlayerCount,
  play,
  TILES,
  toMove,
  type View,
  view,
} from '../../../../../src/games/dunhuang/index.ts';
import { choosing as byTaps } from '../../../../../src/islands/dunhuang/table/choosing/choosing.ts';
import { tapsOf } from '../../../../../src/islands/dunhuang/table/choosing/taps.ts';
import { createChoosing as createAny } from '../../../../../src/islands/table/choosing/choosing.ts';
import type { Target } from '../../../../../src/islands/table/game/face.ts';
import type { Move as AnyMove } from '../../../../../src/islands/table/game/rules.ts';

const createChoosing = (legal: readonly Move[], camel: View['camel']) =>
  createAny(legal, (move) => tapsOf(move as Move, camel), byTaps.leads);

const same = (a: AnyMove, b: AnyMove) => JSON.stringify(a) === JSON.stringify(b);

/** All moves that tapping what is lit can make ready, and every tap on the way. */
function explore(legal: readonly Move[], camel: View['camel']) {
  const choosing = createChoosing(legal, camel);
  const found: AnyMove[] = [];
  const dead: Target[][] = [];
  const seen = new Set<string>();
  const waiting: (readonly Target[])[] = [[]];
  for (let tapped = waiting.pop(); tapped !== undefined; tapped = waiting.pop()) {
    const key = [...tapped].sort().join();
    if (seen.has(key)) continue;
    seen.add(key);
    const choice = choosing.look(tapped);
    found.push(...choice.variants);
    if (choice.lit.size === 0) dead.push([...tapped]);
    for (const target of choice.lit) {
      const next = choosing.tap(tapped, target);
      if (next === undefined) dead.push([...tapped, target]);
      else waiting.push(next);
    }
  }
  return { found, dead };
}

/** A game to its end by numbers, its states on the way; the circle has the sides that the numbers say. */
function* statesOf(players: PlayerCount, seed: string, sides: number, picks: readonly number[]) {
  const circle = TILES.map((tile, i) => tile[(sides >> i) & 1]) as CharacterId[];
  let state = createGame({ players, seed, circle });
  for (const pick of picks) {
    const seat = toMove(state);
    if (seat === undefined) return;
    const legal = legalMoves(state);
    yield { legal, view: view(state, seat) };
    state = play(state, legal[pick % legal.length]!);
  }
}

const games = fc.tuple(
  fc.constantFrom<PlayerCount>(2, 3, 4),
  fc.string({ maxLength: 8 }),
  fc.nat(255),
  fc.array(fc.nat(9999), { minLength: 60, maxLength: 160 }),
);

describe('every table there can be', () => {
  test('taps on what is lit lead to every legal move, and to nothing else', () => {
    const used = new Set<string>();
    fc.assert(
      fc.property(games, ([players, seed, sides, picks]) => {
        for (const { legal, view } of statesOf(players, seed, sides, picks)) {
          const { found, dead } = explore(legal, view.camel);
          for (const { type } of legal) used.add(type);
          expect(dead).toEqual([]);
          for (const move of legal)
            expect(
              found.some((other) => same(move, other)),
              JSON.stringify(move),
            ).toBe(true);
          for (const move of found) expect(legal.some((other) => same(move, other))).toBe(true);
        }
      }),
      { numRuns: 40 },
    );
    for (const id of CHARACTERS) expect(used, id).toContain(id);
  });

  test('whatever is tapped, what follows is still on the way to a legal move', () => {
    fc.assert(
      fc.property(
        games,
        fc.array(fc.nat(999), { minLength: 8, maxLength: 8 }),
        ([players, seed, sides, picks], taps) => {
          for (const { legal, view } of statesOf(players, seed, sides, picks)) {
            const choosing = createChoosing(legal, view.camel);
            const all = [...new Set(explore(legal, view.camel).found)];
            let tapped: readonly Target[] = [];
            for (const tap of taps) {
              const { lit, ready } = choosing.look(tapped);
              expect(lit.size).toBeGreaterThan(0);
              if (ready) expect(all.some((other) => same(ready, other))).toBe(true);
              const targets = [...lit, ...tapped];
              tapped = choosing.tap(tapped, targets[tap % targets.length]!)!;
              expect(tapped).toBeDefined();
            }
          }
        },
      ),
      { numRuns: 20 },
    );
  });
});

describe('tapping', () => {
  const bonus: Move[] = [
    { type: 'skip-bonus' },
    { type: 'take-coins' },
    { type: 'maid', shop: 7, hand: 3 },
    { type: 'maid', shop: 7, hand: 5 },
    { type: 'maid', shop: 8, hand: 3 },
    { type: 'maid', shop: 8, hand: 5 },
  ];
  const choosing = createChoosing(bonus, 2);

  test('begins with the character, the coins, or neither', () => {
    expect([...choosing.look([]).lit].sort()).toEqual(['coins', 'do.skip-bonus', 'space.2']);
    expect(choosing.look([]).ready).toBeUndefined();
  });

  test('takes the cards of a character in any order', () => {
    expect(choosing.look(['space.2', 'hand.3', 'shop.7']).ready).toEqual(bonus[2]);
    expect(choosing.look(['space.2', 'shop.7', 'hand.3']).ready).toEqual(bonus[2]);
  });

  test('knows the character from its card', () => {
    expect(choosing.tap([], 'hand.3')).toEqual(['space.2', 'hand.3']);
  });

  test('exchanges one choice for another', () => {
    expect(choosing.tap(['space.2', 'shop.7', 'hand.3'], 'hand.5')).toEqual(['space.2', 'shop.7', 'hand.5']);
    expect(choosing.tap(['space.2', 'shop.7', 'hand.3'], 'shop.8')).toEqual(['space.2', 'hand.3', 'shop.8']);
    expect(choosing.tap(['space.2', 'shop.7', 'hand.3'], 'coins')).toEqual(['coins']);
  });

  test('takes off what is tapped again, and everything with its character', () => {
    expect(choosing.tap(['space.2', 'shop.7', 'hand.3'], 'shop.7')).toEqual(['space.2', 'hand.3']);
    expect(choosing.tap(['space.2', 'shop.7'], 'space.2')).toEqual([]);
  });

  test('refuses what no legal move has', () => {
    expect(choosing.tap(['space.2'], 'hand.9')).toBeUndefined();
  });

  test('gives two cards of the same good by tapping it twice', () => {
    const gifts = createChoosing(
      [
        { type: 'give', goods: [3, 7] },
        { type: 'give', goods: [7, 7] },
      ],
      0,
    );
    expect(gifts.look(['hand.7']).lit).toEqual(new Set(['hand.3', 'hand.7']));
    expect(gifts.look(gifts.tap(['hand.7'], 'hand.7')!).ready).toEqual({ type: 'give', goods: [7, 7] });
    expect(gifts.tap(['hand.3'], 'hand.3')).toEqual([]);
  });

  test('offers more rounds of the circle after the shortest way', () => {
    const camel = createChoosing(
      Array.from({ length: 12 }, (_, i): Move => ({ type: 'move-camel', steps: i + 1 })),
      6,
    );
    const choice = camel.look(['space.0']);
    expect(choice.ready).toEqual({ type: 'move-camel', steps: 2 });
    expect(choice.variants).toEqual([
      { type: 'move-camel', steps: 2 },
      { type: 'move-camel', steps: 10 },
    ]);
    expect(choice.lit.size).toBe(8);
  });

  test('is ready at once where there is no choice', () => {
    expect(createChoosing([{ type: 'end-turn' }], 0).look([]).ready).toEqual({ type: 'end-turn' });
  });
});
