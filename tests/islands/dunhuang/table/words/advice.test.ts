import { describe, expect, it } from 'vitest';
import { REASONS, type Reason } from '../../../../../src/bots/dunhuang/index.ts';
import { nameTurnMoves, tellReason } from '../../../../../src/islands/dunhuang/table/words/advice.ts';
import { speechFor } from '../support/speech.ts';

const reasonOf = (code: Reason['code']): Reason =>
  ({ code, good: 7, seat: 1, count: 2, to: 'hand' }) as unknown as Reason;

describe('advice', () => {
  it.each(REASONS)('has a reason in both languages: %s', (code) => {
    const [en, nl] = (['en', 'nl'] as const).map((lang) => tellReason(reasonOf(code), speechFor(lang)));
    expect(en).toMatch(/^[^{}]+$/);
    expect(nl).toMatch(/^[^{}]+$/);
    expect(en).not.toBe(nl);
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
