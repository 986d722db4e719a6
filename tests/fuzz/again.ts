/** What was read is written again: nothing that is understood may change by that. */
import { readDeviceFile } from '../../src/islands/data/device.ts';
import { KINDS } from '../../src/islands/data/kinds.ts';
import { writeHandover } from '../../src/islands/dunhuang/handover.ts';
import { readFragment, writeSheetLink } from '../../src/islands/dunhuang/score/link.ts';
import { type FileRead, readFile as readScores } from '../../src/islands/dunhuang/score/transfer.ts';
import { readAs } from '../../src/islands/dunhuang/table/boxes.ts';
import { readFile, writeFile } from '../../src/islands/table/storage/import-export.ts';
import { savesOf } from '../../src/islands/table/storage/saves.ts';
import { memoryStorage } from '../support/storage.ts';

export const json = (data: unknown): string => JSON.stringify(data);

export function same(written: string, text: string): void {
  if (written !== text) throw new Error(`read as ${text.slice(0, 200)}, written as ${written.slice(0, 200)}`);
}

/** What was read is written, read again and written again: nothing is changed by it. */
export function stable<T>(value: T, write: (value: T) => string, read: (text: string) => T): T {
  const written = write(value);
  const again = read(written);
  same(json(again), json(value));
  same(write(again), written);
  return value;
}

/** As much of a link as there are words for. */
export function readScoreLink(text: string): unknown {
  const asked = readFragment(text);
  const write = ({ sheet: counted, by, setup = '', players = [] }: typeof asked) =>
    counted ? writeSheetLink(counted, by) : writeHandover({ setup, players });
  return asked.sheet || asked.setup !== undefined ? stable(asked, write, readFragment) : asked;
}

/** What was read is in the file that is written, and nothing else. */
export function readScoresAs(write: (entries: FileRead['entries']) => string, text: string): FileRead {
  const found = readScores(text);
  const good = { entries: found.entries, unreadable: 0 };
  if (good.entries.length > 0) stable(good, (read) => write(read.entries), readScores);
  return found;
}

const saves = savesOf(readAs);

/** The games of a file, without what could not be read in it. */
export function readGamesFile(text: string): unknown {
  const found = readFile(text, saves.read);
  if ('problem' in found) return found;
  const good = { games: found.games, unreadable: 0 };
  return stable<ReturnType<typeof readFile>>(
    good,
    (read) => writeFile('games' in read ? read.games.map(saves.write) : []),
    (file) => readFile(file, saves.read),
  );
}

/** Every kind of thing in a file is taken up whole, as a device would have it. */
export function readEverything(text: string): unknown {
  const file = readDeviceFile(text);
  if (typeof file === 'string') return file;
  // As much as it says: every kind of it is read and written like a device's own.
  for (const kind of KINDS) {
    const there = memoryStorage();
    kind.replace(there, file.storage);
    if (kind.count(there) !== kind.count(file.storage)) throw new Error(`${kind.id} is not taken up whole`);
  }
  return file;
}
