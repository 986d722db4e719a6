import { describe, expect, it } from 'vitest';
import { CHARACTERS, GOODS, RULE_IDS } from '../../../../../src/games/dunhuang/index.ts';
import { type Effects, explain } from '../../../../../src/islands/dunhuang/table/explain/explanations.ts';
import type { Thing } from '../../../../../src/islands/table/ui/ui.ts';
import { speechFor } from '../support/speech.ts';

const effects = Object.fromEntries(CHARACTERS.map((id) => [id, `What the ${id} does.`])) as Effects;

const THINGS: readonly Thing[] = [
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
  it.each(THINGS.map((thing) => [JSON.stringify(thing), thing] as const))('is explained: %s', (_, thing) => {
    for (const lang of ['en', 'nl'] as const) {
      const { title, text, rule } = explain(thing, 4, effects, speechFor(lang));
      expect(title).not.toBe('');
      expect(text).toMatch(/\.$/);
      expect(RULE_IDS).toContain(rule);
    }
  });

  it('knows how many cards of a good this game has', () => {
    expect(explain({ of: 'good', good: 1 }, 4, effects, speechFor('en')).text).toContain('only 1 card');
    expect(explain({ of: 'good', good: 9 }, 3, effects, speechFor('nl'))).toMatchObject({
      title: '9 · Wol',
      text: expect.stringContaining('9 kaarten'),
    });
  });
});
