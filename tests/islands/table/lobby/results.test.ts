import { describe, expect, it } from 'vitest';
import { readResults, suggest } from '../../../../src/islands/table/lobby/results.ts';
import type { Entry } from '../../../../src/islands/table/storage/entries.ts';

const LEVELS = ['weak', 'fair', 'strong'];

/** The latest result first: "fair+" is a win. */
const nextAfter = (...results: string[]) =>
  suggest(
    results.map((result) => `${result.slice(0, -1)}/${result.endsWith('+') ? 'won' : 'lost'}`),
    LEVELS,
  );

describe('whom to play next', () => {
  it('is the weakest at first, and until they are beaten', () => {
    expect(nextAfter()).toEqual({ level: 'weak' });
    expect(nextAfter('weak-', 'weak-', 'weak-', 'weak-')).toEqual({ level: 'weak' });
    expect(nextAfter('weak+', 'weak-')).toEqual({ level: 'fair', run: { won: true, n: 1 } });
  });

  it('is a level up after two wins, and stays where it is after one', () => {
    expect(nextAfter('fair+', 'weak+')).toEqual({ level: 'fair' });
    expect(nextAfter('fair+', 'fair+', 'weak+')).toEqual({ level: 'strong', run: { won: true, n: 2 } });
    expect(nextAfter('fair+', 'fair-', 'fair+')).toEqual({ level: 'fair' });
  });

  it('is a level down after three losses, and stays where it is after two', () => {
    expect(nextAfter('strong-', 'strong-', 'fair+')).toEqual({ level: 'strong' });
    expect(nextAfter('strong-', 'strong-', 'strong-')).toEqual({ level: 'fair', run: { won: false, n: 3 } });
  });

  it('goes no further than the strongest, and past what it does not know', () => {
    expect(nextAfter('strong+', 'strong+', 'strong+')).toEqual({ level: 'strong' });
    expect(nextAfter('gone+')).toEqual({ level: 'weak' });
  });
});

it('tells won and lost of the levels that were played', async () => {
  const counts = new Map([
    ['weak/won', 3],
    ['weak/lost', 1],
    ['strong/lost', 2],
  ]);
  const over = ['strong/lost', undefined, 'weak/won'].map((result) => ({ result }) as unknown as Entry);
  const results = await readResults(
    { results: async (names) => names.map((name) => counts.get(name) ?? 0), over: async () => over },
    LEVELS,
  );
  expect(results).toEqual({
    levels: [
      { level: 'weak', won: 3, lost: 1 },
      { level: 'strong', won: 0, lost: 2 },
    ],
    next: { level: 'strong' },
  });
});
