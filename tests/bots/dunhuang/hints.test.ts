/** That what hints say is so, in a few games; in thousands with `npm run soak -- --hints 2000`, which also hears every code. */
import { describe, expect, it } from 'vitest';
import { playHintGame, type Tally } from './support/hint-games.ts';

const GAMES = 3; // one for each number of players

describe('hints', () => {
  it('say nothing that is not so, by the rules and the table alone', () => {
    const tally: Tally = new Map();
    const wrong = Array.from({ length: GAMES }, (_, n) => playHintGame(n, tally)).flat();
    expect(wrong).toEqual([]);
    for (const kind of ['reason', 'risk', 'next', 'other']) {
      const codes = [...tally.keys()].filter((code) => code.startsWith(`${kind}.`));
      expect(codes.length).toBeGreaterThan(0);
    }
  });
});
