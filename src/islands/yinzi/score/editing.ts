/** Everything a finger can do to a scoring pad, but for who sits where. Amounts are of two digits at most: the fields see to that. */
import type { ReadonlySignal } from '@preact/signals';
import type { Counted, Market } from '../../../games/yinzi/index.ts';
import type { Seat } from '../../../lib/seats.ts';
import type { BoxNumbers } from '../box/numbers.ts';
import { completed, type Sheet } from './sheet.ts';

type Change = (next: Partial<Sheet>) => void;

export function editing(
  sheet: ReadonlySignal<Sheet>,
  change: Change,
  box: Pick<BoxNumbers, 'profile' | 'set'>,
) {
  return {
    /** What the box says goes into the sheet with the first thing that is counted: a sheet can be sent anywhere. */
    setAmount(seat: Seat, of: Counted, amount: number): void {
      const { players, points } = completed(sheet.value, box.profile.value.points);
      const player = players[seat]!;
      const counts = { ...player.counts, [of]: amount };
      change({ players: players.with(seat, { ...player, counts }), points });
    },
    /** Asked for once: the next game knows it. */
    setPoints(market: Market, amount: number | null): void {
      change({ points: { ...sheet.value.points, [market]: amount } });
      box.set({ part: 'points', at: market }, amount);
    },
    setRate: (amount: number | null) => change({ rate: amount || null }),
  };
}
