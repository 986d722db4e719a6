import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('../fixtures/kept/', import.meta.url);

/** The names of all boxes of which something is kept in tests/fixtures/kept, with the versions of each. */
export const KEPT = readdirSync(folder)
  .map((file) => /^(?<name>.+)\.v(?<version>\d+)\.json$/.exec(file)?.groups)
  .map((groups) => ({ name: groups!['name']!, version: Number(groups!['version']) }));

/** What a box looked like on a device when that version was current: one text, written by the site itself. */
export const keptInVersion = (name: string, version: number): string[] => [
  readFileSync(new URL(`${name}.v${version}.json`, folder), 'utf8').trim(),
];
