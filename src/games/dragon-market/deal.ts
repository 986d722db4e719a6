/** The set-up, as far as it is not the players' own. */
import { shuffle } from '../../lib/random.ts';
import {
  ASK,
  ASK_KEEP_FIRST,
  ASK_PLACE,
  type Board,
  CARDS,
  COINS,
  DECIDER,
  DECK_SIZE,
  FIRST,
  GENERATOR,
  HEIR,
  isRed,
  KIND,
  LEFT,
  NONE,
  OBJECTIVE,
  PILE,
  PILE_SIZE,
  PLAYERS,
  RULING,
  RULING_LAYOUT,
  randomBelow,
  SEEN,
  STOCK,
  sideOf,
  sidesOf,
  TURN,
} from './board.ts';
import { fits, layBoat } from './boats.ts';
import { emptyChart, PLACES, pontoonOf } from './chart.ts';
import { draw, keepOne, takeBlue } from './objectives.ts';
import { beginTurn } from './turn.ts';
import { ALL_COINS, BOATS, HEADINGS, KINDS, type Seat, TOKENS_OF_A_KIND } from './types.ts';

/** What a game is made of besides chance. */
export interface Wishes {
  readonly players: number;
  readonly rulings: readonly number[];
  readonly cards: readonly (readonly number[])[]; // four numbers each; a red one's power is the fourth
}

/** An empty bay, with heirs on their pontoons (`setup.heirs`) and all coins in the stock; only chance is as it was. */
export function clearBoard({ cells, chart }: Board, { players, rulings, cards }: Wishes): void {
  cells.fill(0, (GENERATOR + 4) * 4, SEEN);
  chart.set(emptyChart(players));
  cells[PLAYERS] = players;
  cells.set(rulings, RULING);
  cells[DECK_SIZE] = cards.length;
  cards.forEach((card, i) => {
    cells.set(card, CARDS + i * 4);
  });
  for (let seat = 0; seat < players; seat++) cells[HEIR + seat] = pontoonOf(players, seat);
  cells.fill(NONE, OBJECTIVE, OBJECTIVE + 4);
  cells[STOCK] = ALL_COINS;
}

/** `setup.first`, `setup.coins`: who begins has none, the next one more and so on; a team's go into one purse. */
function seatPlayers(board: Board, first: number): void {
  const { cells } = board;
  const players = cells[PLAYERS]!;
  cells[FIRST] = first;
  for (let n = 0; n < players; n++) {
    cells[COINS + sideOf(cells, (first + n) % players)]! += n;
    cells[STOCK]! -= n;
  }
}

/** `layout`: every boat anywhere it fits. Nine boats leave room for the tenth, so there is always a place to be found. */
function drawLayout(board: Board): void {
  for (let boat = 0; boat < BOATS; boat++) {
    let at = 0;
    let heading = 0;
    do {
      at = PLACES[randomBelow(board, PLACES.length)]!;
      heading = randomBelow(board, HEADINGS.length);
    } while (!fits(board.chart, boat, at, heading));
    layBoat(board, boat, at, heading);
  }
}

/** `setup.goods`: two tokens of a kind on each pile, every kind once. */
function layGoods(board: Board): void {
  const { cells } = board;
  for (let kind = 0; kind < KINDS; kind++) cells[KIND + kind] = kind;
  shuffle(cells, KIND, KINDS, board.words, GENERATOR);
  cells.fill(TOKENS_OF_A_KIND, LEFT, LEFT + KINDS);
}

/** What follows when all boats lie: goods, objectives, and the first turn. */
export function afterBoats(board: Board): void {
  const { cells } = board;
  layGoods(board);
  for (let card = 0; card < cells[DECK_SIZE]!; card++) cells[PILE + card] = card;
  cells[PILE_SIZE] = cells[DECK_SIZE]!;
  shuffle(cells, PILE, cells[PILE_SIZE]!, board.words, GENERATOR);
  const first = cells[FIRST]!;
  board.log?.push({ type: 'goods-laid', rule: 'setup.goods', seat: first as Seat });
  if (isRed(cells)) {
    askToKeep(board, first);
    return;
  }
  for (let n = 0; n < sidesOf(cells); n++) takeBlue(board, (first + n) % cells[PLAYERS]!);
  beginTurn(board, first);
}

function askToKeep(board: Board, seat: number): void {
  const { cells } = board;
  cells[ASK] = ASK_KEEP_FIRST;
  cells[DECIDER] = seat;
  draw(board, seat, 2);
}

/** `advanced.choose`: one side after another, from the first player's on. */
export function keepFirst(board: Board, card: number): void {
  const { cells } = board;
  keepOne(board, card);
  const next = (cells[DECIDER]! + 1) % cells[PLAYERS]!;
  if (cells[OBJECTIVE + sideOf(cells, next)] === NONE) askToKeep(board, next);
  else beginTurn(board, cells[FIRST]!);
}

/** A new game; `first` is who begins, NONE to draw it. */
export function deal(board: Board, wishes: Wishes, first: number): void {
  const { cells } = board;
  clearBoard(board, wishes);
  seatPlayers(board, first === NONE ? randomBelow(board, wishes.players) : first);
  cells[TURN] = cells[FIRST]!;
  if (cells[RULING_LAYOUT] === 0) {
    drawLayout(board);
    afterBoats(board);
  } else {
    cells[ASK] = ASK_PLACE;
    cells[DECIDER] = cells[FIRST]!;
  }
}
