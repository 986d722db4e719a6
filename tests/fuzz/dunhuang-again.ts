/** What was read by the pages of Merchants of Dunhuang is written again: nothing that is understood may change by that. */
import { writeHandover } from '../../src/islands/dunhuang/handover.ts';
import { readFragment, writeSheetLink } from '../../src/islands/dunhuang/score/link.ts';
import type { Sheet } from '../../src/islands/dunhuang/score/sheet.ts';
import { readFile as readScores } from '../../src/islands/dunhuang/score/transfer.ts';
import type { FileRead } from '../../src/islands/score/notice.ts';
import { stable } from './decoder.ts';

/** As much of a link as there are words for. */
export function readScoreLink(text: string): unknown {
  const asked = readFragment(text);
  const write = ({ sheet: counted, by, setup = '', players = [] }: typeof asked) =>
    counted ? writeSheetLink(counted, by) : writeHandover({ setup, players });
  return asked.sheet || asked.setup !== undefined ? stable(asked, write, readFragment) : asked;
}

/** What was read is in the file that is written, and nothing else. */
export function readScoresAs(
  write: (entries: FileRead<Sheet>['entries']) => string,
  text: string,
): FileRead<Sheet> {
  const found = readScores(text);
  const good = { entries: found.entries, unreadable: 0 };
  if (good.entries.length > 0) stable(good, (read) => write(read.entries), readScores);
  return found;
}
