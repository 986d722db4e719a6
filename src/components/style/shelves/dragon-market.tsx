import { Die, Heir, KIND_NAMES, MarketGood, Objective } from '../../../art/DragonMarket.tsx';
import { type ArtProps, Picture, Piece, Use } from '../../../art/Piece.tsx';
import { SEATS } from '../../../games/dragon-market/index.ts';
import type words from '../../../i18n/dragon-market/en.json';
import { PIECE, type Shelf, type Specimen } from './shelf.ts';

type Key = keyof typeof words;

const bay = 'dragon-market/bay';

/** A boat is three squares long. */
const boat = (name: string) => (art: ArtProps) => (
  <Picture width={192} height={64} {...art}>
    <Use group={bay} name={name} width={192} height={64} />
  </Picture>
);

const square = (name: string) => (art: ArtProps) => <Piece group={bay} name={name} {...art} />;

/** Water has no edge of its own: a tile of it, with ground around. */
const Water = (art: ArtProps) => (
  <Picture width={64} height={64} {...art}>
    <Use group={bay} name="water" x={6} y={6} width={52} height={52} />
  </Picture>
);

export const SHELVES: readonly Shelf<Key>[] = [
  {
    title: 'dragon.style.goods',
    sizes: PIECE,
    specimens: KIND_NAMES.map((file, kind) => ({
      id: `market-${file}`,
      name: `dragon.good.${kind}` as Key,
      Art: (art) => MarketGood({ kind, ...art }),
    })),
  },
  {
    title: 'dragon.style.bay',
    sizes: PIECE,
    specimens: [
      ...SEATS.map(
        (seat): Specimen<Key> => ({
          id: `heir-${seat}`,
          name: 'dragon.piece.heir',
          n: seat + 1,
          Art: (art) => Heir({ seat, ...art }),
        }),
      ),
      { id: 'boat-centre', name: 'dragon.piece.boat-centre', Art: boat('boat-centre') },
      { id: 'boat-end', name: 'dragon.piece.boat-end', Art: boat('boat-end') },
      ...[2, 1, 0].map(
        (n): Specimen<Key> => ({ id: `pile-${n}`, name: 'dragon.piece.pile', n, Art: square(`pile-${n}`) }),
      ),
      { id: 'pontoon', name: 'dragon.piece.pontoon', Art: square('pontoon') },
      { id: 'water', name: 'dragon.piece.water', Art: Water },
      ...[3, 4].map(
        (face): Specimen<Key> => ({
          id: `die-${face}`,
          name: 'dragon.piece.die',
          n: face,
          Art: (art) => Die({ face, ...art }),
        }),
      ),
    ],
  },
  {
    title: 'dragon.style.cards',
    sizes: [24, 48, 128],
    specimens: [
      {
        id: 'objective-blue',
        name: 'dragon.piece.blue',
        Art: (art) => Objective({ colour: 'blue', goods: [0, 5, 10, 15], ...art }),
      },
      {
        id: 'objective-red',
        name: 'dragon.piece.red',
        Art: (art) => Objective({ colour: 'red', goods: [3, 8, 13], ...art }),
      },
      {
        id: 'back-blue',
        name: 'dragon.piece.blue.back',
        Art: (art) => Objective({ colour: 'blue', ...art }),
      },
      { id: 'back-red', name: 'dragon.piece.red.back', Art: (art) => Objective({ colour: 'red', ...art }) },
    ],
  },
];
