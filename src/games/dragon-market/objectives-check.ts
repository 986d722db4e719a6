/** What is wrong with the objectives on a board that came from outside. */
import {
  ASK,
  ASK_KEEP,
  ASK_KEEP_FIRST,
  ASK_NOTHING,
  ASK_PLACE,
  type Board,
  CARDS,
  DECIDER,
  DECK_SIZE,
  DONE,
  DONE_COUNT,
  DRAWN,
  DRAWN_COUNT,
  GOODS,
  isRed,
  movingSide,
  NEED,
  NONE,
  OBJECTIVE,
  objectivesToWin,
  PILE,
  PILE_SIZE,
  POWER,
  RULED_OUT,
  sideOf,
  sidesOf,
} from './board.ts';
import type { Wrong } from './board-check.ts';
import { MOST_CARDS, RED_GOODS } from './deck.ts';
import { isHome } from './heirs.ts';
import { goodsOn, seatsOf } from './objectives.ts';

const MOST_DRAWN = 3;
const MOST_DONE = 4;

/** `count` cards from there on, then nothing but zeros up to `room`. */
function cardsAt(cells: Uint8Array, from: number, count: number, room: number): number[] | undefined {
  if (count > room || cells.subarray(from + count, from + room).some((card) => card !== 0)) return undefined;
  return [...cells.subarray(from, from + count)];
}

/** Every card lies in one place at most. */
function wrongCards(cells: Uint8Array): Wrong {
  const pile = cardsAt(cells, PILE, cells[PILE_SIZE]!, MOST_CARDS);
  const drawn = cardsAt(cells, DRAWN, cells[DRAWN_COUNT]!, MOST_DRAWN);
  if (pile === undefined || drawn === undefined) return 'objectives';
  const all = [...pile, ...drawn];
  for (let side = 0; side < 4; side++) {
    const done = cardsAt(cells, DONE + side * 4, cells[DONE_COUNT + side]!, MOST_DONE);
    if (done === undefined) return 'objectives';
    if (cells[OBJECTIVE + side] !== NONE) all.push(cells[OBJECTIVE + side]!);
    all.push(...done);
    if (side >= sidesOf(cells) && (cells[OBJECTIVE + side] !== NONE || done.length > 0)) return 'objectives';
  }
  if (all.some((card) => card >= cells[DECK_SIZE]!) || new Set(all).size < all.length) return 'objectives';
  return undefined;
}

/** `advanced.power`: the powers of the completed cards. */
function powersOf(cells: Uint8Array, side: number): number {
  let powers = 0;
  for (let n = 0; isRed(cells) && n < cells[DONE_COUNT + side]!; n++) {
    powers |= 1 << cells[CARDS + cells[DONE + side * 4 + n]! * 4 + RED_GOODS]!;
  }
  return powers;
}

const isOneBit = (bits: number): boolean => (bits & (bits - 1)) === 0;

/** What a side holds and needs is what is on its card; `power.fewer` may have taken one away. */
function wrongSide({ cells, words }: Board, side: number): Wrong {
  const card = cells[OBJECTIVE + side]!;
  const goods = words[GOODS + side]!;
  const need = words[NEED + side]!;
  const asked = card === NONE ? 0 : goodsOn(cells, card);
  if ((goods & ~asked) !== 0 || (need & ~asked) !== 0 || (goods & need) !== 0) return 'need';
  const waived = asked & ~goods & ~need;
  if (waived !== 0 && !(isRed(cells) && isOneBit(waived))) return 'need';
  const home = seatsOf(cells, side).some((seat) => isHome(cells, seat));
  if (card !== NONE && need === 0 && home) return 'need'; // it would be delivered
  return words[POWER + side] === powersOf(cells, side) ? undefined : 'objectives';
}

/** `end.win`: the game is over when the mover's side has enough, and no sooner. */
function wrongEnd(cells: Uint8Array): Wrong {
  for (let side = 0; side < sidesOf(cells); side++) {
    const won = cells[DONE_COUNT + side]! >= objectivesToWin(cells);
    if (won !== (cells[ASK] === ASK_NOTHING && side === movingSide(cells))) return 'objectives';
    if (cells[DONE_COUNT + side]! > objectivesToWin(cells)) return 'objectives';
  }
  return undefined;
}

/** `advanced.choose`: who chooses has no objective, and there is something for everybody who chooses later. */
function wrongChoice(cells: Uint8Array): Wrong {
  const drawn = cells[DRAWN_COUNT]!;
  const first = cells[ASK] === ASK_KEEP_FIRST;
  if (!first && cells[ASK] !== ASK_KEEP) return drawn === 0 ? undefined : 'drawn';
  if (!isRed(cells) || drawn === 0) return 'drawn';
  if (cells[OBJECTIVE + sideOf(cells, cells[DECIDER]!)] !== NONE) return 'drawn';
  let waiting = 0;
  for (let side = 0; side < sidesOf(cells); side++) if (cells[OBJECTIVE + side] === NONE) waiting++;
  return first && cells[PILE_SIZE]! + drawn < waiting ? 'drawn' : undefined;
}

export function wrongObjectives(board: Board): Wrong {
  const { cells, words } = board;
  const wrong = wrongCards(cells) ?? wrongEnd(cells) ?? wrongChoice(cells);
  if (wrong !== undefined) return wrong;
  for (let side = 0; side < 4; side++) {
    const wrong = wrongSide(board, side);
    if (wrong !== undefined) return wrong;
  }
  for (let i = 0; i < 16; i++) if (words[RULED_OUT + i]! >>> cells[DECK_SIZE]! !== 0) return 'objectives';
  if (cells[ASK] === ASK_PLACE && (cells[PILE_SIZE] !== 0 || !isFresh(cells))) return 'objectives';
  return cells[ASK] === ASK_KEEP_FIRST && cells.subarray(DONE_COUNT, DONE_COUNT + 4).some((n) => n > 0)
    ? 'objectives'
    : undefined;
}

/** Nobody has an objective yet, or has completed one. */
const isFresh = (cells: Uint8Array): boolean =>
  cells.subarray(OBJECTIVE, OBJECTIVE + 4).every((card) => card === NONE) &&
  cells.subarray(DONE_COUNT, DONE_COUNT + 4).every((n) => n === 0);
