import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Thousands of mutants: a few random games must do. */
export const FEW_GAMES = { PROPERTY_RUNS: '1', MODEL_FROM: '40', MODEL_GAMES: '60', MODEL_MOVES: '400' };

/** MUTATION_GAME=dragon-market: only that game's tests, where only that game is broken. */
const FOLDER = path.posix.join('tests/games', process.env['MUTATION_GAME'] ?? '');
/** Read files, not the engine. */
const LEFT_OUT = ['rule-names', 'doors'];
/** Random games take a while and kill what the small tests let live. */
const LAST = ['model', 'determinize', 'record', 'properties', 'collection', 'sampler', 'fast', 'setup'];

const nameOf = (file: string): string => path.basename(file, '.test.ts');

/** The rules' own tests, which every mutant is tried on until one of them fails: the quick ones first. */
export function testFiles(): string[] {
  return readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts') && !LEFT_OUT.includes(nameOf(file)))
    .map((file) => path.posix.join(FOLDER, file.replaceAll('\\', '/')))
    .sort((a, b) => LAST.indexOf(nameOf(a)) - LAST.indexOf(nameOf(b)) || (a < b ? -1 : 1));
}
