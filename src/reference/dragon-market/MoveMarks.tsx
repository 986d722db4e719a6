/** The marks of a move, drawn over the bay. */
import type { ComponentChildren } from 'preact';
import type { Square } from '../../games/dragon-market/index.ts';
import { centreOf, cornerOf, type Point } from './geometry.ts';
import type { Arc, Arrow, Marks } from './marks.ts';
import { BoatGhost } from './Pieces.tsx';

const round = (n: number) => Math.round(n * 10) / 10;

/** The point of an arrow that comes from that direction, in degrees. */
function ArrowHead({ at: { x, y }, degrees }: { at: Point; degrees: number }) {
  return (
    <path
      class="mark-point"
      transform={`translate(${round(x)} ${round(y)}) rotate(${round(degrees)})`}
      d="M9 0-9-10V10Z"
    />
  );
}

const angle = (from: Point, to: Point) => (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;

/** With an edge in the opposite colour, so that it is seen on water and on boats. */
const Line = ({ d }: { d: string }) => (
  <>
    <path class="mark-edge" d={d} />
    <path class="mark-line" d={d} />
  </>
);

const classOf = (refused: boolean) => (refused ? 'mark-refused' : undefined);

function Straight({ from, to, refused, both = false }: Arrow & { both?: boolean }) {
  const degrees = angle(from, to);
  return (
    <g class={classOf(refused)}>
      <Line d={`M${round(from.x)} ${round(from.y)} ${round(to.x)} ${round(to.y)}`} />
      <ArrowHead at={to} degrees={degrees} />
      {both && <ArrowHead at={from} degrees={degrees + 180} />}
    </g>
  );
}

function Curved({ about, from, degrees, refused }: Arc) {
  const centre = centreOf(about);
  const start = centreOf(from);
  const radius = Math.hypot(start.x - centre.x, start.y - centre.y);
  const begin = angle(centre, start);
  const end = ((begin + degrees) * Math.PI) / 180;
  const stop = { x: centre.x + radius * Math.cos(end), y: centre.y + radius * Math.sin(end) };
  return (
    <g class={classOf(refused)}>
      <Line
        d={`M${start.x} ${start.y}A${radius} ${radius} 0 0 ${degrees > 0 ? 1 : 0} ${round(stop.x)} ${round(stop.y)}`}
      />
      <ArrowHead at={stop} degrees={begin + degrees + (degrees > 0 ? 90 : -90)} />
    </g>
  );
}

function Swept({ square }: { square: Square }) {
  const { x, y } = cornerOf(square);
  return (
    <path
      class="mark-swept"
      d={`M${x + 4} ${y + 4}h56v56h-56ZM${x + 4} ${y + 32}l28-28M${x + 4} ${y + 60}l56-56M${x + 32} ${y + 60}l28-28`}
    />
  );
}

function Cross({ square }: { square: Square }) {
  const { x, y } = centreOf(square);
  const d = `M${x - 17} ${y - 17}l34 34m0-34-34 34`;
  return (
    <>
      <path class="mark-cross-edge" d={d} />
      <path class="mark-cross" d={d} />
    </>
  );
}

/** The steps of an heir. */
function Path({ squares }: { squares: readonly Square[] }) {
  return (
    <>
      {squares.slice(1).map((to, i) => (
        <Straight key={to} from={centreOf(squares[i]!)} to={centreOf(to)} refused={false} />
      ))}
    </>
  );
}

/** What lies below the boats. */
export const LowerMarks = ({ marks: { swept, ghosts } }: { marks: Marks }): ComponentChildren => (
  <>
    {swept.map((square) => (
      <Swept key={square} square={square} />
    ))}
    {ghosts.map((ghost) => (
      <BoatGhost key={`${ghost.boat} ${ghost.at}`} {...ghost} />
    ))}
  </>
);

/** What lies above them. */
export function UpperMarks({ marks }: { marks: Marks }) {
  return (
    <>
      {marks.arrows.map((arrow) => (
        <Straight key={`${arrow.from.x} ${arrow.from.y} ${arrow.to.x}`} {...arrow} />
      ))}
      {marks.arcs.map((arc) => (
        <Curved key={arc.from} {...arc} />
      ))}
      {marks.exchanged.map(([a, b]) => (
        <Straight key={a} from={centreOf(a)} to={centreOf(b)} refused={false} both />
      ))}
      <Path squares={marks.path} />
      {marks.blocked.map((square) => (
        <Cross key={square} square={square} />
      ))}
    </>
  );
}
