import { describe, expect, it } from 'vitest';
import { read } from '../../scripts/translations.ts';
import { CHARACTERS } from '../../src/games/dunhuang/index.ts';
import { LANGUAGES } from '../../src/lib/languages.ts';
import { CHARACTER_SCENES } from '../../src/reference/dunhuang/scenes/characters.ts';
import { framesOf } from '../../src/reference/dunhuang/scenes/frames.ts';
import { SHANG_SCENES } from '../../src/reference/dunhuang/scenes/shang.ts';

const lastOf = (scene: Parameters<typeof framesOf>[0]) => framesOf(scene).at(-1)!;
const seatAtEnd = (id: keyof typeof CHARACTER_SCENES, seat: number) =>
  lastOf(CHARACTER_SCENES[id]).position.seats[seat]!;

describe('see it happen', () => {
  it.each(CHARACTERS)('%s: a picture for each caption, in both languages', (id) => {
    const pictures = framesOf(CHARACTER_SCENES[id]).length;
    for (const lang of LANGUAGES) {
      const [, front = ''] = read(lang, `characters/${id}`).split('---\n');
      const captions = front.slice(front.indexOf('scene:')).match(/^ {2}- /gm);
      expect(captions, lang).toHaveLength(pictures);
      // Without quotes a colon makes a pair of a sentence, and the build stops.
      expect(front, lang).not.toMatch(/^(?: {2}-|\w+:) [^"\n]*: /m);
    }
  });

  it.each(CHARACTERS)('%s: the camel stops there, and the character is used', (id) => {
    const { position, events } = lastOf(CHARACTER_SCENES[id]);
    const used = framesOf(CHARACTER_SCENES[id]).flatMap((frame) => frame.events);
    expect(used).toContainEqual(expect.objectContaining({ type: 'character-used', character: id }));
    expect(position.circle).toContain(id);
    expect(events.length).toBeGreaterThan(0);
  });

  it('ends as the captions say', () => {
    expect(seatAtEnd('painter', 0)).toMatchObject({ hand: [5, 8], prestige: 3 });
    expect(seatAtEnd('musician', 0)).toMatchObject({ shop: [7], tokens: [], prestige: 3 });
    expect(seatAtEnd('musician', 1).tokens).toEqual([]);
    expect(lastOf(CHARACTER_SCENES.musician).middle).toEqual([7]);
    expect(seatAtEnd('princess', 0).prestige).toBe(2);
    expect(seatAtEnd('dancer', 0).prestige).toBe(2);
    expect(seatAtEnd('interpreter', 0)).toMatchObject({ hand: [8, 9], coins: 4 });
    expect(seatAtEnd('diplomat', 0).hand).toContain(9);
    expect(seatAtEnd('soldier', 0)).toMatchObject({ shop: [6], tokens: [{ good: 6, side: 'number' }] });
    expect(seatAtEnd('general', 0).hand).toEqual([5, 8]);
    expect(seatAtEnd('trader', 0).hand).toHaveLength(2);
    expect(seatAtEnd('trader', 1).hand).toHaveLength(4);
    expect(seatAtEnd('trader', 1).hand).toContain(2);
    expect(seatAtEnd('merchant', 0)).toMatchObject({ hand: [5, 6], prestige: 1 });
    expect(seatAtEnd('maid', 0)).toMatchObject({ shop: [7], tokens: [{ good: 7, side: 'number' }] });
    expect(seatAtEnd('domestic', 0)).toMatchObject({ shop: [7, 7], tokens: [{ good: 7, side: 'number' }] });
    expect(seatAtEnd('shepherd', 0).hand).toEqual([6, 8, 9]);
    expect(seatAtEnd('farmer', 0).hand).toEqual([6, 8, 9]);
    expect(seatAtEnd('manichean', 0).tokens).toEqual([{ good: 7, side: 'number' }]);
    expect(seatAtEnd('buddhist', 0)).toMatchObject({ tokens: [], coins: 8 });
  });

  it('shows the cards that were drawn, and marks those that came', () => {
    const [, drawing, kept] = framesOf(CHARACTER_SCENES.interpreter);
    expect(drawing!.drawn).toEqual([4, 6, 8]);
    expect(kept!.seats[0]!.newHand).toEqual([8]);
  });
});

describe('the worked examples of 商 (token.shang)', () => {
  const end = (id: keyof typeof SHANG_SCENES) => lastOf(SHANG_SCENES[id]).position.seats;

  it('end as the text says', () => {
    expect(end('shang-protect')[0]!.tokens).toEqual([{ good: 6, side: 'number' }]);
    expect(end('shang-more')[1]!.tokens).toEqual([{ good: 6, side: 'number' }]);
    expect(end('shang-pay')[1]).toMatchObject({ coins: 2, tokens: [{ good: 6, side: 'number' }] });
    expect(end('shang-pay')[0]!.coins).toBe(8);
    expect(end('shang-short')[0]!.tokens).toEqual([{ good: 6, side: 'shang' }]);
    expect(end('shang-short')[1]!.coins).toBe(4);
  });
});
