import { Coins, FirstPlayer, GoodCard, Hand, Prestige, SeatMark, Token } from '../../../../art/index.ts';
import { type Good, goodsInGame, type Seat, type View } from '../../../../games/dunhuang/index.ts';
import { memo } from '../../../../lib/memo.ts';
import { type Mark, marked } from '../../../table/board/marks.ts';
import type { Stop } from '../../../table/board/roving.ts';
import { useUi } from '../words/speech.ts';
import { describeSeat, nearness } from './describe.ts';
import { mostShown, type Pile, pilesOf } from './piles.ts';
import './seat.css';

interface Props {
  view: View;
  seat: Seat;
  colour: Seat;
  /** The piles of every shop, by seat. */
  shops: readonly (readonly Pile[])[];
  mark: Mark;
  stop: Stop;
  near: boolean; // about to win
  open: boolean;
}

const pileIn = (piles: readonly Pile[], good: Good) => piles.find((pile) => pile.good === good);

interface WhoProps {
  seat: Seat;
  colour: Seat;
  first: boolean;
  coins: number;
  prestige: number;
  handSize: number;
  tokens: string; // of those that win
  kinds: string | undefined; // of goods in hand, to the person whose they are
  near: boolean;
}

const Who = memo((props: WhoProps) => {
  const { seat, colour, first, coins, prestige, handSize, tokens, kinds, near } = props;
  const { name } = useUi();
  return (
    <span class="seat-who">
      <span class="seat-name">
        <SeatMark seat={colour} />
        <b>
          {first && (
            <span data-topic="first-player">
              <FirstPlayer />{' '}
            </span>
          )}
          {name(seat)}
        </b>
        <span class={`seat-tokens${near ? ' seat-near' : ''}`} data-topic="win">
          {tokens}
          {near && '!'}
        </span>
      </span>
      <span class="seat-has">
        <span data-topic="coins">
          {coins} <Coins />
        </span>
        <span data-topic="prestige">
          {prestige} <Prestige />
        </span>
        <span data-topic="hand">
          {handSize} <Hand />
        </span>
        {kinds !== undefined && (
          <span class="seat-kinds" data-topic="win">
            {kinds}
          </span>
        )}
      </span>
    </span>
  );
});

interface CellProps {
  good: Good;
  count: number | undefined; // of the pile, where there is one
  token: Pile['token'];
  most: boolean;
}

const Cell = memo(({ good, count, token, most }: CellProps) => (
  <span
    class={`cell${most ? ' cell-most' : ''}${count === undefined ? ' cell-none' : ''}`}
    data-cell={good}
    {...(most && { 'data-topic': 'most' })}
  >
    <span>{count ?? '·'}</span>
    {token && (
      <span class="cell-token" data-topic={`token.${good}.${token}`} data-token={good}>
        <Token good={good} side={token} />
      </span>
    )}
  </span>
));

/** One player: what they have, and a cell for each good of their shop. One's own row is no choice to anybody. */
export const SeatRow = memo(({ view, seat, colour, shops, mark, stop, near, open }: Props) => {
  const ui = useUi();
  const { coins, prestige, handSize, known } = view.seats[seat]!;
  const { held, kinds, needed } = nearness(view, seat);
  const look = `seat${view.toMove === seat ? ' seat-turn' : ''}`;
  const content = (
    <>
      <Who
        seat={seat}
        colour={colour}
        first={view.firstPlayer === seat}
        coins={coins}
        prestige={prestige}
        handSize={handSize}
        tokens={`${held}/${needed.tokens}`}
        kinds={kinds === undefined ? undefined : `${kinds}/${needed.goods}`}
        near={near}
      />
      {goodsInGame(view.players).map((good) => {
        const pile = pileIn(shops[seat]!, good);
        return (
          <Cell
            key={good}
            good={good}
            count={pile?.count}
            token={pile?.token}
            most={pile?.count === mostShown(shops, good)}
          />
        );
      })}
    </>
  );
  const label = describeSeat(ui, view, seat, near);
  if (seat === view.seat) {
    return (
      <div class={`${look} seat-own`} role="img" aria-label={label} data-seat={seat} data-topic="shop">
        {content}
      </div>
    );
  }
  return (
    <button
      {...marked(mark, `seat.${seat}`, `seat.${seat}`, open ? `${look} seat-open` : look)}
      tabIndex={stop}
      data-stop
      aria-label={label}
      data-seat={seat}
    >
      {content}
      {open && (
        <span class="seat-hand">
          {pilesOf(known).map(({ good, count }) => (
            <span key={good}>
              {count > 1 && count}
              <GoodCard n={good} />
            </span>
          ))}
        </span>
      )}
    </button>
  );
});
