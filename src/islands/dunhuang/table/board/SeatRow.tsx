import { Coins, FirstPlayer, GoodCard, Hand, Prestige, SeatMark, Token } from '../../../../art/index.ts';
import { type Good, goodsInGame, type Seat, type View } from '../../../../games/dunhuang/index.ts';
import { useUi } from '../ui.ts';
import { type Marks, marked } from './marks.ts';
import { type Pile, pilesOf } from './piles.ts';
import { describeSeat } from './say.ts';

interface Props {
  view: View;
  seat: Seat;
  colour: Seat;
  /** The piles of every shop, by seat. */
  shops: readonly (readonly Pile[])[];
  marks: Marks;
  focus: object;
  open: boolean;
}

const pileIn = (piles: readonly Pile[], good: Good) => piles.find((pile) => pile.good === good);

function Who({ view, seat, colour }: Pick<Props, 'view' | 'seat' | 'colour'>) {
  const { name } = useUi();
  const { coins, prestige, handSize } = view.seats[seat]!;
  return (
    <span class="seat-who">
      <span class="seat-name">
        <SeatMark seat={colour} />
        <b>{name(seat)}</b>
        {view.firstPlayer === seat && (
          <span class="seat-first" data-thing="first-player">
            <FirstPlayer />
          </span>
        )}
      </span>
      <span class="seat-has">
        <span data-thing="coins">
          {coins} <Coins />
        </span>
        <span data-thing="prestige">
          {prestige} <Prestige />
        </span>
        <span data-thing="hand">
          {handSize} <Hand />
        </span>
      </span>
    </span>
  );
}

function Cell({ good, pile, most }: { good: Good; pile: Pile | undefined; most: boolean }) {
  return (
    <span class={`cell${most ? ' cell-most' : ''}${pile ? '' : ' cell-none'}`} data-cell={good}>
      <span>{pile ? pile.count : '·'}</span>
      {pile?.token && (
        <span class="cell-token" data-thing={`token.${good}.${pile.token}`} data-token={good}>
          <Token good={good} side={pile.token} />
        </span>
      )}
    </span>
  );
}

/** One player: what they have, and a cell for each good of their shop. One's own row is no choice to anybody. */
export function SeatRow({ view, seat, colour, shops, marks, focus, open }: Props) {
  const ui = useUi();
  const most = (good: Good) => Math.max(...shops.map((piles) => pileIn(piles, good)?.count ?? 0));
  const look = `seat${view.toMove === seat ? ' seat-turn' : ''}`;
  const content = (
    <>
      <Who view={view} seat={seat} colour={colour} />
      {goodsInGame(view.players).map((good) => {
        const pile = pileIn(shops[seat]!, good);
        return <Cell key={good} good={good} pile={pile} most={pile?.count === most(good)} />;
      })}
    </>
  );
  const label = describeSeat(ui, view, seat);
  if (seat === view.seat) {
    return (
      <div class={`${look} seat-own`} role="img" aria-label={label} data-seat={seat} data-thing="shop">
        {content}
      </div>
    );
  }
  return (
    <button {...marked(marks, `seat.${seat}`, 'shop', look)} {...focus} aria-label={label} data-seat={seat}>
      {content}
      {open && (
        <span class="seat-hand">
          {pilesOf(view.seats[seat]!.known).map(({ good, count }) => (
            <span key={good}>
              {count > 1 && count}
              <GoodCard n={good} />
            </span>
          ))}
        </span>
      )}
    </button>
  );
}
