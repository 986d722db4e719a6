/** How one more of something, or one misfortune less, would have changed the winner. */
import { COUNTED, type Counted, TOO_HIGH } from '../../../games/yinzi/index.ts';
import type { Seat } from '../../../lib/seats.ts';
import { type Outcome, outcomeOf } from '../../score/what-if.ts';
import { summaryOf } from './reckoning.ts';
import type { Sheet } from './sheet.ts';

export interface Alternative extends Outcome {
  readonly of: Counted;
  readonly fewer: boolean;
}

function changed(sheet: Sheet, seat: Seat, of: Counted, more: number): Sheet {
  const player = sheet.players[seat]!;
  const counts = { ...player.counts, [of]: player.counts[of] + more };
  return { ...sheet, players: sheet.players.with(seat, { ...player, counts }) };
}

/** Everything one player could have had one more of; where nobody knows what it is worth, nothing can be said. */
export function alternatives(sheet: Sheet, seat: Seat): Alternative[] {
  const { counts } = sheet.players[seat]!;
  return COUNTED.flatMap((of): Alternative[] => {
    if (of === 'copper' || of === TOO_HIGH) return []; // a silver bag, or a level III, is the same
    if (of in sheet.points && sheet.points[of as keyof typeof sheet.points] === null) return [];
    const fewer = of === 'misfortune';
    if (fewer && counts[of] === 0) return [];
    const then = changed(sheet, seat, of, fewer ? -1 : 1);
    return [{ of, fewer, ...outcomeOf({ summaryOf }, sheet, then, seat) }];
  });
}
