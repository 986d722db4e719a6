// What a card in the shop would bring, on the button and below the question.
import { describe, expect, it } from 'vitest';
import { foresee, type Good, type Move, type State, view } from '../../../../../src/games/dunhuang/index.ts';
import { tellGain } from '../../../../../src/islands/dunhuang/table/words/gain.ts';
import { tellMeaning } from '../../../../../src/islands/dunhuang/table/words/meaning.ts';
import { plainText } from '../../../../../src/islands/table/ui/sentences.ts';
import {
  A,
  COINS,
  circleWith,
  type SeatWords,
  shang,
  type TableWords,
  TO_HAND,
  TO_SHOP,
  table,
} from '../../../../games/dunhuang/support/table.ts';
import { speechFor } from '../support/speech.ts';

/** A (Mei) has moved the camel to a tea; C is Bo. */
const tea = (mine: SeatWords, bos: SeatWords, more: TableWords = {}): State =>
  table({
    phase: 'good',
    at: 'dancer',
    A: mine,
    B: {},
    C: bos,
    market: [5, 7, 6, 8, 8, 5, 6, 4] as Good[],
    ...more,
  });

function told(state: State, move: Move, lang: 'en' | 'nl' = 'en') {
  const speech = speechFor(lang, circleWith(['dancer']));
  const events = foresee(state, A, move);
  return [
    plainText([{ rule: '', parts: tellGain(events, speech) }]).trim(),
    tellMeaning(events, view(state, A), speech),
  ];
}

describe('a card put in the shop names its token', () => {
  it('that lies in the middle', () => {
    expect(told(tea({}, {}), TO_SHOP)).toEqual(['→ tea token', undefined]);
    expect(told(tea({}, {}), TO_SHOP, 'nl')).toEqual(['→ fiche van thee', undefined]);
  });

  it('that another loses, with more or by a tie', () => {
    const bos = { shop: [7] as Good[], tokens: [7] as Good[] };
    expect(told(tea({ shop: [7] }, bos), TO_SHOP)[0]).toBe('→ tea token from Bo');
    expect(told(tea({}, bos), TO_SHOP)[0]).toBe('→ tea token from Bo, by a tie');
    expect(told(tea({}, bos), TO_SHOP, 'nl')[0]).toBe('→ fiche van thee (gelijk met Bo)');
  });

  it('that another keeps, and how far it is', () => {
    const state = tea({}, { shop: [7, 7, 7], tokens: [7] });
    expect(told(state, TO_SHOP)).toEqual([
      '→ Bo keeps the tea token',
      'You would need 2 more cards for a tie.',
    ]);
    expect(told(state, TO_SHOP, 'nl')[1]).toBe('Voor gelijk kom je 2 kaarten tekort.');
  });

  it('that a tie asks about', () => {
    const bos = { shop: [7] as Good[], tokens: [shang(7)] };
    expect(told(tea({}, bos), TO_SHOP)[0]).toBe('→ tea token, unless Bo protects it');
    expect(told(tea({}, bos, { with: ['buddhist'] }), TO_SHOP)[0]).toBe('→ tea token for 2 coins to Bo');
  });

  it('that is one’s own: by how much one leads', () => {
    expect(told(tea({ shop: [7], tokens: [7] }, { shop: [7] }), TO_SHOP)).toEqual([
      '',
      'You would show 2 × tea and keep the token. The others show 1 at most.',
    ]);
  });

  it('that one loses', () => {
    const state = table({
      phase: 'bonus',
      at: 'musician',
      A: { shop: [7, 7], tokens: [7] },
      B: { shop: [7, 7] },
    });
    expect(told(state, { type: 'musician', discard: 7 })[0]).toBe('→ lose the tea token → 3 prestige');
  });
});

describe('a choice says', () => {
  it('how many different goods of those that win it makes', () => {
    expect(told(tea({ hand: [5, 7] }, {}), TO_HAND)).toEqual([
      '',
      'You would have 2 × tea in hand: 2 of the 4 different goods that win.',
    ]);
  });

  it('that it wins', () => {
    const state = tea({ hand: [4, 5, 6], shop: [8, 5, 6, 4], tokens: [8, 5, 6, 4] }, {});
    expect(told(state, TO_HAND)[1]).toBe(
      'You would have 1 × tea in hand, and 4 different goods in all. You would win at the end of this turn.',
    );
    expect(told(state, TO_SHOP)[1]).toBeUndefined();
  });

  it('nothing of a win that is not near', () => {
    const bonus = table({ phase: 'bonus', A: { hand: [4, 5, 6, 7], tokens: [4, 5], shop: [4, 5] }, B: {} });
    expect(told(bonus, COINS)[1]).toBeUndefined();
  });
});
