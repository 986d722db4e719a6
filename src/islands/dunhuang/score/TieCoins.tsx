import { Coins, SeatMark } from '../../../art/index.ts';
import type { Seat } from '../../../games/dunhuang/index.ts';
import { Amount } from './Amount.tsx';
import { useUi } from './ui.ts';

/** The coins of those who are level: only now do they matter. */
export function TieCoins({ seats }: { seats: readonly Seat[] }) {
  const { model, nameIn } = useUi();
  const sheet = model.sheet.value;
  return (
    <div class="tie-coins chrome">
      {seats.map((seat) => (
        <div key={seat}>
          <h3>
            <SeatMark seat={sheet.players[seat]!.colour} size={24} /> {nameIn(sheet, seat)}
          </h3>
          <Amount seat={seat} what="coins">
            <Coins />
          </Amount>
        </div>
      ))}
    </div>
  );
}
