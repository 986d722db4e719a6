import { describe, expect, it } from 'vitest';
import { pick } from '../../../../src/i18n/dunhuang/index.ts';
import { toText } from '../../../../src/islands/dunhuang/score/exports.ts';
import { gridOf } from '../../../../src/islands/dunhuang/score/grid.ts';
import { speechOf } from '../../../../src/islands/dunhuang/score/ui.ts';
import { alternatives } from '../../../../src/islands/dunhuang/score/what-if.ts';
import { cellsOf } from '../../../../src/islands/score/grid.ts';
import { writeCsv } from '../../../../src/lib/csv.ts';
import type { Lang } from '../../../../src/lib/languages.ts';
import { openModel } from './support.ts';

/** Mei leads in one good more than her tokens let her score. */
function meiAgainstBo() {
  const model = openModel();
  model.setCount(2);
  model.setName(0, 'Mei');
  model.setName(1, 'Bo');
  model.typeHand(0, '5 7 8');
  model.typeHand(1, '6 6 3');
  for (const token of [5, 7] as const) model.toggleToken(0, token);
  for (const token of [2, 3, 4] as const) model.toggleToken(1, token);
  model.setAmount(1, 'prestige', 2);
  return model;
}

const speech = (lang: Lang) =>
  speechOf(lang, pick(lang, 'score.', 'good.', 'why.', 'storage.', 'colour.', 'people.'));

describe('the reckoning', () => {
  it('goes good by good, names what the tokens cut off, and who wins', () => {
    const { goods, caps, verdict } = meiAgainstBo().reckoning.value;
    expect(goods.map(({ good }) => good)).toEqual([8, 7, 6, 5, 3]);
    expect(caps).toEqual([{ seat: 0, tokens: 2, kept: [8, 7], surplus: [5] }]);
    expect(verdict).toEqual({ winners: [0], level: [0], how: 'points', rule: 'score.tie' });
  });

  it('tells points from coins, a shared win and a win at once', () => {
    const model = openModel();
    model.setAmount(0, 'prestige', 3);
    model.setAmount(1, 'prestige', 3);
    model.setAmount(0, 'coins', 0);
    model.setAmount(1, 'coins', 0);
    expect(model.reckoning.value.verdict).toMatchObject({ winners: [0, 1], how: 'shared' });
    model.setAmount(1, 'coins', 1);
    expect(model.reckoning.value.verdict).toMatchObject({ winners: [1], how: 'coins' });
    model.setInstant(2);
    expect(model.reckoning.value.verdict).toMatchObject({ winners: [2], how: 'instant', rule: 'turn.win' });
    model.setCount(2);
    expect(model.reckoning.value.verdict.how).toBe('coins');
  });

  it('names nobody while a tie waits for coins that nobody has counted', () => {
    const model = openModel();
    model.setAmount(0, 'prestige', 3);
    model.setAmount(1, 'prestige', 3);
    model.setAmount(0, 'coins', 5);
    const { verdict, sheets } = model.reckoning.value;
    expect(verdict).toEqual({ winners: [], level: [0, 1], how: 'uncounted', rule: 'score.tie' });
    expect(sheets.map(({ rank }) => rank)).toEqual([1, 1, 3, 3]);
    expect(toText(model.sheet.value, model.reckoning.value, speech('nl'))).toContain(
      'Blauw en Rood staan gelijk met 3 punten: wie de meeste munten heeft, wint. Tel hun munten.',
    );
  });

  it('has no points for a win at once, but what it was won with', () => {
    const model = meiAgainstBo();
    model.setInstant(0);
    expect(toText(model.sheet.value, model.reckoning.value, speech('en'))).toBe(
      [
        'Merchants of Dunhuang: final score',
        'Mei won at once. Points are not counted.',
        'Majority tokens: Glass and Tea',
        'Cards in hand: Glass, Tea and Paper',
        '',
      ].join('\n'),
    );
  });

  it('reads well in English', () => {
    const model = meiAgainstBo();
    expect(toText(model.sheet.value, model.reckoning.value, speech('en'))).toBe(
      [
        'Merchants of Dunhuang: final score',
        'Mei wins with 19 points.',
        '',
        'Paper (8): Mei has the most and keeps one. Mei 1.',
        'Tea (7): Mei has the most and keeps one. Mei 1.',
        'Bamboo (6): Bo has the most and keeps one. Bo 2.',
        'Glass (5): Mei has the most and keeps one. Mei 1.',
        'Lapis Lazuli (3): Bo has the most and keeps one. Bo 1.',
        'Mei has 2 majority tokens, so 2 cards count: Paper (8) and Tea (7). Too many: Glass (5).',
        '',
        'Mei: 4 for tokens, 0 for prestige, 15 for cards. Together 19.',
        'Bo: 6 for tokens, 2 for prestige, 9 for cards. Together 17.',
        '',
      ].join('\n'),
    );
  });

  it.each([
    ['en', 'Mei wins with 1 point.'],
    ['nl', 'Mei wint met 1 punt.'],
  ] as const)('one point is no points, in %s', (lang, verdict) => {
    const model = openModel();
    model.setName(0, 'Mei');
    model.setAmount(0, 'prestige', 1);
    expect(toText(model.sheet.value, model.reckoning.value, speech(lang))).toContain(verdict);
  });

  it('is a table for a spreadsheet, in Dutch too', () => {
    const model = meiAgainstBo();
    const grid = gridOf(model.sheet.value, model.reckoning.value, speech('nl'));
    const rows = writeCsv(cellsOf(grid)).split('\r\n');
    expect(rows.slice(0, 3)).toEqual([
      ',Mei,Bo',
      '"Fiches, elk 2",2 × 2 = 4,3 × 2 = 6',
      '"Prestige, elk 1",0,2',
    ]);
    expect(rows).toContain('Glas,(5),');
    expect(rows).toContain('Totaal,19,17');
  });
});

describe('what if', () => {
  it('finds the token, card or prestige that would have changed the winner', () => {
    const model = meiAgainstBo();
    const found = alternatives(model.sheet.value, 1);
    const winning = found.filter(({ differs }) => differs).map(({ change }) => change);
    expect(winning).toContainEqual({ kind: 'token', good: 7, from: 0 });
    expect(winning).toContainEqual({ kind: 'token', good: 8, from: null });
    expect(winning).not.toContainEqual({ kind: 'prestige' });
    expect(found.find(({ change }) => change.kind === 'prestige')!.total).toBe(18);
  });

  it('offers no card that does not exist and no token that is held already', () => {
    const model = meiAgainstBo();
    model.typeHand(1, '3 3 3');
    const changes = alternatives(model.sheet.value, 1).map(({ change }) => change);
    expect(changes).not.toContainEqual({ kind: 'card', good: 3 });
    expect(changes).not.toContainEqual({ kind: 'card', good: 10 });
    expect(changes.some((change) => change.kind === 'token' && change.good === 2)).toBe(false);
  });
});
