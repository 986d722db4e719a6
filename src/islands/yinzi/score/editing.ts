/** Everything a finger can do to a scoring pad, but for who sits where. Amounts are of two digits at most: the fields see to that. */
import type { ReadonlySignal } from '@preact/signals';
import type { Counted, Market } from '../../../games/yinzi/index.ts';
import type { Seat } from '../../../lib/seats.ts';
import type { BoxHelp } from './box-help.ts';
import { completed, type Sheet } from './sheet.ts';

type Change = (next: Partial<Sheet>) => void;

interface Board {
  readonly box: ReadonlySignal<BoxHelp | undefined>; // as soon as it is fetched
  withBox(): Promise<BoxHelp>;
}

export function editing(sheet: ReadonlySignal<Sheet>, change: Change, { box, withBox }: Board) {
  return {
    setAmount(seat: Seat, of: Counted, amount: number): void {
      const { players, points } = completed(sheet.value, box.value?.numbers.profile.value.points);
      const player = players[seat]!;
      const counts = { ...player.counts, [of]: amount };
      change({ players: players.with(seat, { ...player, counts }), points });
    },
    /** Asked for once: the next game knows it. */
    setPoints(market: Market, amount: number | null): void {
      change({ points: { ...sheet.value.points, [market]: amount } });
      void withBox().then(({ numbers }) => numbers.set({ part: 'points', at: market }, amount));
    },
    setRate: (amount: number | null) => change({ rate: amount || null }),
  };
}
