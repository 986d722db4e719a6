/** A board laid out as a position says. Whether it is one that play can lead to, `board-check.ts` sees. */
import { bitsOf } from './bit-set.ts';
import {
  ASK,
  ASK_KEEP,
  ASK_MOVE,
  ASK_NEED_NOT,
  ASK_NOTHING,
  ASK_ROLL,
  ASK_TAKE_COIN,
  AT,
  BECAUSE,
  type Board,
  CARDS,
  COINS,
  DECIDER,
  DIE,
  DONE,
  DONE_COUNT,
  DRAWN,
  DRAWN_COUNT,
  FIRST,
  GOODS,
  HEADING,
  HEIR,
  isRed,
  KIND,
  LEFT,
  movingSide,
  NEED,
  NONE,
  OBJECTIVE,
  OWED,
  objectivesToWin,
  PAID,
  PILE,
  PILE_SIZE,
  POINTS,
  POWER,
  STOCK,
  TURN,
  USED,
} from './board.ts';
import { placeOf } from './chart.ts';
import { clearBoard } from './deal.ts';
import { RED_GOODS } from './deck.ts';
import { wishesOf } from './options.ts';
import type { Position } from './position.ts';
import type { BoatWords, SideWords } from './read.ts';
import { HEADINGS, POWERS } from './types.ts';

export const ASKS: Readonly<Record<Position['phase'], number>> = {
  keep: ASK_KEEP,
  'need-not': ASK_NEED_NOT,
  roll: ASK_ROLL,
  move: ASK_MOVE,
  'take-coin': ASK_TAKE_COIN,
};

export function putBoat(cells: Uint8Array, boat: number, { at, heading, piles }: BoatWords): void {
  cells[AT + boat] = placeOf(at);
  cells[HEADING + boat] = HEADINGS.indexOf(heading);
  piles.forEach(({ kind, left }, pile) => {
    cells[KIND + boat * 2 + pile] = kind;
    cells[LEFT + boat * 2 + pile] = left;
  });
}

export function putSide({ cells, words }: Board, side: number, told: SideWords): void {
  cells[COINS + side] = told.coins;
  cells[STOCK]! -= told.coins;
  cells[OBJECTIVE + side] = told.objective ?? NONE;
  cells[DONE_COUNT + side] = told.done.length;
  cells.set(told.done, DONE + side * 4);
  words[GOODS + side] = bitsOf(told.goods);
  words[NEED + side] = bitsOf(told.need);
  if (isRed(cells))
    words[POWER + side] = bitsOf(told.done.map((card) => cells[CARDS + card * 4 + RED_GOODS]!));
}

/** Objectives, top first. */
export function putPile(cells: Uint8Array, pile: readonly number[]): void {
  cells.set([...pile].reverse(), PILE);
  cells[PILE_SIZE] = pile.length;
}

/** A position's turn without the bay it is played in. */
type Turn = Omit<Position, 'players' | 'rulings' | 'deck' | 'boats' | 'heirs' | 'sides' | 'pile'>;

export function putTurn({ cells, words }: Board, told: Turn): void {
  const { dice = [0, 0], drawn = [], used = [] } = told;
  cells[FIRST] = told.firstPlayer;
  cells[TURN] = told.toMove;
  cells[DECIDER] = told.toMove;
  cells[ASK] = ASKS[told.phase];
  cells.set(dice, DIE);
  cells[POINTS] = told.points ?? 0;
  cells[PAID] = told.paid ?? 0;
  cells.set(drawn, DRAWN);
  cells[DRAWN_COUNT] = drawn.length;
  words[USED] = bitsOf(used.map((power) => POWERS.indexOf(power)));
  cells[OWED] = told.owed ?? 0;
  cells[BECAUSE] = told.because === 'power' ? 1 : 0;
}

export function layOut(board: Board, position: Position): void {
  const { cells } = board;
  clearBoard(board, wishesOf(position));
  position.boats.forEach((boat, i) => {
    putBoat(cells, i, boat);
  });
  cells.set(position.heirs.map(placeOf), HEIR);
  position.sides.forEach((side, i) => {
    putSide(board, i, side);
  });
  putPile(cells, position.pile);
  putTurn(board, position);
  if (cells[ASK] === ASK_MOVE && cells[DONE_COUNT + movingSide(cells)]! >= objectivesToWin(cells)) {
    cells[ASK] = ASK_NOTHING;
  }
}
