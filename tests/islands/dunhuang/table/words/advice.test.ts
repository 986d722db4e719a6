import { describe, expect, it } from 'vitest';
import {
  CONTRASTS,
  type Comparison,
  DEGREES,
  REASONS,
  type Reason,
  RISKS,
  type Risk,
} from '../../../../../src/bots/dunhuang/index.ts';
import { translator } from '../../../../../src/i18n/translate.ts';
import { nameTurnMoves } from '../../../../../src/islands/dunhuang/table/words/advice.ts';
import { fetchAdviceDictionary } from '../../../../../src/islands/dunhuang/table/words/advice-words.ts';
import {
  tellComparison,
  tellPurpose,
  tellRisk,
} from '../../../../../src/islands/dunhuang/table/words/why.ts';
import { speechFor } from '../support/speech.ts';

const reasonOf = (code: Reason['code']): Reason =>
  ({ code, good: 7, seat: 1, count: 2, to: 'hand', tokens: 1, goods: 1 }) as unknown as Reason;
const riskOf = (code: Risk['code'], seat: number | null = 1): Risk =>
  ({ code, good: 7, seat, chance: 0.42 }) as unknown as Risk;

const LANGS = ['en', 'nl'] as const;
const WORDS = {
  en: translator('en', await fetchAdviceDictionary('en')),
  nl: translator('nl', await fetchAdviceDictionary('nl')),
};

/** What is said in both languages: whole, and not the same. */
function inBoth(tell: (lang: (typeof LANGS)[number]) => string): void {
  const [en, nl] = LANGS.map(tell);
  expect(en).toMatch(/^[^{}]+$/);
  expect(nl).toMatch(/^[^{}]+$/);
  expect(en).not.toBe(nl);
}

describe('advice', () => {
  it.each(REASONS)('has a reason in both languages: %s', (code) => {
    inBoth((lang) => tellPurpose([reasonOf(code)], WORDS[lang], speechFor(lang)));
  });

  it.each(RISKS)('names a risk in both languages: %s', (code) => {
    inBoth((lang) => tellRisk(riskOf(code), WORDS[lang], speechFor(lang)));
    inBoth((lang) => tellRisk(riskOf(code, null), WORDS[lang], speechFor(lang)));
  });

  it.each(DEGREES.flatMap((degree) => CONTRASTS.map((contrast) => [degree, contrast] as const)))(
    'compares in both languages: %s, %s',
    (degree, contrast) => {
      const reasons = [reasonOf('prestige')];
      const compared: Comparison = { chance: 0.5, degree, contrast, reasons, risk: null };
      const played: Comparison = { ...compared, chance: null, degree: null };
      const risky = { ...compared, risk: riskOf('takes') } as Comparison;
      for (const one of [compared, played, risky])
        inBoth((lang) => tellComparison(one, WORDS[lang], speechFor(lang)));
    },
  );

  it('says in a sentence what a turn is for, what may go wrong, and what else there was', () => {
    const purpose: Reason[] = [
      { code: 'takes-token-from', good: 7, seat: 1 },
      { code: 'short', tokens: 0, goods: 1 },
    ];
    const risk: Risk = { code: 'takes-back', good: 7, seat: 1, chance: 0.42 };
    const compared: Comparison = {
      chance: 0.54,
      degree: 'little',
      contrast: 'instead',
      reasons: [{ code: 'prestige', count: 3 }],
      risk: { code: 'wins-at-once', seat: 1, chance: 0.28 },
    };
    const told = LANGS.map((lang) => {
      const speech = speechFor(lang);
      return [
        tellPurpose(purpose, WORDS[lang], speech),
        tellRisk(risk, WORDS[lang], speech),
        tellComparison(compared, WORDS[lang], speech),
      ];
    });
    expect(told).toEqual([
      [
        'takes the tea token from Yellow and leaves you one good short of winning at once',
        'Risk (40%): Yellow takes the tea token straight back.',
        'The next best is a little worse (54%): it gains 3 prestige; its risk (30%): Yellow wins at once before your next turn.',
      ],
      [
        'pakt bij Geel het meerderheidsfiche van thee en brengt je op één soort goederen van onmiddellijke winst',
        'Risico (40%): Geel pakt het meerderheidsfiche van thee meteen terug.',
        'De op één na beste is iets minder goed (54%): die pakt 3 prestige; het risico daarvan (30%): Geel wint onmiddellijk, voordat je weer aan de beurt bent.',
      ],
    ]);
  });

  it('names all who are kept from winning in one breath', () => {
    const reasons: Reason[] = [{ code: 'stops', seat: 0 }, { code: 'stops', seat: 2 }, { code: 'draws' }];
    expect(tellPurpose(reasons, WORDS.en, speechFor('en'))).toBe(
      'keeps Mei and Bo from winning at once with what lies open and sees new cards',
    );
  });

  it('names the moves of a turn where each is made, and an answer as another’s', () => {
    const lying = {
      camel: 0 as const,
      market: [null, 6 as const, 7 as const, null, null, null, null, null],
      supply: { coins: 2, prestige: null },
    };
    const names = nameTurnMoves(
      {
        moves: [
          { type: 'move-camel', steps: 2 },
          { type: 'take-good', to: 'shop' },
          { type: 'protect' },
          { type: 'interpreter' },
          { type: 'end-turn' },
        ],
        answers: [{ at: 2, seat: 1, chance: 0.64 }],
      },
      lying,
      speechFor('en'),
    ).map((parts) => parts.map(({ text }) => text).join(''));
    expect(names).toEqual([
      'Move the camel 2 steps, to the Interpreter, for 1 coin',
      'Put tea in your shop',
      'Yellow probably protects the token (64%)',
      'Use the Interpreter',
    ]);
  });
});
