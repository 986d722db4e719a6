import { describe, expect, it } from 'vitest';
import games from '../../golden/dunhuang-games.json' with { type: 'json' };
import rows from '../../golden/dunhuang-perft.json' with { type: 'json' };
import { countRow, type GoldenGame, type PerftRow, replay } from './support/golden.ts';

describe('as ever', () => {
  it.each((rows as PerftRow[]).map((row) => [row.options.seed, row] as const))('perft: %s', (_seed, row) => {
    expect(countRow(row)).toEqual(row.nodes);
  });

  it.each((games as GoldenGame[]).map((game, n) => [n, game] as const))(
    'golden game %d ends as it did',
    (_n, game) => {
      expect(replay(game.text)).toEqual(game);
    },
  );
});
