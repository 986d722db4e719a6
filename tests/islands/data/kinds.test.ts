import { describe, expect, it } from 'vitest';
import { KINDS } from '../../../src/islands/data/kinds.ts';
import { memoryStorage } from '../../../src/lib/memory-storage.ts';
import { KEPT, keptInVersion } from '../../fuzz/kept.ts';

describe('what every past version kept', () => {
  it.each(KEPT)('$name, version $version, is read', ({ name, version }) => {
    const storage = memoryStorage({ [`shang.${name}`]: keptInVersion(name, version)[0]! });
    const readers = KINDS.filter((kind) => kind.count(storage) > 0);
    expect(readers).toHaveLength(name === 'dunhuang.games' ? 0 : 1);
    expect(storage.getItem(`shang.${name}.damaged`)).toBeNull();
  });

  it('is there for every kind', () => {
    expect(KEPT.map(({ name }) => name).sort()).toEqual(
      [
        'games',
        'in-game',
        'learn',
        'majority',
        'puzzles',
        'score',
        'scores',
        'setup',
        'setups',
        'table',
        'table.new',
        'table.scored',
      ]
        .map((name) => `dunhuang.${name}`)
        .concat('table.seats')
        .concat(['box', 'round', 'score', 'scores', 'setup', 'sums'].map((name) => `yinzi.${name}`))
        .concat('dragon-market.cards', 'dragon-market.table', 'dragon-market.table.new')
        .sort(),
    );
  });
});
