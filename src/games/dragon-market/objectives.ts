/** Objectives: how they come into the hand, and what happens when one is completed. */
import { shuffle } from '../../lib/random.ts';
import {
  ASK,
  ASK_KEEP,
  ASK_MOVE,
  ASK_NEED_NOT,
  type Board,
  CARDS,
  DECIDER,
  DONE,
  DONE_COUNT,
  DRAWN,
  DRAWN_COUNT,
  GENERATOR,
  isRed,
  movingSide,
  NEED,
  NONE,
  OBJECTIVE,
  PILE,
  PILE_SIZE,
  PLAYERS,
  RULED_OUT,
  sideOf,
  sidesOf,
  TURN,
} from './board.ts';
import { BLUE_GOODS, RED_GOODS } from './deck.ts';
import { POWERS, type PowerId, SEATS, type Seat } from './types.ts';

/** The kinds on a card, as bits. */
export function goodsOn(cells: Uint8Array, card: number): number {
  const count = isRed(cells) ? RED_GOODS : BLUE_GOODS;
  let bits = 0;
  for (let i = 0; i < count; i++) bits |= 1 << cells[CARDS + card * 4 + i]!;
  return bits;
}

/** The seats of a side. */
export const seatsOf = (cells: Uint8Array, side: number): Seat[] =>
  SEATS.filter((seat) => seat < cells[PLAYERS]! && sideOf(cells, seat) === side);

/** The power of the card that a side has completed last; undefined where it has none. */
export function lastPower(cells: Uint8Array, side: number): PowerId | undefined {
  const count = cells[DONE_COUNT + side]!;
  if (count === 0 || !isRed(cells)) return undefined;
  return POWERS[cells[CARDS + cells[DONE + side * 4 + count - 1]! * 4 + RED_GOODS]!];
}

function drawCard(cells: Uint8Array): number {
  const size = cells[PILE_SIZE]! - 1;
  const card = cells[PILE + size]!;
  cells[PILE + size] = 0;
  cells[PILE_SIZE] = size;
  return card;
}

export function takeObjective({ cells, words }: Board, side: number, card: number): void {
  cells[OBJECTIVE + side] = card;
  words[NEED + side] = goodsOn(cells, card);
}

/** `setup.objective`: the top card, for all to see. */
export function takeBlue(board: Board, seat: number): void {
  const { cells } = board;
  const card = drawCard(cells);
  takeObjective(board, sideOf(cells, seat), card);
  board.log?.push({ type: 'objective-taken', rule: 'setup.objective', seat: seat as Seat, card });
}

/** `advanced.choose`: two from the pile, or three; who draws now knows that nobody has them as objective. */
export function draw(board: Board, seat: number, count: number): void {
  const { cells, words } = board;
  const side = sideOf(cells, seat);
  const drawn = Math.min(count, cells[PILE_SIZE]!);
  let bits = 0;
  for (let i = 0; i < drawn; i++) {
    cells[DRAWN + i] = drawCard(cells);
    bits |= 1 << cells[DRAWN + i]!;
  }
  cells[DRAWN_COUNT] = drawn;
  for (let other = sidesOf(cells) - 1; other >= 0; other--) {
    words[RULED_OUT + other * 4 + side] = 0;
    if (other !== side && cells[OBJECTIVE + other] !== NONE) words[RULED_OUT + side * 4 + other]! |= bits;
  }
  board.log?.push({
    type: 'drew',
    rule: 'advanced.choose',
    seat: seat as Seat,
    side: seatsOf(cells, side),
    count: drawn,
    cards: [...cells.subarray(DRAWN, DRAWN + drawn)],
  });
}

/** Keeps one of the drawn; the others are shuffled back. */
export function keepOne(board: Board, card: number): void {
  const { cells } = board;
  const side = sideOf(cells, cells[DECIDER]!);
  const back: number[] = [];
  for (let i = 0; i < cells[DRAWN_COUNT]!; i++) {
    if (cells[DRAWN + i] !== card) {
      cells[PILE + cells[PILE_SIZE]!] = cells[DRAWN + i]!;
      cells[PILE_SIZE]! += 1;
      back.push(cells[DRAWN + i]!);
    }
    cells[DRAWN + i] = 0;
  }
  cells[DRAWN_COUNT] = 0;
  shuffle(cells, PILE, cells[PILE_SIZE]!, board.words, GENERATOR);
  takeObjective(board, side, card);
  const seat = cells[DECIDER] as Seat;
  board.log?.push({ type: 'kept', rule: 'advanced.choose', seat, side: seatsOf(cells, side), card, back });
}

export function keep(board: Board, card: number): void {
  const { cells } = board;
  keepOne(board, card);
  cells[ASK] = lastPower(cells, movingSide(cells)) === 'fewer' ? ASK_NEED_NOT : ASK_MOVE;
}

/** `power.fewer`. */
export function needNot(board: Board, kind: number): void {
  const { cells, words } = board;
  const side = movingSide(cells);
  words[NEED + side]! &= ~(1 << kind);
  cells[ASK] = ASK_MOVE;
  board.log?.push({
    type: 'waived',
    rule: 'power.fewer',
    seat: cells[TURN] as Seat,
    side: seatsOf(cells, side),
    kind,
  });
}

/** The next objective of the mover's side, and on with the turn. */
export function nextObjective(board: Board): void {
  const { cells } = board;
  const seat = cells[TURN]!;
  cells[ASK] = ASK_MOVE;
  if (cells[PILE_SIZE] === 0) {
    board.log?.push({ type: 'no-objective', rule: 'goods.deliver', seat: seat as Seat });
  } else if (isRed(cells)) {
    draw(board, seat, lastPower(cells, movingSide(cells)) === 'three' ? 3 : 2);
    cells[ASK] = ASK_KEEP;
  } else takeBlue(board, seat);
}
