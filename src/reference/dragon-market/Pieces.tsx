/** The things in the bay, each drawn where it lies. */
import { KIND_NAMES } from '../../art/DragonMarket.tsx';
import { Use } from '../../art/Piece.tsx';
import {
  type BoatId,
  isCentreBoat,
  type Kind,
  type Lying,
  type Seat,
  type Square,
} from '../../games/dragon-market/index.ts';
import { memo } from '../../lib/memo.ts';
import { cornerOf, lyingAt, SQUARE, sternOf } from './geometry.ts';

const bay = 'dragon-market/bay';

interface BoatProps extends Lying {
  readonly boat: BoatId;
}

/** A boat and its sailor, without goods. */
export const Boat = memo(({ boat, at, heading }: BoatProps) => {
  return (
    <g class="art" data-boat={boat} transform={lyingAt(at, heading)}>
      <Use
        group={bay}
        name={isCentreBoat(boat) ? 'boat-centre' : 'boat-end'}
        x={sternOf(boat)}
        y={-SQUARE / 2}
        width={3 * SQUARE}
        height={SQUARE}
      />
    </g>
  );
});

/** Where a boat will lie: its outline, and a ring for its sailor. */
export function BoatGhost({ boat, at, heading }: BoatProps) {
  const stern = sternOf(boat) + 5;
  return (
    <path
      class="mark-ghost"
      transform={lyingAt(at, heading)}
      d={`M${stern}-26H${stern + 135}C${stern + 160}-25 ${stern + 180}-12 ${stern + 183} 0 ${stern + 180} 12 ${stern + 160} 25 ${stern + 135} 26H${stern}ZM-14 0a14 14 0 1 0 28 0 14 14 0 1 0-28 0`}
    />
  );
}

const Wanted = ({ x, y }: { x: number; y: number }) => (
  <circle class="mark-wanted" cx={x + SQUARE / 2} cy={y + SQUARE / 2} r={29} />
);

interface PileProps {
  readonly square: Square;
  readonly kind: Kind;
  readonly left: number;
  readonly of: string; // its boat and which of its two piles, `3.0`: for what moves on a page
  readonly wanted: boolean; // somebody means to fetch it
}

/** A pile: as many tokens as are left, or the place where they lay. */
export const Pile = memo(({ square, kind, left, of, wanted }: PileProps) => {
  const { x, y } = cornerOf(square);
  const place =
    left === 0 ? { x, y, width: SQUARE, height: SQUARE } : { x: x + 6, y: y + 7, width: 52, height: 52 };
  return (
    <g class="art" data-pile={of}>
      {wanted && <Wanted x={x} y={y} />}
      <Use group={bay} name={`pile-${left}`} {...place} />
      {left > 0 && (
        <Use
          group="dragon-market/goods"
          name={KIND_NAMES[kind]!}
          x={x + 14}
          y={y + 14}
          width={31}
          height={31}
        />
      )}
    </g>
  );
});

interface PontoonProps {
  readonly square: Square;
  readonly colour?: Seat | undefined; // nobody's, where absent
  readonly wanted: boolean; // somebody has all that is to be brought there
}

/** Whose it is, is told by a colour and its shape. */
export const Pontoon = memo(({ square, colour, wanted }: PontoonProps) => {
  const { x, y } = cornerOf(square);
  return (
    <g class={colour === undefined ? 'art' : `art art-seat-${colour}`}>
      <Use group={bay} name="pontoon" x={x} y={y} width={SQUARE} height={SQUARE} />
      {colour !== undefined && (
        <Use group="tokens" name={`seat-${colour}`} x={x + 6} y={y + 6} width={26} height={26} />
      )}
      {wanted && <Wanted x={x} y={y} />}
    </g>
  );
});

/** A little aside, so that the goods underneath are seen. */
export const HeirAt = memo(({ square, seat, colour }: { square: Square; seat: Seat; colour: Seat }) => {
  const { x, y } = cornerOf(square);
  return (
    <g class={`art art-seat-${colour}`} data-heir={seat} data-square={square}>
      <Use group={bay} name={`heir-${colour}`} x={x + 24} y={y + 24} width={40} height={40} />
    </g>
  );
});
