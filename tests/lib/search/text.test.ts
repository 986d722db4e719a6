import { describe, expect, it } from 'vitest';
import { stem } from '../../../src/lib/search/stem.ts';
import { fold, isSlip, keywords, single, tokens } from '../../../src/lib/search/text.ts';

describe('words', () => {
  it('are compared without case and accents', () => {
    expect(fold('Shāng ÉÉN')).toBe('shang een');
    expect(tokens('Set-up: 商, 3!')).toEqual(['set', 'up', '商', '3']);
  });

  it('that say nothing are left out, unless there are no others', () => {
    expect(keywords('How many coins do I get?')).toEqual(['many', 'coins', 'get']);
    expect(keywords('wat doet de boer?')).toEqual(['doet', 'boer']);
    expect(keywords('wat is dit')).toEqual(['wat', 'is', 'dit']);
  });

  it.each([
    ['sheperd', 'shepherd', true],
    ['shepherdd', 'shepherd', true],
    ['shephred', 'shepherd', true],
    ['shopherd', 'shepherd', true],
    ['shoppherd', 'shepherd', false],
    ['tea', 'silk', false],
  ])('%s for %s is one slip of the finger: %s', (typed, meant, slip) => {
    expect(isSlip(typed, meant)).toBe(slip);
  });

  it('are one slip apart whether letters are written twice or once', () => {
    expect(isSlip(single('budist'), single('buddhist'))).toBe(true);
    expect(single('boeddhist')).toBe('boedhist');
  });
});

describe('endings make no difference', () => {
  it.each([
    'move moves moving moved',
    'walk walks walked walking',
    'card cards',
    'carry carries carried',
    'box boxes',
    'swap swapped swapping',
    'pay pays paying',
  ])('in English: %s', (forms) => {
    expect(new Set(forms.split(' ').map((word) => stem(word, 'en'))).size).toBe(1);
  });

  it.each([
    'lopen loop loopt gelopen',
    'pakken pak pakt gepakt',
    'kaart kaarten kaartje kaartjes',
    'kameel kamelen',
    'geven geef geeft',
    'leeg lege',
    'betalen betaal betaalt betaald',
    'beschermen bescherm beschermd bescherming',
    'gebruik gebruiken gebruikt',
    'vak vakken vakje',
    'omdraaien omgedraaid omgedraaide',
    'afleggen afgelegd afgelegde',
    'uitgeven uitgegeven',
    'neerleggen neergelegd',
  ])('in Dutch: %s', (forms) => {
    expect(new Set(forms.split(' ').map((word) => stem(word, 'nl'))).size).toBe(1);
  });

  it('of a short word and of a sign are left alone', () => {
    expect(stem('is', 'en')).toBe('is');
    expect(stem('商', 'nl')).toBe('商');
  });
});
