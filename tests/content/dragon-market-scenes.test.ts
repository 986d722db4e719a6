/** Every pictured example is as legal, or as impossible, as its caption says: the engine is asked. */
import { describe, expect, it } from 'vitest';
import { read } from '../../scripts/translations.ts';
import { check, type Move, POWERS, type PowerId } from '../../src/games/dragon-market/index.ts';
import { LANGUAGES } from '../../src/lib/languages.ts';
import { squareName } from '../../src/reference/dragon-market/geometry.ts';
import { type Frame, framesOf } from '../../src/reference/dragon-market/scenes/frames.ts';
import { SCENES, type SceneId } from '../../src/reference/dragon-market/scenes/index.ts';
import { POWER_SCENES } from '../../src/reference/dragon-market/scenes/powers.ts';
import type { SceneSpec } from '../../src/reference/dragon-market/scenes/spec.ts';
import { sitePages } from './site.ts';

const ALL = Object.entries(SCENES) as [SceneId, SceneSpec][];
const scene = (id: SceneId): SceneSpec => SCENES[id];
const framesIn = (id: SceneId) => framesOf(scene(id));
const last = (id: SceneId) => framesIn(id).at(-1)!;
const names = (squares: readonly number[]) => squares.map(squareName).sort();
const sweptIn = (id: SceneId) => names(framesIn(id)[0]!.marks.swept);
const blockedIn = (id: SceneId) => names(framesIn(id)[0]!.marks.blocked);
const heirIn = ({ view }: Frame, seat = 0) => squareName(view.heirs[seat]!);
const boatIn = ({ view }: Frame, boat: number) => {
  const { at, heading } = view.boats[boat]!;
  return `${squareName(at)} ${heading}`;
};

describe('every scene', () => {
  it.each(ALL)(
    '%s: what is offered is legal, what is refused is refused for its rule',
    (_, { state, options = [], refused = [] }) => {
      for (const move of options) expect(check(state, move)).toBeUndefined();
      for (const { move, code, rule } of refused) expect(check(state, move)).toMatchObject({ code, rule });
    },
  );

  it.each(ALL)('%s: is shown on a page, with a caption for each picture, in both languages', (id, spec) => {
    for (const lang of LANGUAGES) {
      const shown = sitePages(lang, 'dragon-market').flatMap(({ text }) =>
        [...text.matchAll(/<Scene\s+id="([^"]+)"\s+captions=\{\[(.*?)\]\}/gs)].filter(
          ([, name]) => name === id,
        ),
      );
      expect(shown.length, lang).toBeGreaterThan(0);
      for (const [, , captions] of shown)
        expect(captions!.match(/'[^']+'/g), lang).toHaveLength(framesOf(spec).length);
    }
  });

  it('names squares as people do', () => {
    expect([0, 9, 90, 99, 32].map(squareName)).toEqual(['A1', 'J1', 'A10', 'J10', 'C4']);
  });
});

describe('boats', () => {
  it('slide as far as nothing stops them', () => {
    const slide = (by: number): Move => ({ type: 'slide', boat: 0, by });
    for (const by of [1, 2, -1, -2]) expect(check(scene('slide').state, slide(by))).toBeUndefined();
    expect(blockedIn('slide')).toEqual(['B3', 'J3']);
    expect(blockedIn('slide-stopped')).toEqual(['A1']);
  });

  it('turn over the squares that are hatched', () => {
    expect(sweptIn('turn-end-right')).toEqual(['C4', 'C5', 'D4', 'D5', 'E4', 'E5']);
    expect(sweptIn('turn-end-left')).toEqual(['C3', 'C4', 'D3', 'D4', 'E3', 'E4']);
    expect(sweptIn('turn-centre-right')).toEqual(['C3', 'D3', 'D5', 'E5']);
    expect(sweptIn('turn-centre-left')).toEqual(['C5', 'D3', 'D5', 'E3']);
  });

  it('are stopped where the cross is, and could turn the other way where the text says so', () => {
    expect(blockedIn('turn-boat')).toEqual(['E5']);
    expect(blockedIn('turn-corner')).toEqual(['E5']);
    expect(blockedIn('turn-pontoon')).toEqual(['A1']);
    expect(blockedIn('turn-edge')).toEqual([]);
    expect(check(scene('turn-corner').state, { type: 'turn', boat: 5, to: 'left' })).toBeUndefined();
    expect(check(scene('turn-edge').state, { type: 'turn', boat: 0, to: 'right' })).toBeUndefined();
  });

  it('take heirs along', () => {
    expect(heirIn(last('carry'))).toBe('C4');
    expect(last('carry').view.points).toBe(5);
  });
});

describe('a turn, heirs and goods', () => {
  it('seven points: a slide, a turn, three steps, two coins', () => {
    const [, between] = framesIn('turn');
    expect(between!.view.points).toBe(5);
    expect(heirIn(last('turn'))).toBe('C2');
    expect(last('turn').view.sides[0]).toMatchObject({ coins: 2, goods: [0, 9] });
  });

  it('coins come from the stock, then from whoever has the most', () => {
    expect(
      framesIn('leftover').map(({ view }) => [view.stock, ...view.sides.map(({ coins }) => coins)]),
    ).toEqual([
      [1, 0, 6, 5],
      [0, 2, 5, 5],
      [0, 4, 4, 4],
    ]);
  });

  it('walk as drawn', () => {
    expect(framesIn('steps')[0]!.marks.path.map(squareName)).toEqual(['A1', 'B1', 'C1', 'C2']);
    expect(blockedIn('nowhere')).toEqual(['B2', 'C1', 'C3']);
    expect(heirIn(last('pass'))).toBe('E2');
    expect(last('pass').view).toMatchObject({ points: 4, sides: [{ goods: [0] }, {}] });
  });

  it('take three goods, and deliver four', () => {
    expect(last('take').view.sides[0]).toMatchObject({ goods: [0, 9, 10], need: [18] });
    expect(last('deliver').view).toMatchObject({ points: 2, sides: [{ done: [0], goods: [] }, {}] });
    expect(last('deliver').view.sides[0]!.objective).not.toBeNull();
  });
});

describe('powers', () => {
  const AT_ONCE: readonly PowerId[] = ['fewer', 'three', 'coins'];

  it.each(POWERS)('power.%s: is used, or won, in its scene', (power) => {
    const { view } = last(power);
    if (AT_ONCE.includes(power)) expect(view.sides[0]!.powers).toEqual([power]);
    else expect(view.used).toEqual([power]);
  });

  it('end as the captions say', () => {
    expect(boatIn(last('leap'), 0)).toBe('H2 e');
    expect([boatIn(last('swing'), 0), heirIn(last('swing'))]).toEqual(['D2 w', 'C2']);
    expect([boatIn(last('drift'), 0), heirIn(last('drift'))]).toEqual(['C4 e', 'D4']);
    expect([boatIn(last('pivot'), 0), heirIn(last('pivot'))]).toEqual(['E4 n', 'E2']);
    expect([heirIn(last('sailor')), last('sailor').view.points]).toEqual(['E2', 4]);
    expect([heirIn(last('diagonal')), last('diagonal').view.points]).toEqual(['E3', 5]);
    expect([heirIn(last('jump')), last('jump').view.points]).toEqual(['F2', 5]);
    expect([heirIn(last('swap')), heirIn(last('swap'), 1)]).toEqual(['B2', 'D2']);
    expect(last('reroll').view).toMatchObject({ dice: [3, 4], points: 7 });
    expect(last('coins').view.sides[0]!.coins).toBe(3);
    expect(framesIn('three')[0]!.view.drawn.cards).toHaveLength(3);
    expect(last('fewer').view.sides[0]!.need).toEqual([3, 5]);
  });

  it('the quarter turn of the half turn’s boat is not possible, and the restacked good can be taken', () => {
    for (const to of ['left', 'right'] as const)
      expect(check(POWER_SCENES.swing.state, { type: 'turn', boat: 0, to })).toMatchObject({
        code: 'boat-in-the-way',
      });
    const { view } = last('restack');
    expect(view.boats[0]!.piles[1]!.kind).toBe(0);
    expect(view.sides[0]!.need).toContain(0);
  });

  it('cost what the text says', () => {
    for (const power of ['leap', 'swing', 'drift', 'pivot'] as const) expect(last(power).view.points).toBe(5);
    for (const power of ['swap', 'restack'] as const) expect(last(power).view.points).toBe(6);
    expect(read('en', 'advanced', 'dragon-market')).toContain('*Over the sailor*: 2 points');
  });
});
