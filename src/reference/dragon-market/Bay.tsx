import {
  pontoons,
  SEATS,
  type Seat,
  type Square,
  squaresOf,
  type View,
} from '../../games/dragon-market/index.ts';
import { CORNERS, type Cut, columnName, isIn, SIDE, SQUARE, WHOLE_BAY } from './geometry.ts';
import { LowerMarks, UpperMarks } from './MoveMarks.tsx';
import { type Marks, NO_MARKS } from './marks.ts';
import { Boat, HeirAt, Pile, Pontoon } from './Pieces.tsx';
import './bay.css';

const MARGIN = 26; // for the names of rows and columns

/** What a picture of the bay needs of a game. */
export type BayPieces = Pick<View, 'players' | 'boats' | 'heirs'>;

interface BayProps {
  readonly pieces: BayPieces;
  readonly cut?: Cut;
  readonly marks?: Marks;
  /** What it shows, in words. */
  readonly label: string;
  /** The width of a square on the page. */
  readonly pixels?: number;
}

/** Sea, lines between its squares, and the shore around it. */
export function Water({ cut }: { cut: Cut }) {
  const [top, left] = [Math.max(0, cut.top), Math.max(0, cut.left)];
  const bottom = Math.min(SIDE, cut.top + cut.rows);
  const right = Math.min(SIDE, cut.left + cut.columns);
  const [x, y, width, height] = [left, top, right - left, bottom - top].map((n) => n * SQUARE) as [
    number,
    number,
    number,
    number,
  ];
  const across = Array.from({ length: bottom - top - 1 }, (_, i) => `M${x} ${y + (i + 1) * SQUARE}h${width}`);
  const down = Array.from({ length: right - left - 1 }, (_, i) => `M${x + (i + 1) * SQUARE} ${y}v${height}`);
  return (
    <>
      <rect
        class="bay-shore"
        x={cut.left * SQUARE}
        y={cut.top * SQUARE}
        width={cut.columns * SQUARE}
        height={cut.rows * SQUARE}
      />
      <rect class="bay-water" x={x} y={y} width={width} height={height} />
      <path class="bay-grid" d={[...across, ...down].join('')} />
    </>
  );
}

/** The names of rows and columns, along the edge of the picture. */
export function Names({ cut, margin = MARGIN }: { cut: Cut; margin?: number }) {
  const { top, left, rows, columns } = cut;
  const inBay = (n: number) => n >= 0 && n < SIDE;
  return (
    <g class="bay-names">
      {Array.from({ length: columns }, (_, i) => left + i)
        .filter(inBay)
        .map((column) => (
          <text key={column} x={(column + 0.5) * SQUARE} y={top * SQUARE - 7}>
            {columnName(column)}
          </text>
        ))}
      {Array.from({ length: rows }, (_, i) => top + i)
        .filter(inBay)
        .map((row) => (
          <text key={row} x={left * SQUARE - margin / 2} y={(row + 0.5) * SQUARE + 7}>
            {row + 1}
          </text>
        ))}
    </g>
  );
}

interface PiecesProps {
  readonly pieces: BayPieces;
  readonly cut?: Cut;
  /** By seat, where people have chosen theirs. */
  readonly colours?: readonly Seat[];
  /** Where somebody has something to fetch or to bring. */
  readonly wanted?: readonly Square[];
}

/** Boats, goods and heirs; the table and the rules show the same. */
export function Pieces({
  pieces: { players, boats, heirs },
  cut = WHOLE_BAY,
  colours = SEATS,
  wanted = [],
}: PiecesProps) {
  const homes = pontoons(players);
  const lying = boats
    .flatMap((words, boat) =>
      words === null ? [] : [{ boat, ...words, squares: squaresOf(boat, words.at, words.heading) }],
    )
    .filter(({ squares }) => squares.some((square) => isIn(cut, square)));
  return (
    <>
      {CORNERS.filter((square) => isIn(cut, square)).map((square) => {
        const seat = homes.indexOf(square);
        return (
          <Pontoon key={square} square={square} colour={colours[seat]} wanted={wanted.includes(square)} />
        );
      })}
      {lying.map(({ boat, at, heading }) => (
        <Boat key={boat} boat={boat} at={at} heading={heading} />
      ))}
      {lying.flatMap(({ boat, squares, piles }) =>
        piles.map(({ kind, left }, i) => (
          <Pile
            key={kind}
            square={squares[i + 1]!}
            kind={kind}
            left={left}
            of={`${boat}.${i}`}
            wanted={wanted.includes(squares[i + 1]!)}
          />
        )),
      )}
      {heirs.map((square, seat) =>
        isIn(cut, square) ? (
          <HeirAt key={seat} square={square} seat={seat as Seat} colour={colours[seat]!} />
        ) : null,
      )}
    </>
  );
}

/** A position of the bay, or a part of it, as a still picture. */
export function Bay({ pieces, cut = WHOLE_BAY, marks = NO_MARKS, label, pixels = 44 }: BayProps) {
  const width = cut.columns * SQUARE + MARGIN + 4;
  const height = cut.rows * SQUARE + MARGIN + 4;
  return (
    <svg
      class="bay"
      viewBox={`${cut.left * SQUARE - MARGIN} ${cut.top * SQUARE - MARGIN} ${width} ${height}`}
      width={Math.round((width * pixels) / SQUARE)}
      height={Math.round((height * pixels) / SQUARE)}
      role="img"
      aria-label={label}
    >
      <Water cut={cut} />
      <LowerMarks marks={marks} />
      <Pieces pieces={pieces} cut={cut} />
      <UpperMarks marks={marks} />
      <Names cut={cut} />
    </svg>
  );
}
