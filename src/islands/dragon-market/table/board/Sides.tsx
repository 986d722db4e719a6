import { Heir, MarketGood, Objective } from '../../../../art/DragonMarket.tsx';
import { Coins } from '../../../../art/Tokens.tsx';
import type { Seat, View } from '../../../../games/dragon-market/index.ts';
import { memo } from '../../../../lib/memo.ts';
import { colourOf, seatsOf, sideOf } from '../cards.ts';
import { useUi } from '../words/speech.ts';
import { describeSide, neededToWin, objectiveOf } from './describe.ts';
import './sides.css';

interface Props {
  view: View;
  near: readonly Seat[];
}

/** The goods of an objective: those that are there are ticked, the others still faint. */
function Goods({ view, side }: { view: View; side: number }) {
  const { hidden } = view.sides[side]!;
  return (
    <span class="side-goods">
      {hidden && <Objective colour={colourOf(view)} class="side-card" />}
      {objectiveOf(view, side).map(({ kind, state }) => (
        <span key={kind} class={`side-good side-${state}`} data-kind-of={`${side}.${kind}`}>
          <MarketGood kind={kind} />
          {state === 'have' && (
            <svg class="side-tick" viewBox="0 0 12 12" aria-hidden="true">
              <path d="M2.5 6.500 5 9 9.500 3.500" />
            </svg>
          )}
        </span>
      ))}
    </span>
  );
}

interface SideProps extends Props {
  side: number;
}

/** All of a view that a side shows, as one word: of a move, most sides show nothing. Rulings and cards are the game's, and stay. */
const sightOf = ({ view, side, near }: SideProps): string =>
  JSON.stringify([view.sides[side], view.seat, view.turn, view.toMove, near]);

/** A side: who it is, coins, objectives done, and what it carries home. */
const Side = memo(({ view, side, near }: SideProps) => {
  const ui = useUi();
  const { coins, done, powers } = view.sides[side]!;
  const seats = seatsOf(view, side);
  const own = view.seat !== null && sideOf(view, view.seat) === side;
  const mover = view.turn ?? view.toMove; // while the table is set up nobody has the turn yet
  const moving = view.toMove !== null && seats.includes(mover!);
  const needed = neededToWin(view);
  const looks = [
    'side',
    own && 'side-own',
    moving && 'side-turn',
    seats.some((seat) => near.includes(seat)) && 'side-near',
  ];
  return (
    <button
      type="button"
      class={looks.filter(Boolean).join(' ')}
      data-target={`side.${side}`}
      data-topic={`side.${side}`}
      data-side={side}
      aria-label={describeSide(view, side, ui)}
    >
      <span class="side-who">
        {seats.map((seat) => (
          <span key={seat} class={mover === seat ? 'side-seat side-moves' : 'side-seat'}>
            <Heir seat={ui.colour(seat)} /> <span class="side-name">{ui.name(seat)}</span>
          </span>
        ))}
      </span>
      <span class="side-counts">
        <Coins n={coins} />
        <span class="side-done">
          {Array.from({ length: needed }, (_, i) => (
            <i key={i} class={i < done.length ? 'done' : ''} />
          ))}
        </span>
        {powers.length > 0 && <span class="side-powers">✦{powers.length}</span>}
      </span>
      <Goods view={view} side={side} />
    </button>
  );
}, sightOf);

/** Everybody at the table, in the order of play. */
export const Sides = memo(({ view, near }: Props) => {
  const { t } = useUi();
  return (
    <section
      class={`sides sides-${view.rulings.teams ? 'teams' : view.sides.length}`}
      aria-label={t('dragon.table.sides')}
    >
      {view.sides.map((_, side) => (
        <Side key={side} view={view} side={side} near={near} />
      ))}
    </section>
  );
});
