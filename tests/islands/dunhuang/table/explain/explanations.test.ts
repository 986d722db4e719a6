import { describe, expect, it } from 'vitest';
import { CHARACTERS, GOODS, RULE_IDS } from '../../../../../src/games/dunhuang/index.ts';
import { explain, type Thing } from '../../../../../src/islands/dunhuang/table/explain/explanations.ts';
import { speechFor } from '../support/speech.ts';

const TOPICS: readonly Thing[] = [
  ...CHARACTERS.map((id): Thing => ({ of: 'character', id })),
  ...GOODS.map((good): Thing => ({ of: 'good', good })),
  { of: 'token', good: 7, side: 'number' },
  { of: 'token', good: 7, side: 'shang' },
  { of: 'coins' },
  { of: 'prestige' },
  { of: 'pile' },
  { of: 'discards' },
  { of: 'market' },
  { of: 'shop' },
  { of: 'hand' },
  { of: 'camel' },
  { of: 'first-player' },
];

describe('whatever lies on the table', () => {
  it.each(TOPICS.map((topic) => [JSON.stringify(topic), topic] as const))('is explained: %s', (_, topic) => {
    for (const lang of ['en', 'nl'] as const) {
      const { title, text, rule } = explain(topic, 4, speechFor(lang));
      expect(title).not.toBe('');
      expect(text).toMatch(/\.$/);
      expect(RULE_IDS).toContain(rule);
    }
  });

  it('knows how many cards of a good this game has', () => {
    expect(explain({ of: 'good', good: 1 }, 4, speechFor('en')).text).toContain('only 1 card');
    expect(explain({ of: 'good', good: 9 }, 3, speechFor('nl'))).toMatchObject({
      title: '9 · Wol',
      text: expect.stringContaining('9 kaarten'),
    });
  });
});
