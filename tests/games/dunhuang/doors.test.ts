// Two doors: what stands at each, and that the readable one stays readable.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as fast from '../../../src/games/dunhuang/fast.ts';
import * as readable from '../../../src/games/dunhuang/index.ts';

const source = readFileSync(new URL('../../../src/games/dunhuang/index.ts', import.meta.url), 'utf8');
const named = [...source.matchAll(/^export (?:type )?\{([^}]*)\}/gm)].flatMap((match) =>
  match[1]!
    .split(',')
    .map((name) => name.trim().replace(/^type /, ''))
    .filter((name) => name !== ''),
);
const spaces = [...source.matchAll(/^export \* as (\w+)/gm)].map((match) => match[1]!);
const names = [...named, ...spaces];

describe('the readable door', () => {
  it('has at most ninety names, types included, and says each of them', () => {
    expect(source).not.toMatch(/^export \* from/m);
    expect(names.length).toBeLessThanOrEqual(90);
    expect(new Set(names).size).toBe(names.length);
    for (const name of Object.keys(readable)) expect(names).toContain(name);
  });

  it.each(
    `GOODS CHARACTERS TILES createGame toMove legalMoves check play outcome view determinize toPosition fromPosition
    finalScores settleToken encodeGame decodeGame encodeSetup decodeSetup IllegalMove InvalidPosition`.split(
      /\s+/,
    ),
  )('%s can be had', (name) => {
    expect(Object.keys(readable)).toContain(name);
  });

  it.each(
    `Good Seat Space CharacterId Side GameOptions Rulings Move MoveError State Outcome View Position ScoreTable
    ScoreSheet GameRecord`.split(/\s+/),
  )('the type %s can be had', (name) => {
    expect(names).toContain(name);
  });

  it('shows no bytes: no offset, packed move or sampler', () => {
    const shared = Object.keys(fast).filter((name) => name in readable);
    expect(shared).toEqual([]);
  });
});
