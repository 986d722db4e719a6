import { CardBack, GoodCard } from '../../../../art/index.ts';
import { type Good, outlook, type Seat, type View } from '../../../../games/dunhuang/index.ts';
import type { Recall } from '../../../table/game/face.ts';
import { ledGoods, type Pile, pilesOf } from '../board/piles.ts';
import { useUi } from '../words/speech.ts';
import './seat-details.css';

const SIZE = 40;

/** Cards side by side, with how many there are of each; `unknown` lie face down. */
function Cards({ piles, unknown = 0 }: { piles: readonly Pile[]; unknown?: number }) {
  const { t, good } = useUi();
  return (
    <ul class="seat-cards">
      {piles.map(({ good: one, count }) => (
        <li key={one}>
          <GoodCard n={one} size={SIZE} />
          <span class="unseen">{t('table.board.cards', { n: count, good: good(one) })}</span>
          <b aria-hidden="true">{count}</b>
        </li>
      ))}
      {unknown > 0 && (
        <li>
          <CardBack size={SIZE} />
          <span class="unseen">{t('table.seat.unknown', { n: unknown })}</span>
          <b aria-hidden="true">{unknown}?</b>
        </li>
      )}
    </ul>
  );
}

/** What the viewer has seen of a hand, and nowhere. */
function Remembered({ hand, view }: { hand: ReturnType<typeof outlook.handOf>; view: View }) {
  const { t, good, lists } = useUi();
  const named = (goods: readonly Good[]) =>
    lists.format(
      pilesOf(goods).map(({ good: one, count }) => t('table.board.cards', { n: count, good: good(one) })),
    );
  const { seen, perhaps, unknown } = hand;
  const unseen = view.ask === 'over' ? [] : outlook.unseenGoods(view);
  return (
    <>
      {seen.length + unknown > 0 && <Cards piles={pilesOf(seen)} unknown={unknown} />}
      {perhaps.length > 0 && <p>{t('table.seat.perhaps', { goods: named(perhaps) })}</p>}
      {unseen.length > 0 && (
        <>
          <h3>{t('table.seat.unseen')}</h3>
          <p>{t('table.seat.unseen.about')}</p>
          <Cards piles={pilesOf(unseen)} />
        </>
      )}
    </>
  );
}

interface Props {
  readonly seat: Seat;
  readonly view: View;
  readonly recall: Recall | undefined;
}

/** A player at this moment: what the viewer knows of their hand, and what their shop is worth. */
export default function SeatDetails({ seat, view, recall }: Props) {
  const { t, plural, good, lists } = useUi();
  const { handSize, shop } = view.seats[seat]!;
  // Nobody looks from behind a curtain: whoever comes next has seen other things.
  const someone = view.seat !== null || view.ask === 'over';
  const remembers = someone && (recall?.on ?? true);
  const hand = outlook.handOf(view, seat);
  const cards = plural('table.board.hand', handSize);
  const led = ledGoods(view, seat);
  return (
    <div class="seat-details">
      <h3>{t('table.explain.hand.title')}</h3>
      <p>
        {remembers && handSize > 0
          ? t('table.seat.hand.known', { cards, seen: hand.seen.length, unknown: hand.unknown })
          : `${cards}.`}
      </p>
      {remembers && <Remembered hand={hand} view={view} />}
      <h3>{t('table.explain.shop.title')}</h3>
      <p>
        {led.length > 0
          ? t('table.seat.most', { goods: lists.format(led.map((one) => good(one))) })
          : t(shop.length > 0 ? 'table.seat.most.none' : 'table.seat.shop.none')}
      </p>
      {someone && recall && (
        <p>
          <label class="setting">
            <input
              type="checkbox"
              checked={recall.on}
              onChange={({ currentTarget }) => recall.change(currentTarget.checked)}
            />
            {t('table.settings.recall')}
          </label>
          <small>{t('table.settings.recall.about')}</small>
        </p>
      )}
    </div>
  );
}
