import { describe, expect, it } from 'vitest';
import { type GameEvent, redact } from '../../../../../src/games/dunhuang/index.ts';
import { tellEvent, tellEvents } from '../../../../../src/islands/dunhuang/table/words/sentences.ts';
import type { Speech } from '../../../../../src/islands/dunhuang/table/words/speech.ts';
import { plainText } from '../../../../../src/islands/table/ui/sentences.ts';
import { speechFor } from '../support/speech.ts';

const en = speechFor('en');
const nl = speechFor('nl');
const both = [en, nl] as const;
const say = (event: GameEvent, in_: Speech): string => plainText([tellEvent(event, in_)]);

const by = { rule: 'turn.bonus', seat: 0 } as const;

/** Every form of every event; the type asks for all of them. */
const EVENTS: { [Type in GameEvent['type']]: readonly Extract<GameEvent, { type: Type }>[] } = {
  kept: [{ ...by, type: 'kept', good: 7, unkept: [2, 4] }],
  'first-player': [{ ...by, type: 'first-player' }],
  'camel-placed': [{ ...by, type: 'camel-placed', space: 0 }],
  'camel-moved': [
    { ...by, type: 'camel-moved', from: 7, to: 0, steps: 1, paid: 0 },
    { ...by, type: 'camel-moved', from: 7, to: 1, steps: 2, paid: 1 },
    { ...by, type: 'camel-moved', from: 7, to: 2, steps: 3, paid: 2 },
  ],
  'good-taken': [
    { ...by, type: 'good-taken', good: 8, space: 0, to: 'hand' },
    { ...by, type: 'good-taken', good: 8, space: 0, to: 'shop' },
  ],
  'no-good': [{ ...by, type: 'no-good', space: 3 }],
  'coins-taken': [{ ...by, type: 'coins-taken', count: 3 }],
  'bonus-skipped': [{ ...by, type: 'bonus-skipped' }],
  'character-used': [{ ...by, type: 'character-used', character: 'manichean' }],
  discarded: [
    { ...by, type: 'discarded', good: 3, from: 'hand' },
    { ...by, type: 'discarded', good: 3, from: 'shop' },
  ],
  'prestige-taken': [{ ...by, type: 'prestige-taken', count: 3 }],
  drew: [
    { ...by, type: 'drew', count: 1, goods: [9] },
    { ...by, type: 'drew', count: 3, goods: [2, 6, 9] },
  ],
  'drawn-kept': [{ ...by, type: 'drawn-kept', good: 9 }],
  buried: [
    { ...by, type: 'buried', count: 1, goods: [2] },
    { ...by, type: 'buried', count: 2, goods: [2, 6] },
  ],
  'market-exchanged': [
    { ...by, type: 'market-exchanged', space: 1, gave: 4, took: 5, zone: 'hand' },
    { ...by, type: 'market-exchanged', space: 1, gave: 4, took: 5, zone: 'shop' },
  ],
  'market-taken': [{ ...by, type: 'market-taken', space: 2, good: 6 }],
  'cards-taken': [
    { ...by, type: 'cards-taken', from: 1, count: 1, goods: [8] },
    { ...by, type: 'cards-taken', from: 1, count: 2, goods: [7, 8] },
  ],
  'cards-given': [
    { ...by, type: 'cards-given', to: 1, count: 1, goods: [8] },
    { ...by, type: 'cards-given', to: 1, count: 2, goods: [7, 8] },
  ],
  moved: [
    { ...by, type: 'moved', good: 5, to: 'hand' },
    { ...by, type: 'moved', good: 5, to: 'shop' },
  ],
  'token-turned': [{ ...by, type: 'token-turned', good: 6 }],
  'token-taken': [
    { ...by, type: 'token-taken', good: 6, from: null, by: 'free' },
    { ...by, type: 'token-taken', good: 6, from: 1, by: 'more' },
    { ...by, type: 'token-taken', good: 6, from: 1, by: 'tie' },
  ],
  'token-missed': [
    { ...by, type: 'token-missed', good: 6, holder: null, why: 'fewer' },
    { ...by, type: 'token-missed', good: 6, holder: 1, why: 'fewer' },
    { ...by, type: 'token-missed', good: 6, holder: 1, why: 'cannot-pay' },
    { ...by, type: 'token-missed', good: 6, holder: 1, why: 'declined' },
  ],
  'token-protected': [{ ...by, type: 'token-protected', good: 6, taker: 1 }],
  'token-returned': [{ ...by, type: 'token-returned', good: 6 }],
  asked: [
    { ...by, type: 'asked', question: 'protect', good: 6, other: 1 },
    { ...by, type: 'asked', question: 'pay', good: 6, other: 1 },
  ],
  paid: [{ ...by, type: 'paid', to: 1, count: 2 }],
  won: [{ ...by, type: 'won' }],
  refilled: [{ ...by, type: 'refilled', space: 4, good: 7 }],
  'ran-short': [{ ...by, type: 'ran-short' }],
  'turn-ended': [{ ...by, type: 'turn-ended', next: 1 }],
  'game-ended': [{ ...by, type: 'game-ended' }],
};

const all: readonly GameEvent[] = Object.values(EVENTS).flat();

describe('what happened', () => {
  it.each(all.map((event) => [event.type, event] as const))('is a sentence: %s', (_, event) => {
    for (const seen of [event, redact(event, undefined)]) {
      const [english, dutch] = both.map((one) => say(seen, one)) as [string, string];
      for (const text of [english, dutch]) expect(text).toMatch(/^\p{Lu}[^{}\0]*[.?]$/u);
      expect(english).not.toBe(dutch);
      expect(tellEvent(seen, en).rule).toBe(event.rule);
    }
  });

  it('hides the goods that a bystander did not see, and nothing else', () => {
    const secrets = all.filter((event) => redact(event, undefined) !== event);
    expect(new Set(secrets.map(({ type }) => type))).toEqual(
      new Set(['kept', 'drew', 'drawn-kept', 'buried', 'cards-taken', 'cards-given']),
    );
    const goods = /gold|silver|lapis|pottery|glass|bamboo|tea|paper|wool|silk/;
    for (const event of secrets) {
      expect(say(event, en)).toMatch(goods);
      expect(say(redact(event, undefined), en)).not.toMatch(goods);
      const { parts } = tellEvent(redact(event, undefined), en);
      for (const { picture = {} } of parts) expect(picture).not.toMatchObject({ of: 'good' });
    }
  });

  it('reads like prose in both languages', () => {
    const tie = EVENTS['token-taken'][2]!;
    expect(say(tie, en)).toBe('A tie is enough: Mei takes the token of bamboo from Yellow.');
    expect(say(tie, nl)).toBe('Gelijke stand is genoeg: Mei pakt bij Geel het fiche van bamboe.');
    const drew = EVENTS.drew[1]!;
    expect(say(drew, en)).toBe('Mei draws silver, bamboo and wool.');
    expect(say(drew, nl)).toBe('Mei trekt zilver, bamboe en wol.');
    expect(say(redact(EVENTS.drew[0]!, 1), nl)).toBe('Mei trekt 1 kaart.');
    expect(EVENTS['camel-moved'].map((event) => say(event, en))).toEqual([
      'Mei moves the camel one step, to the Painter.',
      'Mei moves the camel 2 steps, to the Princess, and pays 1 coin.',
      'Mei moves the camel 3 steps, to the Interpreter, and pays 2 coins.',
    ]);
  });

  it('shows what it names', () => {
    const { parts } = tellEvent(EVENTS['token-protected'][0]!, en);
    expect(parts.flatMap(({ picture }) => picture ?? [])).toEqual([
      { of: 'seat', colour: 0 },
      { of: 'token', good: 6, side: 'number' },
      { of: 'seat', colour: 2 },
    ]);
  });

  it('tells a refill in one sentence, where it happened', () => {
    const told = tellEvents(
      [
        { ...by, type: 'coins-taken', count: 3 },
        { ...by, type: 'refilled', rule: 'turn.refill', space: 0, good: 7 },
        { ...by, type: 'refilled', rule: 'turn.refill', space: 1, good: 2 },
        { ...by, type: 'turn-ended', next: 1 },
      ],
      en,
    );
    expect(told.map(({ rule }) => rule)).toEqual(['turn.bonus', 'turn.refill', 'turn.bonus']);
    expect(plainText(told)).toBe(
      'Mei takes 3 coins. New in the market: tea beside the Painter and silver beside the Princess. Yellow is next.',
    );
  });

  it('says to one’s face what one does oneself, and of others what they do', () => {
    const of = (seat: 0 | 1, event: object) => ({ ...by, ...event, seat }) as GameEvent;
    const told = (speech: Speech, ...events: GameEvent[]) => plainText(tellEvents(events, speech, 0));
    const coins = { type: 'coins-taken', count: 3 };
    expect(told(en, of(0, coins), of(1, coins))).toBe('You take 3 coins. Yellow takes 3 coins.');
    expect(told(nl, of(0, coins), of(1, coins))).toBe('Je pakt 3 munten. Geel pakt 3 munten.');
    expect(told(en, of(0, { type: 'drew', count: 2 }))).toBe('You draw 2 cards.');
    const asked = { type: 'asked', good: 6 };
    expect(told(en, of(1, { ...asked, question: 'protect', other: 0 }))).toMatch(
      /^You tie: will Yellow protect/,
    );
    expect(told(en, of(0, { ...asked, question: 'pay', other: 1 }))).toMatch(
      /^A tie: will you pay Yellow 2 coins/,
    );
    for (const event of Object.values(EVENTS).flat())
      for (const speech of both) tellEvents([event], speech, 0);
  });
});
