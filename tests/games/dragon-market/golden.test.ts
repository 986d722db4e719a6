import { describe, expect, it } from 'vitest';
import games from '../../golden/dragon-market-games.json' with { type: 'json' };
import perft from '../../golden/dragon-market-perft.json' with { type: 'json' };
import { countRow, type PerftRow, replay } from './support/golden.ts';

describe('the engine plays as it always did', () => {
  it.each(games.map(({ text }, n) => [n, text] as const))('game %d', (n, text) => {
    expect(JSON.parse(JSON.stringify(replay(text)))).toEqual(games[n]);
  });

  it.each(perft.map((row, n) => [n, row] as const))('nodes of position %d', (_, row) => {
    expect(countRow(row as PerftRow)).toEqual(row.nodes);
  });
});
