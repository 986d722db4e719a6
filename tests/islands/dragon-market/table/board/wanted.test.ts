import { describe, expect, it } from 'vitest';
import { BLUE, view } from '../../../../../src/games/dragon-market/index.ts';
import { wantedSquares } from '../../../../../src/islands/dragon-market/table/board/wanted.ts';
import { bay } from '../../../../games/dragon-market/support/bay.ts';

const [first, second, third, fourth] = BLUE[0] as readonly [number, number, number, number];
const PICTURE = 'A 0b 0a 0 . .';

describe('what the viewer wants', () => {
  it('is every pile that holds something their objective still needs', () => {
    const state = bay(PICTURE, {
      A: { objective: 0, goods: [third] },
      goods: { '0b': first, '0a': third },
    });
    const seen = view(state, 0);
    const wanted = wantedSquares(seen);
    expect(wanted).toContain(1);
    expect(wanted).not.toContain(2); // they have it
    expect(wanted).toHaveLength(3);
    expect(wantedSquares(view(state, undefined))).toEqual([]);
  });

  it('is the way home once they have everything', () => {
    const state = bay('# 0bA 0a 0 . .', { A: { objective: 0, goods: [first, second, third, fourth] } });
    expect(wantedSquares(view(state, 0))).toEqual([0]);
  });
});
