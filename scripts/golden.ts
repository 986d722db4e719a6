/** npm run golden: writes the golden replays and node counts anew, where the rules have changed on purpose. */
import { writeFileSync } from 'node:fs';
import * as dragonMarket from '../tests/games/dragon-market/support/golden.ts';
import { goldenGames, perftRows } from '../tests/games/dunhuang/support/golden.ts';

const write = (name: string, rows: readonly unknown[]): void => {
  const file = new URL(`../tests/golden/${name}.json`, import.meta.url);
  writeFileSync(file, `[\n${rows.map((row) => `  ${JSON.stringify(row)}`).join(',\n')}\n]\n`);
  console.log(`${name}: ${rows.length} rows`);
};

write('dunhuang-perft', perftRows());
write('dunhuang-games', goldenGames());
write('dragon-market-perft', dragonMarket.perftRows());
write('dragon-market-games', dragonMarket.goldenGames());
