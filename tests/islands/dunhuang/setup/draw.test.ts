import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CHARACTERS,
  type CharacterId,
  CIRCLES,
  decodeSetup,
  encodeSetup,
  TILES,
} from '../../../../src/games/dunhuang/index.ts';
import { otherSide, tileOf } from '../../../../src/islands/dunhuang/setup/circle.ts';
import {
  countCircles,
  drawCircle,
  NO_WISHES,
  refusalOf,
  type Wishes,
} from '../../../../src/islands/dunhuang/setup/draw.ts';
import { dice } from '../../../support/dice.ts';
import { chiSquare, likely } from './support/chi-square.ts';

const circles = fc
  .tuple(
    fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6, 7], { minLength: 8 }),
    fc.array(fc.constantFrom(0, 1), { minLength: 8, maxLength: 8 }),
  )
  .map(([order, sides]) => order.map((tile, i) => TILES[tile]![sides[i]!]!));

/** Any wishes at all, possible or not: locks come from a circle, the rest from anywhere. */
const anyWishes = fc
  .record({
    circle: circles,
    locked: fc.subarray([0, 1, 2, 3, 4, 5, 6, 7]),
    in: fc.subarray([...CHARACTERS], { maxLength: 4 }),
    out: fc.subarray([...CHARACTERS], { maxLength: 4 }),
    had: fc.array(circles, { maxLength: 3 }),
  })
  .map(
    ({ circle, locked, in: wanted, out, had }): Wishes => ({
      in: wanted,
      out,
      held: circle.map((id, space) => (locked.includes(space) ? id : undefined)),
      had: had.map((one) => encodeSetup(one)),
    }),
  );

/** The throws of the dice that lay out exactly this circle. */
function throwsFor(circle: readonly CharacterId[]): number[] {
  const left = TILES.map((_, tile) => tile);
  return circle.flatMap((id) => {
    const at = left.indexOf(tileOf(id));
    const size = left.length;
    left.splice(at, 1);
    return [(at + 0.5) / size, TILES[tileOf(id)]!.indexOf(id as never) / 2 + 0.25];
  });
}

/** One more for each tile in its place. */
function countPlaces(circle: readonly CharacterId[], counts: number[]): void {
  for (const [space, id] of circle.entries()) counts[tileOf(id) * 8 + space]!++;
}

const draw = (wishes: Wishes, random: () => number): readonly CharacterId[] => {
  const drawn = drawCircle(wishes, random);
  if ('refusal' in drawn) throw new Error(drawn.refusal.code);
  return drawn.circle;
};

describe('drawing a circle', () => {
  it('can give every circle there is', () => {
    // A step that shares no factor with their number visits them far apart; all 1,290,240 would take a minute.
    const missed: string[] = [];
    for (let i = 0, number = 0; i < 20_000; i++, number = (number + 611_953) % CIRCLES) {
      const code = number.toString(36).padStart(4, '0').toUpperCase();
      const throws = throwsFor(decodeSetup(code));
      if (encodeSetup([...draw(NO_WISHES, () => throws.shift()!)]) !== code) missed.push(code);
    }
    expect(missed).toEqual([]);
  });

  it('lays out one side of each tile, keeps locks and bans, and repeats nothing we had', () => {
    fc.assert(
      fc.property(anyWishes, fc.string(), (wishes, seed) => {
        const drawn = drawCircle(wishes, dice(seed));
        if ('refusal' in drawn) return;
        const { circle } = drawn;
        expect(new Set(circle.map(tileOf)).size).toBe(8);
        for (const [space, id] of wishes.held.entries()) if (id) expect(circle[space]).toBe(id);
        for (const id of wishes.in) expect(circle).toContain(id);
        for (const id of wishes.out) expect(circle).not.toContain(id);
        expect(wishes.had).not.toContain(encodeSetup([...circle]));
      }),
      { numRuns: 2000 },
    );
  });

  it('refuses exactly the wishes that no circle fits', () => {
    // Few enough left to look at all: six tiles held, so the two others lie in 2 orders on 4 sides.
    fc.assert(
      fc.property(anyWishes, circles, (wishes, base) => {
        const held = base.map((id, space) => (space < 6 ? id : undefined));
        const [a, b] = [base[6]!, base[7]!];
        const all = [a, otherSide(a)].flatMap((x) =>
          [b, otherSide(b)].flatMap((y) => [
            [x, y],
            [y, x],
          ]),
        );
        const fitting = all
          .map((two) => [...base.slice(0, 6), ...two] as CharacterId[])
          .filter(
            (circle) =>
              wishes.in.every((id) => circle.includes(id)) && !wishes.out.some((id) => circle.includes(id)),
          );
        const had = fitting.slice(0, fitting.length - (wishes.had.length % 2)).map((one) => encodeSetup(one));
        const left = fitting.length - had.length;
        const asked = { ...wishes, held, had };
        expect(refusalOf(asked) === undefined).toBe(left > 0);
        expect('refusal' in drawCircle(asked, dice('x'))).toBe(left === 0);
        if (fitting.length > 0) expect(countCircles(asked)).toBe(fitting.length);
      }),
      { numRuns: 1000 },
    );
  });

  it('says what is impossible', () => {
    const held = [undefined, undefined, 'painter'] as const;
    expect(refusalOf({ ...NO_WISHES, in: ['maid'], out: ['maid'] })).toMatchObject({ code: 'in-and-out' });
    expect(refusalOf({ ...NO_WISHES, in: ['maid', 'domestic'] })).toMatchObject({ code: 'both-in' });
    expect(refusalOf({ ...NO_WISHES, out: ['maid', 'domestic'] })).toMatchObject({ code: 'both-out' });
    expect(refusalOf({ ...NO_WISHES, held, out: ['painter'] })).toEqual({
      code: 'locked-out',
      character: 'painter',
      space: 2,
    });
    expect(refusalOf({ ...NO_WISHES, held, in: ['musician'] })).toMatchObject({ code: 'locked-out' });
    const only = decodeSetup('8K2F');
    expect(refusalOf({ ...NO_WISHES, held: only, had: ['8K2F'] })).toEqual({ code: 'all-had', n: 1 });
  });

  it('counts circles as the engine does', () => {
    expect(countCircles(NO_WISHES)).toBe(CIRCLES);
    expect(countCircles({ ...NO_WISHES, in: ['buddhist'] })).toBe(CIRCLES / 2);
  });
});

describe('draws are uniform', () => {
  const N = 25_600;
  const random = dice('uniform');
  const drawn = Array.from({ length: N }, () => draw(NO_WISHES, random));

  it('in the sides that lie up together', () => {
    const counts = new Array<number>(256).fill(0);
    for (const circle of drawn) {
      const sides = circle.reduce((bits, id) => bits | ((CHARACTERS.indexOf(id) & 1) << tileOf(id)), 0);
      counts[sides]!++;
    }
    expect(chiSquare(counts)).toBeLessThan(likely(255));
  });

  it('in the places of the tiles', () => {
    const counts = new Array<number>(64).fill(0);
    for (const circle of drawn) countPlaces(circle, counts);
    // Each row and column adds up by itself, which leaves 7 × 7 free.
    expect(chiSquare(counts)).toBeLessThan(likely(49));
  });

  it('in the pairs that lie side by side', () => {
    const counts = new Array<number>(256).fill(0);
    for (const circle of drawn) {
      counts[CHARACTERS.indexOf(circle[0]!) * 16 + CHARACTERS.indexOf(circle[1]!)]!++;
    }
    const possible = counts.filter((_, pair) => pair >> 5 !== (pair & 15) >> 1);
    expect(possible).toHaveLength(16 * 14);
    expect(possible.reduce((sum, count) => sum + count, 0)).toBe(N);
    expect(chiSquare(possible)).toBeLessThan(likely(16 * 14 - 1));
  });

  it('also where locks, bans and games we had leave few', () => {
    const base = decodeSetup('8K2F');
    const wishes: Wishes = {
      in: [],
      out: [otherSide(base[7]!)],
      held: base.map((id, space) => (space < 5 ? id : undefined)),
      had: ['8K2F'],
    };
    const counts = new Map<string, number>();
    for (let i = 0; i < N; i++) {
      const code = encodeSetup([...draw(wishes, random)]);
      counts.set(code, (counts.get(code) ?? 0) + 1);
    }
    expect(counts.size).toBe(countCircles(wishes) - 1);
    expect(chiSquare([...counts.values()])).toBeLessThan(likely(counts.size - 1));
  });

  it('or the test would see it', () => {
    const skewed = dice('skewed');
    const counts = new Array<number>(64).fill(0);
    for (let i = 0; i < N; i++) {
      const circle = draw(NO_WISHES, () => skewed() ** 1.08);
      countPlaces(circle, counts);
    }
    expect(chiSquare(counts)).toBeGreaterThan(likely(49));
  });
});
