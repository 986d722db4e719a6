import { describe, expect, it } from 'vitest';
import { check, view } from '../../../../src/games/dunhuang/index.ts';
import { A, offered, played, seatAt, shang, table, tokenOf } from '../support/table.ts';

describe('character.painter', () => {
  it('character.painter: discards from hand, out of the game, for 3 prestige', () => {
    const state = table({ at: 'painter', A: { hand: [4, 4, 6], shop: [8] }, B: {} });
    expect(offered(state, 'painter')).toEqual([
      { type: 'painter', discard: 4 },
      { type: 'painter', discard: 6 },
    ]);
    const done = played(state, { type: 'painter', discard: 4 });
    expect(seatAt(done, A)).toMatchObject({ hand: [4, 6], prestige: 3 });
    expect(view(done, A).discards).toEqual([4]);
    expect(view(done, A).seats[A]!.handSize).toBe(2);
  });

  it('ruling.short: with fewer than 3 prestige left it takes what is left, be it none', () => {
    const left = (prestige: number) =>
      seatAt(
        played(table({ at: 'painter', A: { hand: [4] }, B: { prestige } }), { type: 'painter', discard: 4 }),
        A,
      );
    expect([25, 26, 27, 28].map((prestige) => left(prestige).prestige)).toEqual([3, 2, 1, 0]);
  });

  it('ruling.just-taken: the card just taken may be discarded; without a card there is nothing to do', () => {
    const state = table({ at: 'painter', phase: 'good', A: {}, B: {}, market: [4, 5, 6, 7, 8, 5, 6, 7] });
    const taken = played(state, { type: 'take-good', to: 'hand' });
    expect(offered(taken, 'painter')).toEqual([{ type: 'painter', discard: 4 }]);
    const shopped = played(state, { type: 'take-good', to: 'shop' });
    expect(offered(shopped, 'painter')).toEqual([]);
    expect(check(shopped, { type: 'painter', discard: 4 })).toEqual({
      code: 'not-in-hand',
      rule: 'character.painter',
    });
  });
});

describe('character.musician', () => {
  it('character.musician: discards from the shop, out of the game, for 3 prestige', () => {
    const state = table({ at: 'musician', A: { hand: [4], shop: [6, 8, 8], tokens: [6] }, B: {} });
    expect(offered(state, 'musician')).toEqual([
      { type: 'musician', discard: 6 },
      { type: 'musician', discard: 8 },
    ]);
    const done = played(state, { type: 'musician', discard: 6 });
    expect(seatAt(done, A)).toMatchObject({ shop: [8, 8], prestige: 3, tokens: [] });
    expect(tokenOf(done, 6)).toBe('middle');
    expect(view(done, A).discards).toEqual([6]);
  });

  it('ruling.short: prestige left or not, the Musician may be used', () => {
    const state = table({ at: 'musician', A: { shop: [6] }, B: { prestige: 27 } });
    expect(seatAt(played(state, { type: 'musician', discard: 6 }), A).prestige).toBe(1);
    expect(check(state, { type: 'musician', discard: 5 })).toEqual({
      code: 'not-in-shop',
      rule: 'character.musician',
    });
  });
});

describe('character.princess', () => {
  it('character.princess: one prestige for each token, either side', () => {
    const state = table({ at: 'princess', A: { tokens: [5, shang(6), 7] }, B: { tokens: [8] } });
    expect(seatAt(played(state, { type: 'princess' }), A).prestige).toBe(3);
  });

  it('ruling.princess: counts the token taken in step 2', () => {
    const state = table({ at: 'princess', phase: 'good', A: {}, B: {}, market: [5, 4, 6, 7, 8, 5, 6, 7] });
    const taken = played(state, { type: 'take-good', to: 'shop' });
    expect(seatAt(played(taken, { type: 'princess' }), A).prestige).toBe(1);
  });

  it('ruling.no-effect: not offered without tokens or prestige to get', () => {
    const bare = table({ at: 'princess', A: {}, B: {} });
    expect(offered(bare, 'princess')).toEqual([]);
    expect(check(bare, { type: 'princess' })).toEqual({ code: 'no-token', rule: 'ruling.no-effect' });
    const dry = table({ at: 'princess', A: { tokens: [5] }, B: { prestige: 28 } });
    expect(check(dry, { type: 'princess' })).toEqual({ code: 'no-prestige-left', rule: 'ruling.no-effect' });
    const one = table({ at: 'princess', A: { tokens: [5, 6] }, B: { prestige: 27 } });
    expect(seatAt(played(one, { type: 'princess' }), A).prestige).toBe(1);
  });
});

describe('character.dancer', () => {
  it('character.dancer: 2 prestige, or what is left', () => {
    const prestige = (b: number) =>
      seatAt(played(table({ at: 'dancer', A: {}, B: { prestige: b } }), { type: 'dancer' }), A).prestige;
    expect([0, 26, 27].map(prestige)).toEqual([2, 2, 1]);
  });

  it('ruling.no-effect: not offered with none left', () => {
    const dry = table({ at: 'dancer', A: {}, B: { prestige: 28 } });
    expect(check(dry, { type: 'dancer' })).toEqual({ code: 'no-prestige-left', rule: 'ruling.no-effect' });
  });
});
