import { Good as GoodPicture, SeatMark, Token } from '../../../art/index.ts';
import { type Good, goodsInGame, SEATS, type Seat, tracker } from '../../../games/dunhuang/index.ts';
import { Scroller } from '../../Scroller.tsx';
import { TokenPlace } from './TokenPlace.tsx';
import { useUi } from './ui.ts';

export type Hand = 'place' | 'remove' | 'turn';

interface CellProps {
  seat: Seat;
  good: Good;
  hand: Hand;
}

/** One good in one shop: how many lie there, whether the token does, and how many more would take it. */
function ShopCell({ seat, good, hand }: CellProps) {
  const { model, t, name, good: goodName } = useUi();
  const collection = model.collections.value[good - 1]!;
  const count = collection.counts[seat]!;
  const holds = collection.holder === seat;
  const checking = model.check.value !== null;
  const needs = checking ? null : tracker.cardsToTake(good, collection, seat, model.rules.value);
  const values = { name: name(seat), good: goodName(good), n: count };

  const act = () => {
    if (checking) {
      const next = count + (hand === 'remove' ? -1 : 1);
      model.lay(good, { counts: collection.counts.with(seat, next) });
    } else if (hand === 'turn') model.turn(good);
    else model[hand](seat, good);
  };
  const told = [
    t(`majority.cell.${hand}`, values),
    holds && t(collection.side === 'shang' ? 'majority.cell.shang' : 'majority.cell.holds'),
    needs && t(needs.asks ? 'majority.cell.asks' : 'majority.cell.needs', { n: needs.cards }),
  ];
  const idle =
    (hand === 'turn' && (!holds || collection.side === 'shang')) ||
    (hand === 'remove' && count === 0) ||
    (hand === 'place' && !checking && tracker.unseen(good, collection) <= 0);
  return (
    <td>
      <button
        type="button"
        class="shop-cell"
        data-holds={holds || undefined}
        aria-disabled={idle || (!checking && model.table.value.pending !== null)}
        aria-label={told.filter(Boolean).join('. ')}
        onClick={() => !idle && act()}
      >
        <b>{count}</b>
        {holds && <Token good={good} side={collection.side} size={26} />}
        {needs && (
          <small>
            +{needs.cards}
            {needs.asks && '?'}
          </small>
        )}
      </button>
    </td>
  );
}

/** Goods down, players across: the whole of the shops at a glance. */
export function Matrix({ hand }: { hand: Hand }) {
  const { model, t, name, good: goodName } = useUi();
  const { count, people } = model.track.value;
  const seats = SEATS.slice(0, count);
  return (
    <Scroller label={t('majority.matrix')}>
      <table class="matrix">
        <thead>
          <tr>
            <th scope="col">{t('majority.good')}</th>
            {seats.map((seat) => (
              <th key={seat} scope="col">
                <SeatMark seat={people[seat]!.colour} /> <span>{name(seat)}</span>
              </th>
            ))}
            <th scope="col">{t('majority.unseen')}</th>
          </tr>
        </thead>
        {goodsInGame(count).map((good) => (
          <tbody key={good}>
            <tr>
              <th scope="row">
                <GoodPicture n={good} size={30} /> <span class="good-name">{goodName(good)}</span> {good}
              </th>
              {seats.map((seat) => (
                <ShopCell key={seat} seat={seat} good={good} hand={hand} />
              ))}
              <td>{tracker.unseen(good, model.collections.value[good - 1]!)}</td>
            </tr>
            {model.check.value && <TokenPlace good={good} />}
          </tbody>
        ))}
      </table>
    </Scroller>
  );
}
