import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ciede2000, closest, contrast, difference, EYES, readColours } from '../../src/art/colour.ts';
import { PAIRS } from '../../src/components/style/pairs.ts';

const css = readFileSync(new URL('../../src/art/art.css', import.meta.url), 'utf8');
const colours = readColours(css);
const tokens = readColours(readFileSync(new URL('../../src/styles/tokens.css', import.meta.url), 'utf8'));
const named = (prefix: string, theme: 'light' | 'dark') =>
  Object.fromEntries(
    Object.entries(colours)
      .filter(([name]) => name.startsWith(prefix))
      .map(([name, shade]) => [name, shade[theme]]),
  );

describe('measuring', () => {
  it('agrees with the published test pairs of CIEDE2000', () => {
    expect(ciede2000([50, 2.6772, -79.7751], [50, 0, -82.7485])).toBeCloseTo(2.0425, 4);
    expect(ciede2000([2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514])).toBeCloseTo(0.9082, 4);
    expect(ciede2000([60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387])).toBeCloseTo(1.2644, 4);
    expect(ciede2000([50, -1, 2], [50, 0, 0])).toBeCloseTo(2.3669, 4);
    expect(ciede2000([50, 2.5, 0], [50, 0, -2.5])).toBeCloseTo(4.3065, 4);
  });

  it('agrees with WCAG on contrast', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });

  it('confuses red and green only for the eyes that do', () => {
    const apart = (eye: (typeof EYES)[number]) => difference('#a04030', '#606020', eye);
    expect(apart('deutan')).toBeLessThan(apart('all') / 3);
    expect(apart('tritan')).toBeGreaterThan(apart('all') / 2);
  });
});

describe.each(EYES)('to an eye that sees %s', (eye) => {
  it.each(['light', 'dark'] as const)(
    'no two goods have colours that are hard to tell apart, %s',
    (theme) => {
      expect(Object.keys(named('good-', theme))).toHaveLength(10);
      expect(closest(named('good-', theme), eye).difference).toBeGreaterThan(5);
    },
  );

  it.each(['light', 'dark'] as const)('no two players do, %s', (theme) => {
    expect(Object.keys(named('seat-', theme))).toHaveLength(4);
    expect(closest(named('seat-', theme), eye).difference).toBeGreaterThan(10);
  });
});

it('marks of the players stand out at night, where their ink does not', () => {
  for (const colour of Object.values(named('seat-', 'dark'))) {
    for (const ground of ['paper', 'plaster']) {
      expect(contrast(colour, tokens[ground]!.dark)).toBeGreaterThanOrEqual(3);
    }
  }
});

describe.each(['light', 'dark'] as const)('the page in its %s theme', (theme) => {
  it.each(PAIRS)('has $over stand out on $ground', ({ over, ground, asks }) => {
    expect(contrast(tokens[over]![theme], tokens[ground]![theme])).toBeGreaterThanOrEqual(asks);
  });
});
