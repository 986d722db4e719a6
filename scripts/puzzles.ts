/** npm run puzzles: looks for puzzles in games of the bots against themselves, then writes those that ship. `-- --write` only writes. */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { readNotes } from './puzzles/notes.ts';
import { packPuzzles } from './puzzles/pack.ts';
import { searchFor } from './puzzles/search.ts';

const FILE = 'src/islands/dunhuang/puzzles/puzzles.txt';

const { values: args } = parseArgs({
  options: {
    win: { type: 'string', default: '440' },
    best: { type: 'string', default: '60' },
    'only-while': { type: 'string' }, // a command: the search waits while it fails
    write: { type: 'boolean', default: false },
  },
});

if (!args.write) {
  searchFor({ win: Number(args.win), best: Number(args.best), only: args['only-while'] });
}
const text = packPuzzles(readFileSync(FILE, 'utf8').trimEnd().split('\n'), readNotes());
writeFileSync(FILE, text);
console.log(
  `${text.trimEnd().split('\n').length} puzzles, ${gzipSync(text, { level: 9 }).length} bytes gzipped`,
);
