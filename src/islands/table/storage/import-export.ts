/** Games as a file, and back. A file brings, and never takes away: what differs from what is here comes beside it. */
import { isObject } from '../../../lib/plain.ts';
import type { TableGame } from '../game/types.ts';
import { compare } from '../record/compare.ts';

const FORMAT = 'shang-games';
const VERSION = 1;

/** Why a file brings nothing; words are in i18n under `table.file`. */
export const FILE_PROBLEMS = ['not-ours', 'newer', 'no-games'] as const;
export interface FileProblem {
  readonly problem: (typeof FILE_PROBLEMS)[number];
}

export interface FileGames {
  readonly games: readonly TableGame[];
  readonly unreadable: number;
}

/** What a file would change here. */
export interface Import {
  readonly fresh: readonly TableGame[]; // not here yet
  readonly further: readonly TableGame[]; // here, but played further in the file
  readonly same: number; // here already
  readonly unreadable: number;
}

export const writeFile = (saves: readonly unknown[]): string =>
  `${JSON.stringify({ format: FORMAT, version: VERSION, games: saves }, null, 1)}\n`;

/** The games in a file that Shang wrote. */
export function readFile(
  text: string,
  readSave: (data: unknown) => TableGame | undefined,
): FileGames | FileProblem {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return { problem: 'not-ours' };
  }
  if (!isObject(data) || data['format'] !== FORMAT || !Array.isArray(data['games']))
    return { problem: 'not-ours' };
  if (data['version'] !== VERSION) return { problem: 'newer' };
  const read = data['games'].map(readSave);
  const games = read.filter((game) => game !== undefined);
  if (games.length === 0) return { problem: 'no-games' };
  return { games, unreadable: read.length - games.length };
}

export function planImport(here: readonly TableGame[], { games, unreadable }: FileGames): Import {
  const known = new Map(here.map((game) => [game.id, game]));
  const fresh: TableGame[] = [];
  const further: TableGame[] = [];
  let same = 0;
  for (const game of games) {
    const ours = known.get(game.id);
    const stands = ours && compare(ours, game);
    if (stands === 'same') same++;
    else if (stands === 'further') further.push(game);
    else fresh.push(game); // another game under the same id comes beside ours
  }
  return { fresh, further, same, unreadable };
}
