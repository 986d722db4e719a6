import type { Seat } from '../../../lib/seats.ts';
import { SeatNumber } from './counting-face.tsx';
import { tapped } from './turn-order.ts';
import { useUi } from './ui.ts';

/** Who came first in the last round: tapped in that order. */
export function TurnOrder({ seats }: { seats: readonly Seat[] }) {
  const { model, t, nameIn } = useUi();
  const sheet = model.sheet.value;
  const said = sheet.order.filter((seat) => seats.includes(seat));
  return (
    <fieldset class="choices chrome">
      <legend>{t('yinzi.score.order')}</legend>
      {seats.map((seat) => {
        const place = said.indexOf(seat) + 1;
        return (
          <button
            key={seat}
            type="button"
            class="choice"
            aria-pressed={place > 0}
            onClick={() => model.change({ order: tapped(sheet.order, seat) })}
          >
            {place > 0 ? `${place}.` : <SeatNumber seat={seat} />} {nameIn(sheet, seat)}
          </button>
        );
      })}
    </fieldset>
  );
}
