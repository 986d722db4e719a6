/** Why something cannot be done, in words: by what, where something is in the way. */
import type { MoveError } from '../../../../games/dragon-market/index.ts';
import { boatNumber } from './parts.ts';
import type { Speech, TableWords } from './speech.ts';

export function tellRefusal({ code, at }: MoveError, { t, square, boatAt }: Speech): string {
  const boat = at === undefined ? undefined : boatAt(at);
  if (code === 'boat-in-the-way' && boat !== undefined)
    return t('dragon.table.refused.boat', { boat: boatNumber(boat), square: square(at!) });
  if (code === 'pontoon-in-the-way' && at !== undefined)
    return t('dragon.table.refused.pontoon', { square: square(at) });
  return t(`dragon.error.${code}` as keyof TableWords);
}
