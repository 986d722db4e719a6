import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GOODS, type Good, type Seat, settleToken } from '../../../../src/games/dunhuang/index.ts';
import { createMajorityModel, type MajorityModel } from '../../../../src/islands/dunhuang/majority/model.ts';
import { trackBox } from '../../../../src/islands/dunhuang/majority/parse.ts';
import { draftBox } from '../../../../src/islands/dunhuang/score/boxes.ts';
import { memoryStorage } from '../../../support/storage.ts';
import { en } from '../../../support/words.ts';
import { openModel as openScore } from '../score/support.ts';

function openModel(kept: Record<string, string> = {}): MajorityModel {
  const storage = () => memoryStorage(kept);
  const model = createMajorityModel({ box: trackBox({ storage }), score: draftBox({ storage }) });
  model.open();
  return model;
}

const tea = (model: MajorityModel) => model.collections.value[6]!;
const codes = (model: MajorityModel) => model.told.value.map(({ code }) => code);

/** Blue has two tea and the token, 商 up; Red is about to place a second. */
function teaAgainstTea(religion: 'manichean' | 'buddhist'): MajorityModel {
  const model = openModel();
  model.setReligion(religion);
  model.place(0, 7);
  model.place(0, 7);
  model.turn(7);
  model.place(1, 7);
  return model;
}

describe('following the shops', () => {
  it('moves the token where settleToken says, line by line', () => {
    const model = openModel();
    model.place(0, 7);
    model.place(0, 7);
    model.place(1, 7);
    model.place(1, 7);
    model.remove(1, 7);
    expect(codes(model)).toEqual(['free', 'own', 'fewer', 'tie', 'beaten']);
    expect(model.told.value.at(-1)).toMatchObject({ rule: 'majority.lose', seat: 1, n: 1 });
    expect(tea(model)).toEqual({ counts: [2, 1, 0, 0], holder: null, side: 'number' });
  });

  it('undoes and redoes, and forgets what was undone when something else happens', () => {
    const kept = {};
    const model = openModel(kept);
    model.place(0, 7);
    model.place(1, 7);
    model.undo();
    expect(tea(model).holder).toBe(0);
    model.redo();
    expect(tea(model).holder).toBe(1);
    model.undo();
    model.place(2, 3);
    model.redo();
    expect(tea(model).holder).toBe(0);
    expect(openModel(kept).told.value).toHaveLength(2);
  });

  it('places no more cards than there are, and takes away none that is not there', () => {
    const model = openModel();
    model.place(0, 1);
    model.place(1, 1);
    model.remove(1, 5);
    expect(codes(model)).toEqual(['free']);
  });

  it('asks the holder under the Manichean', () => {
    const model = teaAgainstTea('manichean');
    model.place(1, 7);
    expect(model.table.value.pending?.question).toMatchObject({ question: 'protect', asked: 0 });
    model.place(2, 7);
    expect(codes(model).at(-1)).toBe('ask-protect');
    model.answer(true);
    expect(tea(model)).toMatchObject({ holder: 0, side: 'number' });
    expect(model.table.value.pending).toBeNull();
  });

  it('asks the taker under the Buddhist, and moves the coins it keeps', () => {
    const model = teaAgainstTea('buddhist');
    model.keepCoins(true);
    model.place(1, 7);
    model.answer(true);
    expect(tea(model)).toMatchObject({ holder: 1, side: 'number' });
    expect(model.table.value.coins).toEqual([9, 5, 7, 7]);
    model.undo();
    model.answer(false);
    expect(tea(model)).toMatchObject({ holder: 0, side: 'shang' });
  });

  it('asks nobody who cannot pay', () => {
    const model = teaAgainstTea('buddhist');
    model.keepCoins(true);
    model.setCoins(1, 1);
    model.place(1, 7);
    expect(codes(model).at(-1)).toBe('cannot-pay');
  });

  it('follows the rulings of the table', () => {
    const model = openModel();
    model.place(0, 7);
    model.remove(0, 7);
    expect(tea(model).holder).toBeNull();
    model.setRuling('emptyCollection', 'keep');
    expect(tea(model).holder).toBe(0);
  });

  it('learns the religion from the code of the set-up', () => {
    const model = openModel();
    expect(model.follow('#s=0000')).toBe(true);
    expect(model.track.value).toMatchObject({ religion: 'manichean', setup: '0000' });
    model.place(0, 7);
    model.follow('#s=0000');
    expect(tea(model).holder).toBe(0);
    expect(model.follow('#s=0001&p=Mei&p=Bo')).toBe(true);
    expect(model.track.value).toMatchObject({ religion: 'buddhist', count: 2, steps: [] });
    expect(model.track.value.people[1]!.name).toBe('Bo');
    expect(model.follow('#log')).toBe(false);
  });

  it('starts afresh with a way back', () => {
    const model = openModel();
    model.place(0, 7);
    model.clear();
    expect(model.told.value).toEqual([]);
    model.restore();
    expect(tea(model).holder).toBe(0);
  });
});

const seat = fc.constantFrom<Seat>(0, 1, 2);
const good = fc.constantFrom<Good>(2, 3, 4);
const act = fc.oneof(
  fc.record({ type: fc.constantFrom('place', 'remove'), seat, good }),
  fc.record({ type: fc.constant('turn'), seat, good }),
  fc.record({ type: fc.constant('answer'), seat, good }),
);

describe('is this right?', () => {
  it('never doubts a table that was followed', () => {
    fc.assert(
      fc.property(
        fc.array(act, { maxLength: 30 }),
        fc.constantFrom('manichean', 'buddhist', null),
        (acts, religion) => {
          const model = openModel();
          model.setCount(3);
          model.setReligion(religion);
          for (const one of acts) {
            if (one.type === 'turn') model.turn(one.good);
            else if (one.type === 'answer') model.answer(one.seat > 0);
            else model[one.type](one.seat, one.good);
          }
          if (model.table.value.pending) model.answer(true);
          for (const { rule } of model.told.value) expect(en).toHaveProperty([`why.${rule}`]);
          model.beginCheck();
          expect(model.findings.value.filter(({ code }) => code !== 'leaving')).toEqual([]);
        },
      ),
    );
  });

  it('says what cannot be, and where the token could lie', () => {
    const model = openModel();
    model.beginCheck();
    model.lay(7, { counts: [2, 1, 0, 0], holder: 2 });
    model.lay(6, { counts: [3, 1, 0, 0], holder: 1 });
    model.lay(5, { counts: [6, 0, 0, 0], holder: 0 });
    model.lay(1, { counts: [1, 0, 0, 0], holder: null });
    model.lay(4, { counts: [0, 0, 0, 0], holder: null, side: 'shang' });
    model.lay(3, { counts: [1, 0, 0, 0], holder: 0, side: 'shang' }); // one of the two who turn it is in every circle
    expect(model.findings.value).toEqual([
      { good: 1, code: 'middle', places: [{ holder: 0, side: 'number' }] },
      { good: 4, code: 'shang', places: [{ holder: null, side: 'number' }] },
      { good: 5, code: 'too-many', places: [] },
      { good: 6, code: 'leaving', places: [{ holder: 0, side: 'number' }] },
      { good: 7, code: 'no-card', places: [{ holder: 0, side: 'number' }] },
    ]);
    model.setRuling('middleToken', 'most-or-tie');
    expect(model.findings.value.find(({ good }) => good === 6)?.code).toBe('fewer');
  });

  it('can be followed from there', () => {
    const model = openModel();
    model.beginCheck();
    model.lay(7, { counts: [2, 1, 0, 0], holder: 0 });
    model.followFromCheck();
    model.place(1, 7);
    expect(codes(model)).toEqual(['tie']);
  });
});

describe('passing on', () => {
  it('hands names, tokens and coins to the score sheet and leaves the rest of it', () => {
    const kept = {};
    const storage = () => memoryStorage(kept);
    const model = openModel(kept);
    model.setName(1, 'Bo');
    model.keepCoins(true);
    model.place(1, 7);
    model.passOn();
    const { sheet, entry } = draftBox({ storage }).read().value!;
    expect(sheet.tokens).toEqual(GOODS.map((one) => (one === 7 ? 1 : null)));
    expect(sheet.players[1]).toMatchObject({ name: 'Bo', coins: 7 });
    expect(entry).toBeNull();
    expect(
      openModel({ 'shang.dunhuang.score': kept['shang.dunhuang.score' as never] }).track.value.people[1]!
        .name,
    ).toBe('Bo');
  });

  it('asks while something is being counted there, and keeps both', async () => {
    const kept: Record<string, string> = {};
    const counting = openScore(kept);
    counting.addCard(0, 7);
    const before = kept['shang.dunhuang.score'];
    const model = openModel(kept);
    model.place(1, 7);
    const fragment = model.passOn();
    expect(kept['shang.dunhuang.score']).toBe(before);
    const score = openScore(kept);
    expect(score.follow(fragment)).toBe(false);
    expect(score.question.value).toMatchObject({ by: 'majority' });
    await score.answer('open');
    expect(score.sheet.value.tokens[6]).toBe(1);
    expect(score.sheet.value.players[0]!.hand).toEqual([7]);
    expect(score.entries.value.map(({ sheet }) => [sheet.tokens[6], sheet.players[0]!.hand])).toEqual([
      [null, [7]],
    ]);
    // What came from the tracker is a count of its own: nothing takes its place without asking either.
    expect(openModel(kept).passOn()).toBe('');
    expect(openScore(kept).follow('#s=8K2F')).toBe(false);
  });

  it('agrees with settleToken on the last card placed', () => {
    const model = openModel();
    model.place(2, 9);
    const shops: Good[][] = [[], [], [9], [9]];
    model.place(3, 9);
    expect(model.collections.value[8]!.holder).toBe(
      settleToken(shops, 2, 9, { seat: 3, act: 'place' }).holder,
    );
  });
});
