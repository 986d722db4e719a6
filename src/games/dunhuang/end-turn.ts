/** The last two steps of a turn: won at once or not, then the refill; and the end of the game. */
import {
  ASK,
  ASK_CAMEL,
  ASK_NOTHING,
  type Board,
  CAMEL,
  CLOSING,
  DECIDER,
  drawCard,
  FIRST,
  HAND,
  MARKET,
  PILE_SIZE,
  PLAYERS,
  RESULT,
  RESULT_INSTANT,
  RESULT_SCORED,
  RULING_END_TRIGGER,
  STEPS,
  TOKENS,
  TURN,
} from './board.ts';
import { GOODS_TO_WIN, tokensToWin } from './box.ts';
import type { Good, Seat, Space } from './types.ts';

/** `turn.win`: enough tokens in the shop, and four different goods in hand. */
export function winsNow(cells: Uint8Array, seat: number): boolean {
  if (cells[TOKENS + seat]! < tokensToWin(cells[PLAYERS]!)) return false;
  let different = 0;
  for (let good = 1; good <= 10; good++) if (cells[HAND + seat * 10 + good]! > 0) different++;
  return different >= GOODS_TO_WIN;
}

/** Fills the market from the camel's space on. False where the pile ran short. */
function refill(board: Board): boolean {
  const cells = board.cells;
  for (let i = 0; i < 8; i++) {
    const space = (cells[CAMEL]! + i) & 7;
    if (cells[MARKET + space] !== 0) continue;
    if (cells[PILE_SIZE] === 0) return false;
    const good = drawCard(cells);
    cells[MARKET + space] = good;
    board.log?.push({
      type: 'refilled',
      rule: 'turn.refill',
      seat: cells[TURN] as Seat,
      space: space as Space,
      good: good as Good,
    });
  }
  return true;
}

function finish(board: Board, result: number): void {
  board.cells[ASK] = ASK_NOTHING;
  board.cells[RESULT] = result;
}

export function endTurn(board: Board): void {
  const cells = board.cells;
  const seat = cells[TURN] as Seat;
  if (winsNow(cells, seat)) {
    finish(board, RESULT_INSTANT);
    board.log?.push({ type: 'won', rule: 'turn.win', seat });
    return;
  }
  const full = refill(board);
  const short = !full || (cells[RULING_END_TRIGGER] === 1 && cells[PILE_SIZE] === 0);
  if (short && cells[CLOSING] === 0) {
    cells[CLOSING] = 1;
    board.log?.push({ type: 'ran-short', rule: full ? 'endTrigger' : 'end.trigger', seat });
  }
  const players = cells[PLAYERS]!;
  const next = seat + 1 === players ? 0 : seat + 1;
  if (cells[CLOSING] === 1 && next === cells[FIRST]) {
    finish(board, RESULT_SCORED);
    board.log?.push({ type: 'game-ended', rule: 'end.trigger', seat });
    return;
  }
  cells[TURN] = cells[DECIDER] = next;
  cells[STEPS] = 0;
  cells[ASK] = ASK_CAMEL;
  board.log?.push({ type: 'turn-ended', rule: 'turn.refill', seat, next: next as Seat });
}
