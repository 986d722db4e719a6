/** What somebody hands in at the door: how it is read (`lib/reading.ts`), and what is a good. */
import { isCount } from '../../lib/reading.ts';
import type { Good } from './types.ts';

export { isObject } from '../../lib/plain.ts';
export {
  copyOf,
  isCount,
  isPlayerCount,
  isSeatOf as isSeat,
  listOf,
  listOfAll,
  reading,
} from '../../lib/reading.ts';

export const isGood = (value: unknown): value is Good => isCount(value, 10) && value > 0;
