/** What may be told from a view of how a game stands: who could win next, and what nobody has shown yet. */
import { playMove } from './act.ts';
import {
  ASK,
  ASK_CAMEL,
  ASK_END,
  ASK_NOTHING,
  type Board,
  copyBoard,
  createBoard,
  DECIDER,
  DRAWN,
  HAND,
  HAND_SIZE,
  PILE_SIZE,
  STEPS,
  TURN,
} from './board.ts';
import { isBoard } from './board-check.ts';
import { tokensToWin } from './box.ts';
import { winsNow } from './end-turn.ts';
import { InvalidInput } from './errors.ts';
import { goodOf, handZone, zonesOf } from './known-cards.ts';
import { listMoves } from './legal.ts';
import { MOST_MOVES } from './packed.ts';
import { isSeat, reading } from './plain.ts';
import { type Good, type Seat, SPACES } from './types.ts';
import type { View } from './view.ts';
import { boardFromView, unseenCards } from './view-board.ts';
import { readView } from './view-read.ts';

/** A turn brings two cards into a shop at most: the good that is taken, and one by a character's help. */
const MOST_TOKENS_IN_A_TURN = 2;

/** Camel, good, its token, bonus, its token, and that nothing is left to do. */
const DEPTH = 8;

interface Step {
  readonly board: Board;
  readonly moves: Int32Array;
}

/** One for each depth, made when somebody first asks. */
const steps: Step[] = [];
function stepAt(depth: number): Step {
  steps[depth] ??= { board: createBoard(), moves: new Int32Array(MOST_MOVES) };
  return steps[depth];
}

/** Whether some way through the rest of this turn ends with a win. Whoever is asked answers as it suits the seat. */
function winsSomehow(depth: number, seat: Seat): boolean {
  const { board, moves } = stepAt(depth);
  const ask = board.cells[ASK]!;
  if (ask === ASK_END) return winsNow(board.cells, seat);
  if (ask === ASK_NOTHING || depth + 1 === DEPTH) return false;
  const listed = listMoves(board, moves);
  const next = stepAt(depth + 1).board;
  // Round the circle once more costs coins and leads nowhere else.
  const count = ask === ASK_CAMEL ? Math.min(listed, SPACES.length) : listed;
  for (let i = 0; i < count; i++) {
    copyBoard(board, next);
    playMove(next, moves[i]!);
    if (winsSomehow(depth + 1, seat)) return true;
  }
  return false;
}

/** Whether the seat has a turn before the game is over, the one that is on included. */
function playsAgain({ closing, turn, firstPlayer, players }: View, seat: Seat): boolean {
  if (!closing) return true;
  for (let at = turn!; at !== seat; at = ((at + 1) % players) as Seat) {
    if ((at + 1) % players === firstPlayer) return false;
  }
  return true;
}

/** Cards that were seen and lie in that hand or elsewhere since. */
const perhapsIn = ({ memory }: View, seat: Seat): Good[] =>
  memory.cards
    .filter((card) => zonesOf(card) !== handZone(seat) && (zonesOf(card) & handZone(seat)) !== 0)
    .map(goodOf);

/**
 * Hands that the seat could have, as far as they can make a difference: cards that nobody has seen are as different as can be,
 * and each good that one of them could be is one of them once.
 */
function possibleHands(view: View, seat: Seat): Good[][] {
  const { known, handSize } = view.seats[seat]!;
  const hidden = handSize - known.length;
  if (hidden <= 0) return [[...known]];
  const possible = [...new Set([...unseenCards(view), ...perhapsIn(view, seat)])];
  const fresh = possible.filter((good) => !known.includes(good));
  const onSale = (good: Good): number => (view.market.includes(good) ? 1 : 0);
  // What lies in the market can be had from there: better to have something else.
  const best = [
    ...fresh.sort((a, b) => onSale(a) - onSale(b)),
    ...possible.filter((one) => !fresh.includes(one)),
  ];
  const filled = (cards: readonly Good[]): Good[] => [...known, ...cards.slice(0, hidden)];
  return [best, ...possible.map((good) => [good, ...best.filter((other) => other !== good)])].map(filled);
}

/** The table as the turn of that seat finds it. What it could only draw or be given does not count. */
function layTurn(board: Board, view: View, seat: Seat, hand: readonly Good[]): void {
  boardFromView(board, view);
  const { cells } = board;
  for (let other = 0; other < view.players; other++) {
    cells.fill(0, HAND + other * 10 + 1, HAND + other * 10 + 11);
    cells[HAND_SIZE + other] = 0;
  }
  for (const good of hand) cells[HAND + seat * 10 + good]! += 1;
  cells[HAND_SIZE + seat] = hand.length;
  cells[PILE_SIZE] = 0;
  cells.fill(0, DRAWN + 1, DRAWN + 11);
  if (view.turn !== seat) {
    cells[TURN] = cells[DECIDER] = seat;
    cells[ASK] = ASK_CAMEL;
    cells[STEPS] = 0;
  }
  if (!isBoard(cells)) throw new InvalidInput('view');
}

/** Set-up and the end have no next turn, and in the middle of an exchange nobody can tell. */
const canBeForeseen = ({ ask, turn }: View, seat: Seat): boolean =>
  !['keep-dealt', 'place-camel', 'over'].includes(ask) &&
  !(turn === seat && (ask === 'give' || ask === 'keep-drawn'));

/** Whether that seat could win at its next turn, or the one it is in, as far as the viewer knows. Throws InvalidInput. */
export function couldWin(view: View, seat: Seat): boolean {
  const seen = readView(view);
  if (!isSeat(seat, seen.players)) throw new InvalidInput('seat');
  const missing = tokensToWin(seen.players) - seen.seats[seat]!.tokens.length;
  if (!canBeForeseen(seen, seat) || missing > MOST_TOKENS_IN_A_TURN || !playsAgain(seen, seat)) return false;
  return reading(
    () =>
      possibleHands(seen, seat).some((hand) => {
        layTurn(stepAt(0).board, seen, seat, hand);
        return winsSomehow(0, seat);
      }),
    () => new InvalidInput('view'), // cards that are nowhere, or more than there are
  );
}

/** Cards that the viewer has seen nowhere yet, ascending. Throws InvalidInput. */
export function unseenGoods(view: View): Good[] {
  const seen = readView(view);
  return reading(
    () => unseenCards(seen),
    () => new InvalidInput('view'),
  );
}

/** What the viewer knows of a hand. */
export interface HandOutlook {
  readonly seen: readonly Good[]; // lie there for sure, ascending
  readonly perhaps: readonly Good[]; // were seen, and lie there or have gone on unseen
  readonly unknown: number; // cards, some of which may be those
}

/** What the viewer knows of that seat's hand; of one's own, all of it. Throws InvalidInput. */
export function handOf(view: View, seat: Seat): HandOutlook {
  const read = readView(view);
  if (!isSeat(seat, read.players)) throw new InvalidInput('seat');
  const { known, handSize } = read.seats[seat]!;
  const unknown = handSize - known.length;
  if (unknown < 0) throw new InvalidInput('view');
  return { seen: known, perhaps: unknown > 0 ? perhapsIn(read, seat) : [], unknown };
}
