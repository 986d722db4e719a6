import {
  Camel,
  Caravan,
  CardBack,
  Ceiling,
  Character,
  Coins,
  Divider,
  DrawPile,
  Empty,
  FirstPlayer,
  Good,
  GoodCard,
  Ground,
  Hand,
  Lost,
  Ornament,
  Prestige,
  SeatMark,
  Shop,
  Token,
} from '../../../art/index.ts';
import { CHARACTERS, GOODS, SEATS } from '../../../games/dunhuang/index.ts';
import type { Key } from '../../../i18n/translate.ts';
import { type Specimen as AnySpecimen, PIECE, type Shelf } from './shelf.ts';

const SCENE = [96, 240];

type Specimen = AnySpecimen<Key>;

export const SHELVES: readonly Shelf<Key>[] = [
  {
    title: 'style.goods',
    sizes: PIECE,
    specimens: GOODS.map((n) => ({ id: `good-${n}`, name: `good.${n}`, Art: (art) => Good({ n, ...art }) })),
  },
  {
    title: 'style.cards',
    sizes: [24, 48, 128],
    specimens: [
      ...GOODS.map(
        (n): Specimen => ({ id: `card-${n}`, name: `good.${n}`, Art: (art) => GoodCard({ n, ...art }) }),
      ),
      { id: 'card-back', name: 'piece.back', Art: CardBack },
    ],
  },
  {
    title: 'style.numbers',
    sizes: PIECE,
    specimens: GOODS.map((good) => ({
      id: `token-${good}`,
      name: `good.${good}`,
      Art: (art) => Token({ good, ...art }),
    })),
  },
  {
    title: 'style.shang',
    sizes: PIECE,
    specimens: GOODS.map((good) => ({
      id: `shang-${good}`,
      name: `good.${good}`,
      Art: (art) => Token({ good, side: 'shang', ...art }),
    })),
  },
  {
    title: 'style.characters',
    sizes: PIECE,
    specimens: CHARACTERS.map((id) => ({
      id,
      name: `character.${id}`,
      Art: (art) => Character({ id, ...art }),
    })),
  },
  {
    title: 'style.table-pieces',
    sizes: PIECE,
    specimens: [
      { id: 'coin', name: 'piece.coin', Art: (art) => Coins(art) },
      { id: 'prestige', name: 'piece.prestige', Art: (art) => Prestige(art) },
      { id: 'first', name: 'piece.first', Art: FirstPlayer },
      { id: 'camel', name: 'piece.camel', Art: (art) => Camel(art) },
      { id: 'walking-1', name: 'piece.walking', n: 1, Art: (art) => Camel({ step: 'walking-1', ...art }) },
      { id: 'walking-2', name: 'piece.walking', n: 2, Art: (art) => Camel({ step: 'walking-2', ...art }) },
      { id: 'pile', name: 'piece.pile', Art: DrawPile },
      { id: 'shop', name: 'piece.shop', Art: Shop },
      { id: 'hand', name: 'piece.hand', Art: Hand },
      ...SEATS.map(
        (seat): Specimen => ({
          id: `seat-${seat}`,
          name: 'piece.seat',
          n: seat + 1,
          Art: (art) => SeatMark({ seat, ...art }),
        }),
      ),
    ],
  },
  {
    title: 'style.ornaments',
    sizes: PIECE,
    specimens: [
      { id: 'hares', name: 'piece.hares', Art: (art) => Ornament({ name: 'hares', ...art }) },
      { id: 'lotus', name: 'piece.lotus', Art: (art) => Ornament({ name: 'lotus', ...art }) },
      { id: 'cloud', name: 'piece.cloud', Art: (art) => Ornament({ name: 'cloud', ...art }) },
      { id: 'flame', name: 'piece.flame', Art: (art) => Ornament({ name: 'flame', ...art }) },
      { id: 'ribbon', name: 'piece.ribbon', Art: (art) => Ornament({ name: 'ribbon', ...art }) },
      { id: 'divider', name: 'piece.divider', Art: Divider },
    ],
  },
  {
    title: 'style.scenes',
    sizes: SCENE,
    specimens: [
      { id: 'caravan', name: 'piece.caravan', Art: Caravan },
      { id: 'lost', name: 'piece.lost', Art: Lost },
      { id: 'empty', name: 'piece.empty', Art: Empty },
      { id: 'ground', name: 'piece.ground', Art: Ground },
      { id: 'ceiling', name: 'piece.ceiling', Art: Ceiling },
    ],
  },
];
