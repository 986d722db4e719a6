/** A short piece of a game, for pictures: a table as it lies, and the moves that are made. */
import {
  type CharacterId,
  type Good,
  type Move,
  type Position,
  type Seat,
  type Side,
  type Space,
  TILES,
} from '../../../games/dunhuang/index.ts';

/** A move, or one that depends on what chance brought. */
export type Step = Move | ((position: Position) => Move);

export interface SceneSpec {
  readonly position: Position;
  readonly steps: readonly Step[];
  /** A picture is made when so many steps have been played. */
  readonly frames: readonly number[];
  /** The players who matter; the others are left out of the picture. */
  readonly seats: readonly Seat[];
}

export interface SeatSpec {
  readonly hand?: readonly Good[];
  readonly shop?: readonly Good[];
  readonly tokens?: Readonly<Partial<Record<Good, Side>>>;
  readonly coins?: number;
}

export interface TableSpec {
  /** Where the camel will stop. */
  readonly at: CharacterId;
  readonly walk?: number;
  readonly deck?: readonly Good[];
  /** Cards on spaces counted from where the camel will stop; the others are filled at will. */
  readonly market?: Readonly<Record<number, Good>>;
  readonly toMove?: Seat;
  readonly mei?: SeatSpec;
  readonly bo?: SeatSpec;
  readonly lin?: SeatSpec;
}

const FILL: readonly Good[] = [5, 8, 3, 9, 8, 4, 9, 8];
const DECK: readonly Good[] = [8, 9, 5, 9, 4, 7];

const spaceAt = (space: number) => (((space % 8) + 8) % 8) as Space;

function seat({ hand = [], shop = [], tokens = {}, coins = 6 }: SeatSpec): Position['seats'][number] {
  const held = Object.entries(tokens).map(([good, side]) => ({ good: Number(good) as Good, side }));
  return { hand: [...hand], shop: [...shop], tokens: held, coins, prestige: 0 };
}

/** The circle with that character in it, the other tiles front up. */
export const circleWith = (id: CharacterId): CharacterId[] =>
  TILES.map((sides) => sides.find((side) => side === id) ?? sides[0]);

/** Three players: Mei, Bo and Lin. The camel is about to walk. */
export function table({
  at,
  walk = 1,
  deck = DECK,
  market = {},
  toMove = 0,
  mei,
  bo,
  lin,
}: TableSpec): Position {
  const circle = circleWith(at);
  const stop = circle.indexOf(at);
  const cards: Good[] = FILL.map((good, space) => market[spaceAt(space - stop)] ?? good);
  return {
    players: 3,
    circle,
    market: cards,
    camel: spaceAt(stop - walk),
    deck: [...deck],
    seats: [seat(mei ?? {}), seat(bo ?? {}), seat(lin ?? {})],
    firstPlayer: 0,
    toMove,
    phase: 'camel',
  };
}

/** The space so many steps from a character. */
export const near = (id: CharacterId, steps: number): Space => spaceAt(circleWith(id).indexOf(id) + steps);

/** Walk there and take the card. */
export const arrive = (walk = 1, to: 'hand' | 'shop' = 'hand'): Step[] => [
  { type: 'move-camel', steps: walk },
  { type: 'take-good', to },
];
