/** A board made from a view, and the cards that the viewer cannot place on it. */
import {
  ASK,
  type Board,
  CAMEL,
  CLOSING,
  COIN_STOCK,
  COINS,
  DEALT,
  DECIDER,
  DISCARD,
  DRAWN,
  ENDLESS,
  FIRST,
  GIVE_COUNT,
  GIVE_TO,
  HAND,
  HAND_SIZE,
  MARKET,
  NEXT,
  NOBODY,
  PILE_SIZE,
  PRESTIGE,
  PRESTIGE_STOCK,
  QUESTION_GOOD,
  QUESTION_HOLDER,
  RESULT,
  RESULT_INSTANT,
  RESULT_SCORED,
  SHANG,
  SHOP,
  STEPS,
  TOKEN,
  TOKENS,
  TURN,
} from './board.ts';
import { cardsOf } from './box.ts';
import { circleIndices } from './circle.ts';
import { clearBoard, layCircle } from './deal.ts';
import { rulingFlags } from './options.ts';
import { GOODS, type Good } from './types.ts';
import { ASKS, type View } from './view.ts';

export function addGoods(cells: Uint8Array, offset: number, goods: readonly Good[]): void {
  for (const good of goods) cells[offset + good]! += 1;
}

/** All that the viewer sees, their own cards included. */
export function boardFromView(board: Board, view: View): void {
  const cells = board.cells;
  clearBoard(board, view.players, rulingFlags(view.rulings));
  layCircle(cells, circleIndices(view.circle)!);
  view.market.forEach((good, space) => {
    cells[MARKET + space] = good ?? 0;
  });
  view.seats.forEach((seat, i) => {
    addGoods(cells, SHOP + i * 10, seat.shop);
    for (const { good, side } of seat.tokens) {
      cells[TOKEN + good] = i;
      cells[SHANG + good] = side === 'shang' ? 1 : 0;
    }
    cells[TOKENS + i] = seat.tokens.length;
    cells[COINS + i] = seat.coins;
    cells[PRESTIGE + i] = seat.prestige;
    cells[HAND_SIZE + i] = seat.handSize;
  });
  addGoods(cells, DISCARD, view.discards);
  cells[COIN_STOCK] = view.supply.coins ?? ENDLESS;
  cells[PRESTIGE_STOCK] = view.supply.prestige ?? ENDLESS;
  cells[CAMEL] = view.camel ?? 0;
  cells[PILE_SIZE] = view.pile;
  cells[FIRST] = view.firstPlayer ?? NOBODY;
  cells[TURN] = view.turn ?? 0;
  cells[ASK] = ASKS.indexOf(view.ask);
  cells[DECIDER] = view.toMove ?? view.turn ?? 0;
  cells[STEPS] = view.steps;
  cells[CLOSING] = view.closing ? 1 : 0;
  cells[NEXT] = view.next === null ? 0 : ASKS.indexOf(view.next);
  cells[GIVE_TO] = view.give?.to ?? 0;
  cells[GIVE_COUNT] = view.give?.count ?? 0;
  cells[QUESTION_GOOD] = view.question?.good ?? 0;
  cells[QUESTION_HOLDER] = view.question?.holder ?? 0;
  cells[RESULT] = view.result === null ? 0 : view.result === 'instant' ? RESULT_INSTANT : RESULT_SCORED;
  addGoods(cells, DRAWN, view.drawn.goods);
  if (view.seat === null) return;
  addGoods(cells, HAND + view.seat * 10, view.seats[view.seat]!.known);
  cells.set(view.dealt, DEALT + view.seat * 3);
}

/** Cards of this game that the viewer cannot place anywhere. */
export function unseenCards(view: View): Good[] {
  const { market, seats, discards, dealt, drawn, memory } = view;
  const placed = new Uint8Array(11);
  const note = (goods: Iterable<Good | null>): void => {
    for (const good of goods) if (good !== null) placed[good]! += 1;
  };
  for (const goods of [market, discards, dealt, drawn.goods, memory.unkept]) note(goods);
  for (const seat of seats) note(seat.shop);
  if (view.seat !== null) note(seats[view.seat]!.known);
  note(memory.cards.map((card) => (card & 15) as Good));
  for (const layer of memory.bottom) if (typeof layer !== 'number') note(layer);
  return GOODS.flatMap((good) => new Array<Good>(cardsOf(good, view.players) - placed[good]!).fill(good));
}

/** Seats that have not kept one of their three yet, the viewer's own apart. */
export function waitingToKeep(view: View): number[] {
  if (view.ask !== 'keep-dealt') return [];
  return view.seats.map((_, i) => i).filter((i) => i >= view.toMove! && i !== view.seat);
}
