// Two doors: what stands at each, and that the readable one stays readable.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as fast from '../../../src/games/dragon-market/fast.ts';
import * as readable from '../../../src/games/dragon-market/index.ts';

const source = readFileSync(new URL('../../../src/games/dragon-market/index.ts', import.meta.url), 'utf8');
const names = [...source.matchAll(/^export (?:type )?\{([^}]*)\}/gm)].flatMap((match) =>
  match[1]!
    .split(',')
    .map((name) => name.trim().replace(/^type /, ''))
    .filter((name) => name !== ''),
);

describe('the readable door', () => {
  it('has at most ninety names, types included, and says each of them', () => {
    expect(source).not.toMatch(/^export \*/m);
    expect(names.length).toBeLessThanOrEqual(90);
    expect(new Set(names).size).toBe(names.length);
    for (const name of Object.keys(readable)) expect(names).toContain(name);
  });

  it.each(
    `BLUE RED createGame toMove legalMoves check play playWithEvents outcome view determinize toPosition fromPosition
    encodeGame decodeGame IllegalMove InvalidPosition InvalidRecord InvalidOptions`.split(/\s+/),
  )('%s can be had', (name) => {
    expect(Object.keys(readable)).toContain(name);
  });

  it.each(
    `Square Heading Kind BoatId PowerId Seat GameOptions Rulings Move MoveError State Outcome View Position
    GameRecord`.split(/\s+/),
  )('the type %s can be had', (name) => {
    expect(names).toContain(name);
  });

  it('shows no bytes: no offset, packed move or sampler', () => {
    expect(Object.keys(fast).filter((name) => name in readable)).toEqual([]);
  });
});
