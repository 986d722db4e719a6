import { useMemo } from 'preact/hooks';
import {
  type GameEvent,
  type Move,
  type MoveError,
  type Seat,
  type Square,
  squaresOf,
  type View,
} from '../../../../games/dragon-market/index.ts';
import { memo } from '../../../../lib/memo.ts';
import { Names, Pieces, Water } from '../../../../reference/dragon-market/Bay.tsx';
import { centreOf, cornerOf, WHOLE_BAY } from '../../../../reference/dragon-market/geometry.ts';
import { LowerMarks, UpperMarks } from '../../../../reference/dragon-market/MoveMarks.tsx';
import { type Marks as Drawn, marksOfEvents } from '../../../../reference/dragon-market/marks.ts';
import type { Marks } from '../../../table/board/marks.ts';
import { boatIn, squareIn } from '../choosing/targets.ts';
import type { Offer } from '../choosing/walks.ts';
import { whyNot } from '../why-not.ts';
import { boatNumber } from '../words/parts.ts';
import { useUi } from '../words/speech.ts';
import { Squares } from './Squares.tsx';
import { wantedSquares } from './wanted.ts';
import './bay-table.css';

const MARGIN = 22; // for the names of rows and columns
const WIDTH = 640 + MARGIN;
const PLACE = `${-MARGIN} ${-MARGIN} ${WIDTH} ${WIDTH}`;

/** The sea stays as it is. */
const Sea = memo(() => (
  <>
    <Water cut={WHOLE_BAY} />
    <Names cut={WHOLE_BAY} margin={MARGIN} />
  </>
));

/** What lies in the bay is drawn anew only when the game has gone on. */
const Still = memo(({ view, colours }: { view: View; colours: string }) => (
  <>
    <Pieces
      pieces={view}
      colours={[...colours].map((colour) => Number(colour) as Seat)}
      wanted={wantedSquares(view)}
    />
    <g class="bay-numbers">
      {view.boats.map((boat, id) => {
        if (boat === null) return null;
        const { x, y } = centreOf(boat.at);
        return (
          <text key={boatNumber(id)} x={x} y={y + 8} data-number={id}>
            {boatNumber(id)}
          </text>
        );
      })}
    </g>
  </>
));

const inset = (square: Square): string => {
  const { x, y } = cornerOf(square);
  return `M${x + 3} ${y + 3}h58v58h-58Z`;
};

/** Around all squares of a piece. */
const frame = (squares: readonly Square[]): string => {
  const corners = squares.map(cornerOf);
  const [left, top] = [Math.min(...corners.map(({ x }) => x)), Math.min(...corners.map(({ y }) => y))];
  const [right, bottom] = [Math.max(...corners.map(({ x }) => x)), Math.max(...corners.map(({ y }) => y))];
  return `M${left} ${top}H${right + 64}V${bottom + 64}H${left}Z`;
};

/** The squares of what was tapped to go somewhere. */
const chosenIn = (view: View, tapped: readonly string[]): Square[][] =>
  tapped.flatMap((target) => {
    if (target === 'heir') return [[view.heirs[view.toMove!]!]];
    const id = boatIn(target);
    const boat = id === undefined ? null : view.boats[id]!;
    return boat ? [squaresOf(id!, boat.at, boat.heading)] : [];
  });

interface Props {
  view: View;
  colours: string; // a digit by seat
  marks: Marks;
  preview: readonly GameEvent[];
  refused: { readonly move: Move; readonly error: MoveError } | undefined;
  offerAt: ((target: string) => Offer | undefined) | undefined;
}

/** The bay: its drawing, what is planned in it, and its squares to tap. */
export function Bay({ view, colours, marks, preview, refused, offerAt }: Props) {
  const { t } = useUi();
  // What cannot be done is shown alone: beside a plan nobody could tell one from the other.
  const drawn = useMemo(
    (): Drawn =>
      (refused && whyNot()?.marksOfRefused(refused.move, refused.error, view)) ??
      marksOfEvents(refused ? [] : preview, view),
    [view, preview, refused],
  );
  const places = [...marks.lit].flatMap((target) => squareIn(target) ?? []);
  return (
    <section class="bay-area" aria-label={t('dragon.table.bay')}>
      <div class="bay-box">
        <svg class="bay bay-drawing" viewBox={PLACE} aria-hidden="true">
          <Sea />
          <LowerMarks marks={drawn} />
          <path class="bay-places" d={places.map(inset).join('')} />
          <Still view={view} colours={colours} />
          <path class="bay-chosen" d={chosenIn(view, marks.tapped).map(frame).join('')} />
          <UpperMarks marks={drawn} />
        </svg>
        <Squares view={view} marks={marks} offerAt={offerAt} />
      </div>
    </section>
  );
}
