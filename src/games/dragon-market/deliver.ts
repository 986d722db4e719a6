/** What happens when an objective is completed. */
import { kindsIn } from './bit-set.ts';
import {
  ASK,
  ASK_NOTHING,
  ASK_TAKE_COIN,
  BECAUSE,
  type Board,
  DONE,
  DONE_COUNT,
  GOODS,
  movingSide,
  NEED,
  NONE,
  OBJECTIVE,
  OWED,
  objectivesToWin,
  POWER,
  TURN,
} from './board.ts';
import { collect } from './coins.ts';
import { isHome } from './heirs.ts';
import { lastPower, nextObjective, seatsOf } from './objectives.ts';
import { POWERS, type Seat } from './types.ts';

const POWER_COINS = 3;
const BECAUSE_POWER = 1;

/** `advanced.power`: the card's power is the side's from now on. */
function winPower(board: Board, side: number): void {
  const { cells, words } = board;
  const power = lastPower(cells, side);
  if (power === undefined) return;
  words[POWER + side]! |= 1 << POWERS.indexOf(power);
  board.log?.push({ type: 'power-won', rule: 'advanced.power', seat: cells[TURN] as Seat, power });
}

/** `advanced.once`: what comes at once comes now, coins before all else. */
function goOn(board: Board, side: number): void {
  const { cells } = board;
  if (lastPower(cells, side) === 'coins') cells[OWED] = POWER_COINS;
  if (collect(board, 'power.coins')) nextObjective(board);
  else {
    cells[ASK] = ASK_TAKE_COIN;
    cells[BECAUSE] = BECAUSE_POWER;
  }
}

/** `goods.deliver`: done at once, when all goods are there and an heir of the side is home. */
export function deliver(board: Board): void {
  const { cells, words } = board;
  const side = movingSide(cells);
  const card = cells[OBJECTIVE + side]!;
  if (card === NONE || words[NEED + side] !== 0) return;
  const seat = cells[TURN] as Seat;
  if (!isHome(cells, seat) && !seatsOf(cells, side).some((one) => isHome(cells, one))) return;
  const done = cells[DONE_COUNT + side]!;
  cells[DONE + side * 4 + done] = card;
  cells[DONE_COUNT + side] = done + 1;
  cells[OBJECTIVE + side] = NONE;
  const goods = kindsIn(words[GOODS + side]!);
  words[GOODS + side] = 0;
  board.log?.push({ type: 'delivered', rule: 'goods.deliver', seat, card, goods, done: done + 1 });
  winPower(board, side);
  if (done + 1 >= objectivesToWin(cells)) {
    cells[ASK] = ASK_NOTHING;
    board.log?.push({ type: 'won', rule: 'end.win', seat, winners: seatsOf(cells, side) });
  } else goOn(board, side);
}
