import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../../../../src/games/dunhuang/index.ts';
import { soundOf } from '../../../../../src/islands/dunhuang/table/words/sounds.ts';

const by = { rule: 'turn.good', seat: 0 } as const;

describe('the sound of a move', () => {
  it('is that of the last thing it brought that has one', () => {
    const placed: GameEvent[] = [
      { ...by, type: 'good-taken', good: 7, space: 0, to: 'shop' },
      { ...by, type: 'token-taken', good: 7, from: null, by: 'free' },
    ];
    expect(soundOf(placed.slice(0, 1))).toBe('card');
    expect(soundOf(placed)).toBe('token');
  });

  it('is none for what makes no noise', () => {
    expect(soundOf([{ ...by, type: 'bonus-skipped' }])).toBeUndefined();
    expect(soundOf([])).toBeUndefined();
  });
});
