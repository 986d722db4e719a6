/** What pages and islands place of Dragon Market's drawings: a door of its own, so that neither game brings the other's along. */
import type { Kind, Seat } from '../games/dragon-market/index.ts';
import { type ArtProps, Picture, Piece, Use } from './Piece.tsx';

/** The files of the kinds of goods, from 0 on. */
export const KIND_NAMES = [
  'necklace',
  'ring',
  'perfume',
  'fan',
  'vase',
  'young-dragon',
  'goldfish',
  'mushroom',
  'bonsai',
  'statue',
  'carpet',
  'lantern',
  'kite',
  'teapot',
  'parasol',
  'comb',
  'flute',
  'drum',
  'mirror',
  'silk',
] as const;

/** One of the twenty kinds by itself, as it stands in a line of text. */
export function MarketGood({ kind, ...art }: ArtProps & { kind: Kind }) {
  return <Piece group="dragon-market/goods" name={KIND_NAMES[kind]!} {...art} />;
}

/** An heir from above: a robe in the colour and the shape of the seat. */
export function Heir({ seat, class: extra, ...art }: ArtProps & { seat: Seat }) {
  return (
    <Piece
      group="dragon-market/bay"
      name={`heir-${seat}`}
      class={`art-seat-${seat} ${extra ?? ''}`.trim()}
      {...art}
    />
  );
}

/** A die that shows 3 or 4. */
export function Die({ face, ...art }: ArtProps & { face: number }) {
  return <Piece group="dragon-market/bay" name={`die-${face}`} {...art} />;
}

interface CardProps extends ArtProps {
  colour: 'blue' | 'red';
  /** What the card asks for; without it its back is seen. */
  goods?: readonly Kind[] | undefined;
}

/** Where the goods lie on a card: four of them two by two, three with one at the top. */
const PLACES = {
  blue: [
    [12, 24],
    [32, 24],
    [12, 52],
    [32, 52],
  ],
  red: [
    [22, 19],
    [22, 39],
    [22, 59],
  ],
} as const;

/** An objective, open or face down. */
export function Objective({ colour, goods, ...art }: CardProps) {
  return (
    <Picture width={64} height={90} {...art}>
      <Use group="dragon-market/bay" name={`${goods ? 'objective' : 'back'}-${colour}`} />
      {goods?.map((kind, place) => {
        const [x, y] = PLACES[colour][place] ?? [22, 40];
        return (
          <Use
            key={kind}
            group="dragon-market/goods"
            name={KIND_NAMES[kind]!}
            x={x}
            y={y}
            width={20}
            height={20}
          />
        );
      })}
    </Picture>
  );
}
