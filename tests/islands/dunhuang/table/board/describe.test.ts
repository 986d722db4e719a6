import { describe, expect, it } from 'vitest';
import { view } from '../../../../../src/games/dunhuang/index.ts';
import { describeSeat, nearness } from '../../../../../src/islands/dunhuang/table/board/describe.ts';
import { wander } from '../../../table/support/table.ts';
import { speechFor } from '../support/speech.ts';

const { state } = wander(3, 'd').at(-1)!;

describe('a player’s row in words', () => {
  it('says what they have of what wins, and of goods in hand only to themselves', () => {
    const seen = view(state, 0);
    const kinds = new Set(seen.seats[0]!.known).size;
    expect(nearness(seen, 0)).toEqual({
      held: seen.seats[0]!.tokens.length,
      kinds,
      needed: { tokens: 4, goods: 4 },
    });
    expect(nearness(seen, 1).kinds).toBeUndefined();
    const own = describeSeat(speechFor('en'), seen, 0);
    expect(own).toContain(`${seen.seats[0]!.tokens.length} of the 4 tokens that win`);
    expect(own).toContain(`${kinds} of the 4 different goods in hand that win`);
    expect(describeSeat(speechFor('nl'), seen, 1)).not.toContain('op hand om te winnen');
  });

  it('says that somebody could win', () => {
    const seen = view(state, 0);
    expect(describeSeat(speechFor('en'), seen, 1, true)).toContain('could win on their next turn');
    expect(describeSeat(speechFor('nl'), seen, 1, true)).toContain('kan in de volgende beurt winnen');
  });
});
