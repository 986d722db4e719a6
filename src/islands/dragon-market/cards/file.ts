/** One's own cards as a file, for another device. */
import { isObject } from '../../../lib/plain.ts';
import { type OwnCards, parseCards } from './own-cards.ts';

const VERSION = 1;
const FORMAT = 'shang-dragon-market-cards';

export type FileProblem = 'damaged' | 'not-ours' | 'newer';

export const writeCardsFile = (cards: OwnCards): string =>
  `${JSON.stringify({ format: FORMAT, version: VERSION, cards }, null, 1)}\n`;

/** What a file brings, or why it brings nothing. */
export function readCardsFile(text: string): OwnCards | FileProblem {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return 'not-ours';
  }
  if (!isObject(data) || data['format'] !== FORMAT) return 'not-ours';
  if (typeof data['version'] === 'number' && data['version'] > VERSION) return 'newer';
  return parseCards(data['cards']) ?? 'damaged';
}
