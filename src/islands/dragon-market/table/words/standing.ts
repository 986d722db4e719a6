/** How a game stands, where that is worth saying once: who needs one more objective to win, and who only has to get home. */
import type { View } from '../../../../games/dragon-market/index.ts';
import type { Standing } from '../../../table/game/words.ts';
import { neededToWin } from '../board/describe.ts';
import { seatsOf } from '../cards.ts';
import { partsFor } from './parts.ts';
import type { Speech } from './speech.ts';

/** From a bystander's view: everybody may know it. */
export function standingOf(view: View, speech: Speech): Standing[] {
  if (view.phase === 'over') return [];
  const part = partsFor(speech);
  const needed = neededToWin(view);
  return view.sides.flatMap(({ done, hidden, need, objective }, side): Standing[] => {
    if (done.length < needed - 1) return [];
    const [seat] = seatsOf(view, side);
    const homeward = !hidden && objective !== null && need.length === 0;
    const key = homeward ? 'home' : 'last';
    const parts = part.say(`dragon.table.standing.${key}`, { who: part.seat(seat!) });
    return [{ key: `${key}.${side}`, near: seat!, told: { rule: 'end.win', parts } }];
  });
}
