import { useMemo } from 'preact/hooks';
import { GoodCard } from '../../../../art/index.ts';
import { goodsInGame, type Seat, type View } from '../../../../games/dunhuang/index.ts';
import { type Marks, markOf } from '../../../table/board/marks.ts';
import { ROW, useRoving } from '../../../table/board/roving.ts';
import type { Player } from '../../../table/game/types.ts';
import { useUi } from '../words/speech.ts';
import { shopPiles } from './piles.ts';
import { SeatRow } from './SeatRow.tsx';
import './ledger.css';

interface Props {
  view: View;
  players: readonly Player[];
  marks: Marks;
  near: readonly Seat[];
  open: boolean;
}

/** The order in which the shops are listed: from the next player on, one's own last. */
function seatOrder({ seat, players }: View): Seat[] {
  const first = seat === null ? 0 : seat + 1;
  return Array.from({ length: players }, (_, i) => ((first + i) % players) as Seat);
}

/** All shops as one table: a column for each good, so that who has most is read at a glance. */
export function Ledger({ view, players, marks, near, open }: Props) {
  const { t } = useUi();
  const shops = useMemo(() => view.seats.map(shopPiles), [view]);
  const roving = useRoving(0, ROW);
  return (
    <section class="ledger" aria-label={t('table.board.shops')} {...roving.group}>
      <div class="ledger-goods" aria-hidden="true">
        {goodsInGame(view.players).map((good) => (
          <span key={good} class="ledger-good" data-topic={`good.${good}`}>
            <GoodCard n={good} />
          </span>
        ))}
      </div>
      {seatOrder(view).map((seat, row) => (
        <SeatRow
          key={seat}
          view={view}
          seat={seat}
          colour={players[seat]!.colour}
          shops={shops}
          mark={markOf(marks, `seat.${seat}`)}
          stop={roving.stopAt(row)}
          near={near.includes(seat)}
          open={open}
        />
      ))}
    </section>
  );
}
