/** Reading a board's cells as the game's words: what views and positions have in common. */
import { kindsIn } from './bit-set.ts';
import {
  AT,
  type Board,
  CARDS,
  COINS,
  DECK_SIZE,
  DONE,
  DONE_COUNT,
  GOODS,
  HEADING,
  HEIR,
  isRed,
  KIND,
  LEFT,
  NEED,
  NONE,
  OBJECTIVE,
  PLAYERS,
  RULING,
  USED,
} from './board.ts';
import { squareOf } from './chart.ts';
import { type OwnDeck, RED_GOODS } from './deck.ts';
import { cardsFor } from './options.ts';
import { chosenRulings, RULING_NAMES, type Rulings } from './rulings.ts';
import {
  BOATS,
  HEADINGS,
  type Heading,
  type Kind,
  POWERS,
  type PowerId,
  type RedCard,
  type Square,
} from './types.ts';

export interface PileWords {
  readonly kind: Kind;
  readonly left: 0 | 1 | 2;
}

export interface BoatWords {
  readonly at: Square;
  readonly heading: Heading;
  readonly piles: readonly PileWords[]; // two
}

export interface SideWords {
  readonly coins: number;
  readonly goods: readonly Kind[]; // ascending
  readonly objective: number | null;
  readonly done: readonly number[]; // in the order of their completion
  readonly need: readonly Kind[]; // what the objective still asks for, ascending
}

/** Undefined for a boat that is not placed yet. */
export function boatAt(cells: Uint8Array, boat: number): BoatWords | undefined {
  if (cells[AT + boat] === 0) return undefined;
  const pile = (n: number): PileWords => ({
    kind: cells[KIND + boat * 2 + n]!,
    left: cells[LEFT + boat * 2 + n] as 0 | 1 | 2,
  });
  return {
    at: squareOf(cells[AT + boat]!),
    heading: HEADINGS[cells[HEADING + boat]!]!,
    piles: [pile(0), pile(1)],
  };
}

export const boatsOf = (cells: Uint8Array): (BoatWords | undefined)[] =>
  Array.from({ length: BOATS }, (_, boat) => boatAt(cells, boat));

export const heirsOf = (cells: Uint8Array): Square[] =>
  [...cells.subarray(HEIR, HEIR + cells[PLAYERS]!)].map(squareOf);

export function sideAt({ cells, words }: Board, side: number): SideWords {
  const card = cells[OBJECTIVE + side]!;
  return {
    coins: cells[COINS + side]!,
    goods: kindsIn(words[GOODS + side]!),
    objective: card === NONE ? null : card,
    done: [...cells.subarray(DONE + side * 4, DONE + side * 4 + cells[DONE_COUNT + side]!)],
    need: kindsIn(words[NEED + side]!),
  };
}

/** Only the rulings that differ from the defaults. */
export const rulingsOf = (cells: Uint8Array): Partial<Rulings> =>
  chosenRulings([...cells.subarray(RULING, RULING + RULING_NAMES.length)]);

export const usedPowers = ({ words }: Board): PowerId[] => kindsIn(words[USED]!).map((i) => POWERS[i]!);

function cardAt(cells: Uint8Array, card: number): Kind[] | RedCard {
  const goods = [...cells.subarray(CARDS + card * 4, CARDS + card * 4 + 4)];
  return isRed(cells) ? { goods: goods.slice(0, RED_GOODS), power: POWERS[goods[RED_GOODS]!]! } : goods;
}

const OUR_BLUE = cardsFor(false).flat();
const OUR_RED = cardsFor(true).flat();

/** The cards that are played with, where they are not ours. */
export function ownDeck(cells: Uint8Array): OwnDeck | undefined {
  const size = cells[DECK_SIZE]!;
  const ours = isRed(cells) ? OUR_RED : OUR_BLUE;
  if (size * 4 === ours.length && ours.every((part, i) => cells[CARDS + i] === part)) return undefined;
  const cards = Array.from({ length: size }, (_, card) => cardAt(cells, card));
  return isRed(cells) ? { red: cards as RedCard[] } : { blue: cards as Kind[][] };
}
