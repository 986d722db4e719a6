import { describe, expect, it } from 'vitest';
import type { GameEvent, Seat } from '../../../../../src/games/dunhuang/index.ts';
import { tellReport } from '../../../../../src/islands/dunhuang/table/words/report.ts';
import { plainText } from '../../../../../src/islands/table/ui/sentences.ts';
import { speechFor } from '../support/speech.ts';

const en = speechFor('en');
const nl = speechFor('nl');
const red = { rule: 'majority.take', seat: 2 } as const; // Bo
const placed: GameEvent = { ...red, type: 'good-taken', good: 7, space: 0, to: 'shop' };
const taken = (from: Seat | null): GameEvent => ({
  ...red,
  type: 'token-taken',
  good: 7,
  from,
  by: from === null ? 'free' : 'more',
});
const walked: GameEvent = { ...red, type: 'camel-moved', from: 0, to: 1, steps: 1, paid: 0 };
const ended: GameEvent = { ...red, type: 'turn-ended', next: 0 };

const say = (events: readonly GameEvent[], you: Seat | null, speech = en) =>
  plainText(tellReport(events, speech, you));

describe('a report', () => {
  it('tells a card and its token in one breath, and to whom it was taken from, to their face', () => {
    expect(say([placed, taken(0)], 0)).toBe('Bo puts tea in their shop and takes your tea token.');
    expect(say([placed, taken(0)], 0, nl)).toBe(
      'Bo legt thee in de winkel en pakt jou het fiche van thee af.',
    );
    expect(say([placed, taken(0)], 1)).toBe('Bo puts tea in their shop and takes its token from Mei.');
    expect(say([placed, taken(0)], null)).toBe('Bo puts tea in their shop and takes its token from Mei.');
    expect(say([placed, taken(null)], 0)).toBe('Bo puts tea in their shop and takes its token.');
    expect(say([placed, taken(0)], 1, nl)).toBe('Bo legt thee in de winkel en pakt Mei het fiche af.');
  });

  it('marks what the reader loses, and nothing else', () => {
    const losses = (events: readonly GameEvent[], you: Seat | null) =>
      tellReport(events, en, you).map(({ loss = false }) => loss);
    expect(losses([walked, placed, taken(0)], 0)).toEqual([false, true]);
    expect(losses([walked, placed, taken(0)], 1)).toEqual([false, false]);
    expect(losses([placed, taken(0)], null)).toEqual([false]);
    expect(losses([{ ...red, type: 'cards-taken', from: 0, count: 1, goods: [4] }], 0)).toEqual([true]);
    expect(losses([{ ...red, type: 'cards-given', to: 0, count: 1, goods: [4] }], 0)).toEqual([false]);
  });

  it.each<[GameEvent, string]>([
    [
      { ...red, type: 'cards-taken', from: 0, count: 2, goods: [4, 7] },
      'Bo takes pottery and tea from your hand.',
    ],
    [{ ...red, type: 'cards-given', to: 0, count: 1, goods: [4] }, 'Bo gives you pottery.'],
    [{ ...red, type: 'paid', to: 0, count: 2 }, 'Bo pays you 2 coins.'],
    [{ ...red, type: 'token-missed', good: 7, holder: 0, why: 'fewer' }, 'Bo does not get your tea token.'],
    [{ ...red, type: 'cards-taken', from: 0, count: 2 }, 'Bo takes 2 cards from Mei’s hand.'],
  ])('says "you" where something befalls the reader: %o', (event, sentence) => {
    expect(say([event], 0)).toBe(sentence);
  });

  it('leaves out who is next and who is asked, and briefly also what is over or seen on the board', () => {
    const asked: GameEvent = { ...red, type: 'asked', question: 'protect', good: 7, other: 0 };
    expect(say([asked, ended], 0)).toBe('');
    expect(say([walked, placed, ended], 0)).toMatch(/^Bo moves the camel.*Bo puts tea in their shop\.$/);
    expect(plainText(tellReport([walked, placed, taken(0), ended], en, 0, true))).toBe(
      'Bo puts tea in their shop and takes your tea token.',
    );
  });

  it('keeps the cards of a refill in one sentence', () => {
    const refill = (space: 0 | 1): GameEvent => ({ ...red, type: 'refilled', space, good: 4 });
    expect(say([refill(0), refill(1), ended], 0).match(/New in the market/g)).toHaveLength(1);
  });
});
