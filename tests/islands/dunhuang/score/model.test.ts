import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { finalScores, GOODS, type Good, type Seat } from '../../../../src/games/dunhuang/index.ts';
import type { ScoreModel } from '../../../../src/islands/dunhuang/score/model.ts';
import { openModel } from './support.ts';

type Tap = (model: ScoreModel) => void;

const seat = fc.constantFrom<Seat>(0, 1, 2, 3);
const good = fc.constantFrom<Good>(...GOODS);

/** Everything a finger can do to the numbers, whoever it belongs to. */
const tap: fc.Arbitrary<Tap> = fc.oneof(
  fc.tuple(seat, good).map(
    ([who, what]): Tap =>
      (model) =>
        model.toggleToken(who, what),
  ),
  fc.tuple(seat, good).map(
    ([who, what]): Tap =>
      (model) =>
        model.addCard(who, what),
  ),
  fc.tuple(seat, good).map(
    ([who, what]): Tap =>
      (model) =>
        model.removeCard(who, what),
  ),
  fc.tuple(seat, fc.constantFrom('prestige', 'coins'), fc.integer({ min: -3, max: 120 })).map(
    ([who, what, n]): Tap =>
      (model) =>
        model.setAmount(who, what, n),
  ),
  fc.constantFrom(2, 3, 4).map(
    (n): Tap =>
      (model) =>
        model.setCount(n),
  ),
);

describe('the score page', () => {
  it('comes to what finalScores says, whatever is tapped', () => {
    fc.assert(
      fc.property(fc.array(tap, { maxLength: 80 }), (taps) => {
        const model = openModel();
        for (const act of taps) act(model);
        const { players, tokens, count } = model.sheet.value;
        const table = players.slice(0, count).map(({ prestige, coins, hand }, who) => ({
          tokens: tokens.filter((holder) => holder === who).length,
          prestige,
          coins: coins ?? 0,
          hand: [...hand],
        }));
        const { sheets, verdict } = model.reckoning.value;
        const scored = finalScores({ players: table });
        const points = ({ rank: _, ...rest }: (typeof scored)[number]) => rest;
        expect(sheets.map(points)).toEqual(scored.map(points));
        const first = sheets.flatMap(({ rank }, who) => (rank === 1 ? [who] : []));
        if (verdict.how !== 'uncounted') expect(verdict.winners).toEqual(first);
        else {
          expect(verdict.winners).toEqual([]);
          expect(verdict.level).toEqual(first);
          expect(first.some((who) => players[who]!.coins === null)).toBe(true);
        }
      }),
    );
  });

  it('goes on after a reload where it was, at any point', () => {
    fc.assert(
      fc.property(fc.array(tap, { maxLength: 30 }), (taps) => {
        const kept = {};
        for (const act of taps) act(openModel(kept));
        const whole = openModel();
        for (const act of taps) act(whole);
        expect(openModel(kept).sheet.value).toEqual(whole.sheet.value);
      }),
    );
  });

  it('lets a token lie with one player only', () => {
    const model = openModel();
    model.toggleToken(0, 7);
    model.toggleToken(2, 7);
    expect(model.sheet.value.tokens[6]).toBe(2);
    model.toggleToken(2, 7);
    expect(model.sheet.value.tokens[6]).toBeNull();
  });

  it('keeps what a fourth player had when three play after all', () => {
    const model = openModel();
    model.addCard(3, 7);
    model.setCount(3);
    expect(model.reckoning.value.sheets).toHaveLength(3);
    model.setCount(4);
    expect(model.sheet.value.players[3]!.hand).toEqual([7]);
  });

  it('takes a typed hand whole or not at all', () => {
    const model = openModel();
    expect(model.typeHand(1, ' 10,5 5\n7 ')).toEqual({ hand: [5, 5, 7, 10] });
    expect(model.typeHand(1, '5 tea')).toEqual({ problem: 'no-good', text: 'tea' });
    expect(model.typeHand(1, '11')).toEqual({ problem: 'no-good', text: '11' });
    expect(model.typeHand(1, '5 '.repeat(100))).toEqual({ problem: 'too-long' });
    expect(model.sheet.value.players[1]!.hand).toEqual([5, 5, 7, 10]);
    expect(model.typeHand(1, '')).toEqual({ hand: [] });
  });

  it('marks what does not add up and still has a result', () => {
    const model = openModel();
    model.typeHand(0, '1 1');
    expect(model.warnings.value.map(({ code }) => code)).toEqual(['cards']);
    expect(model.reckoning.value.verdict.level).toEqual([0, 1, 2, 3]);
  });

  it('says nothing of winning before everything is counted', () => {
    const kept = {};
    const model = openModel(kept);
    model.addCard(0, 7);
    expect(model.settled.value).toBe(false);
    model.settle();
    expect(model.settled.value).toBe(true);
    expect(openModel(kept).settled.value).toBe(true);
    model.clear();
    expect(model.settled.value).toBe(false);
    model.setInstant(1); // that needs no counting
    expect(model.settled.value).toBe(true);
    expect(model.warnings.value).toEqual([]);
    model.toggleToken(1, 7);
    expect(model.warnings.value.map(({ code }) => code)).toEqual(['instant-tokens', 'instant-goods']);
  });

  it('gives two players who want one colour each a colour', () => {
    const model = openModel();
    model.setColour(0, 2);
    expect(model.sheet.value.players.map(({ colour }) => colour)).toEqual([2, 1, 0, 3]);
  });

  it('empties the sheet for the same people, and takes that back', () => {
    const model = openModel();
    model.setName(0, 'Mei');
    model.addCard(0, 7);
    model.clear();
    expect(model.isBlank.value).toBe(true);
    expect(model.sheet.value.players[0]!.name).toBe('Mei');
    model.notice.value!.undo!();
    expect(model.sheet.value.players[0]!.hand).toEqual([7]);
  });

  it('says when another tab has put another sheet here, and has the count back', () => {
    const kept = {};
    const [here, there] = [openModel(kept), openModel(kept, undefined, 'other')];
    here.addCard(0, 7);
    there.readAgain();
    expect(there.sheet.value.players[0]!.hand).toEqual([7]);
    there.addCard(0, 7);
    here.readAgain();
    expect(here.notice.value).toBeUndefined();
    there.clear();
    here.readAgain();
    expect(here.isBlank.value).toBe(true);
    expect(here.notice.value?.code).toBe('elsewhere');
    here.notice.value!.undo!();
    expect(openModel(kept).sheet.value.players[0]!.hand).toEqual([7, 7]);
  });

  it('is empty when another tab has deleted everything', () => {
    const kept: Record<string, string> = {};
    const model = openModel(kept);
    model.addCard(0, 7);
    delete kept['shang.dunhuang.score'];
    model.readAgain();
    expect(model.isBlank.value).toBe(true);
  });

  it('takes the code of a set-up from a link, and says when a link is damaged', () => {
    const model = openModel();
    expect(model.follow('#s=00a1')).toBe(true);
    expect(model.sheet.value.setup).toBe('00A1');
    expect(model.follow('#sheet=rubbish')).toBe(true);
    expect(model.notice.value).toEqual({ code: 'bad-link' });
    expect(model.follow('#s=ZZZZ')).toBe(true);
    expect(model.sheet.value.setup).toBe('00A1');
    expect(model.follow('#result')).toBe(false);
  });

  it('begins a sheet for the players of a set-up, and keeps the one for a set-up it knows', async () => {
    const model = openModel();
    model.addCard(0, 7);
    expect(model.follow('#s=00A1&p=Mei&p=Bo&p=')).toBe(false);
    expect(model.sheet.value.players[0]!.hand).toEqual([7]);
    await model.answer('open');
    expect(model.entries.value[0]!.sheet.players[0]!.hand).toEqual([7]);
    expect(model.sheet.value).toMatchObject({ setup: '00A1', count: 3, first: 0 });
    expect(model.sheet.value.players.map(({ name }) => name)).toEqual(['Mei', 'Bo', '', '']);
    expect(model.isBlank.value).toBe(true);
    expect(model.notice.value?.undo).toBeDefined();
    model.addCard(1, 3);
    model.follow('#s=00A1');
    expect(model.sheet.value.players[1]!.hand).toEqual([3]);
  });

  it('says when storage is refused, and works on', async () => {
    const model = openModel({}, () => {
      throw new DOMException('no', 'SecurityError');
    });
    model.addCard(0, 7);
    await model.save();
    expect(model.trouble.value).toBe('refused');
    expect(model.sheet.value.players[0]!.hand).toEqual([7]);
    expect(model.entries.value).toHaveLength(1);
  });
});
