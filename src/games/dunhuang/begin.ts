/** `setup.*` after the deal: each seat keeps one of three, then the last player places the camel. */
import {
  ASK,
  ASK_CAMEL,
  ASK_PLACE_CAMEL,
  addToHand,
  type Board,
  CAMEL,
  DEALT,
  DECIDER,
  FIRST,
  NOBODY,
  PLAYERS,
  randomBelow,
  TURN,
} from './board.ts';
import type { Good, Seat, Space } from './types.ts';

/** Set-up: the seats keep one after another; then the first player is drawn. */
export function keepDealt(board: Board, good: number): void {
  const cells = board.cells;
  const seat = cells[DECIDER]!;
  addToHand(cells, seat, good);
  if (board.log !== null) {
    const dealt = Array.from(cells.subarray(DEALT + seat * 3, DEALT + seat * 3 + 3)) as Good[];
    dealt.splice(dealt.indexOf(good as Good), 1);
    board.log.push({
      type: 'kept',
      rule: 'setup.hand',
      seat: seat as Seat,
      good: good as Good,
      unkept: dealt,
    });
  }
  cells.fill(0, DEALT + seat * 3, DEALT + seat * 3 + 3);
  if (seat + 1 < cells[PLAYERS]!) {
    cells[DECIDER] = seat + 1;
    return;
  }
  const drawn = randomBelow(board, cells[PLAYERS]!);
  if (cells[FIRST] === NOBODY) cells[FIRST] = drawn;
  cells[ASK] = ASK_PLACE_CAMEL;
  cells[DECIDER] = (cells[FIRST]! + cells[PLAYERS]! - 1) % cells[PLAYERS]!;
  board.log?.push({ type: 'first-player', rule: 'setup.camel', seat: cells[FIRST] as Seat });
}

export function placeCamel(board: Board, space: number): void {
  const cells = board.cells;
  board.log?.push({
    type: 'camel-placed',
    rule: 'setup.camel',
    seat: cells[DECIDER] as Seat,
    space: space as Space,
  });
  cells[CAMEL] = space;
  cells[TURN] = cells[DECIDER] = cells[FIRST]!;
  cells[ASK] = ASK_CAMEL;
}
