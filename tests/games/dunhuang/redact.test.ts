import { describe, expect, it } from 'vitest';
import { type GameEvent, RULE_IDS, redact } from '../../../src/games/dunhuang/index.ts';
import { randomGame, rulingsNumber } from './support/random-game.ts';
import { A, B, C } from './support/table.ts';

describe('what a seat is told', () => {
  const hidden: GameEvent[] = [
    { type: 'kept', rule: 'setup.hand', seat: A, good: 5, unkept: [6, 7] },
    { type: 'drew', rule: 'character.diplomat', seat: A, count: 2, goods: [5, 6] },
    { type: 'drawn-kept', rule: 'character.diplomat', seat: A, good: 5 },
    { type: 'buried', rule: 'character.diplomat', seat: A, count: 1, goods: [6] },
    { type: 'cards-taken', rule: 'character.trader', seat: A, from: B, count: 2, goods: [5, 6] },
    { type: 'cards-given', rule: 'character.trader', seat: A, to: B, count: 2, goods: [5, 6] },
  ];

  it.each(hidden.map((event) => [event.type, event] as const))(
    '%s: no goods for who did not see them',
    (type, event) => {
      expect(redact(event, A)).toBe(event);
      const both = type === 'cards-taken' || type === 'cards-given';
      if (both) expect(redact(event, B)).toBe(event);
      for (const seat of both ? [C, undefined] : [B, C, undefined]) {
        const seen = redact(event, seat);
        expect(seen).not.toHaveProperty('good');
        expect(seen).not.toHaveProperty('goods');
        expect(seen).not.toHaveProperty('unkept');
        expect(seen).toMatchObject({ type, rule: event.rule, seat: A });
      }
    },
  );

  it('what is open stays as it is', () => {
    const open: GameEvent = { type: 'discarded', rule: 'character.painter', seat: A, good: 5, from: 'hand' };
    expect(redact(open, undefined)).toBe(open);
  });

  it('over many games, every kind of event comes up, each with a rule that exists', () => {
    const seen = new Set<GameEvent['type']>();
    for (let n = 0; n < 64; n++) {
      randomGame(
        { players: (2 + (n % 3)) as 2, seed: `kinds ${n}`, rulings: rulingsNumber(n) },
        ({ events }) => {
          for (const event of events) {
            seen.add(event.type);
            if (!RULE_IDS.includes(event.rule)) expect.fail(event.rule);
          }
        },
      );
    }
    expect([...seen].sort()).toEqual(
      [
        'asked',
        'bonus-skipped',
        'buried',
        'camel-moved',
        'camel-placed',
        'cards-given',
        'cards-taken',
        'character-used',
        'coins-taken',
        'discarded',
        'drawn-kept',
        'drew',
        'first-player',
        'game-ended',
        'good-taken',
        'kept',
        'market-exchanged',
        'market-taken',
        'moved',
        'no-good',
        'paid',
        'prestige-taken',
        'ran-short',
        'refilled',
        'token-missed',
        'token-protected',
        'token-returned',
        'token-taken',
        'token-turned',
        'turn-ended',
        'won',
      ].sort(),
    );
  });
});
