import { describe, expect, it } from 'vitest';
import { RULES, type RuleId } from '../../../../src/games/yinzi/index.ts';
import { pick } from '../../../../src/i18n/yinzi/index.ts';
import { gridOf, toText } from '../../../../src/islands/yinzi/score/grid.ts';
import { linesOf } from '../../../../src/islands/yinzi/score/lines.ts';
import { summaryOf } from '../../../../src/islands/yinzi/score/reckoning.ts';
import { tellSum, tellVerdict } from '../../../../src/islands/yinzi/score/sentences.ts';
import { speechOf } from '../../../../src/islands/yinzi/score/ui.ts';
import type { Lang } from '../../../../src/lib/languages.ts';
import { PLAYED_SHEET } from './support.ts';

const speech = (lang: Lang) =>
  speechOf(
    lang,
    pick(
      lang,
      'score.',
      'yinzi.score.',
      'yinzi.market.',
      'yinzi.section.',
      'yinzi.player',
      'people.',
      'storage.',
    ),
  );

const sums = (lang: Lang, seat: 0 | 1 | 2 | 3) =>
  linesOf(summaryOf(PLAYED_SHEET)).map(({ lines }) =>
    tellSum(PLAYED_SHEET, seat, lines[seat]!, speech(lang)),
  );

describe('what the pad says', () => {
  it('every line as a sum', () => {
    expect(sums('en', 0)).toEqual([
      'Transport capacity: 6 × 2 = 12',
      'Level I: 1 × 2 + Level II: 1 × 3 + Level III: 1 × 5 = 10',
      'Japan: 2 × 3 + Netherlands: 1 × 5 + General pool, East: 1 × 2 = 13',
      'Emissaries abroad: 1 × 1 = 1',
      'Never left (factory, waiting ship): 1 × 1 = 1',
      'Discs of 4: 1 × 4 = 4',
      'Worth 3: 1 × 3 + Worth 2: 2 × 2 = 7',
      'Economy 2 (most discs) = 2',
      '7 in bags + 1 for 6 copper at 5 each = 8',
      '0',
    ]);
    expect(sums('nl', 2).at(-1)).toBe('Tegels: 2 × −2 = −4');
  });

  it('who has won, or what is still to be said', () => {
    const told = (change: Partial<typeof PLAYED_SHEET>) => {
      const sheet = { ...PLAYED_SHEET, ...change };
      return tellVerdict(sheet, summaryOf(sheet), speech('en'));
    };
    expect(told({})).toBe('Mei wins with 58 points.');
    expect(told({ rate: null, points: { ...PLAYED_SHEET.points, spain: null } })).toBe(
      'Not yet: fill in the points for a commodity (Spain) and how much copper one silver costs.',
    );
    const players = PLAYED_SHEET.players.map((player) => ({
      ...player,
      counts: PLAYED_SHEET.players[0]!.counts,
    }));
    expect(told({ players, order: [] })).toMatch(/^Mei, Bo, Player 3 and Łukasz are level with \d+ points\./);
    expect(told({ players, order: [2] })).toMatch(
      /^Player 3 wins .* earlier in turn order than Mei, Bo and Łukasz\.$/,
    );
  });

  it('a table and a text with every line, the total and the place', () => {
    const { names, rows } = gridOf(PLAYED_SHEET, summaryOf(PLAYED_SHEET), speech('nl'));
    expect(names).toEqual(['Mei', 'Bo', 'Speler 3', 'Łukasz']);
    expect(rows).toHaveLength(12);
    expect(rows.at(-1)!.cells.map(({ text }) => text)).toContain('4');
    expect(toText(PLAYED_SHEET, summaryOf(PLAYED_SHEET), speech('nl'))).toContain('Tegenspoed: Mei 0, Bo −2');
  });

  it('every line has a rule that is explained', () => {
    const words = pick('en', 'yinzi.score.why.');
    const rules: RuleId[] = [...linesOf(summaryOf(PLAYED_SHEET)).map(({ rule }) => rule), 'score.tie'];
    for (const rule of rules) {
      expect(RULES).toContain(rule);
      expect(words).toHaveProperty([`yinzi.score.why.${rule}`]);
    }
  });
});
