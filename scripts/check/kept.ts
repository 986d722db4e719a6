import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { SHELL } from '../build/groups.mjs';
import { FIRST, filesToKeep } from '../build/service-worker.mjs';
import { isZipped } from '../serve/site.mjs';

const isPage = (file: string) => file.endsWith('.html');

/**
 * The bytes that travel when a device fetches what it keeps of a game for offline use: pages in their pack, all else by itself.
 * The first game brings what every game needs.
 */
export function keptWeights(folder: string, games?: readonly string[]): Record<string, number> {
  const travels = (file: string): number => {
    const content = readFileSync(path.join(folder, file));
    return (isZipped(file) ? gzipSync(content, { level: 9 }) : content).length;
  };
  const weigh = (group: string, files: readonly string[]): number =>
    [`packs/${group}.json`, ...files.filter((file) => !isPage(file))]
      .map(travels)
      .reduce((total, bytes) => total + bytes, 0);

  const groups = Object.entries(filesToKeep(folder, games)).map(
    ([group, files]) => [group, weigh(group, files)] as const,
  );
  const shell = Object.fromEntries(groups)[SHELL] ?? 0;
  return Object.fromEntries(
    groups
      .filter(([group]) => group !== SHELL)
      .map(([game, bytes]) => [game, FIRST.includes(game) ? shell + bytes : bytes]),
  );
}
