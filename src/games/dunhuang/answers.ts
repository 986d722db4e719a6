/** What somebody is asked in the middle of a turn, answered: which card, which gift, which token. */
import { shuffle } from '../../lib/random.ts';
import {
  ASK,
  ASK_END,
  addToHand,
  type Board,
  CAMEL,
  CIRCLE,
  COINS,
  DECIDER,
  DRAWN,
  GENERATOR,
  GIVE_COUNT,
  MOST_HELD,
  NEXT,
  PILE,
  PILE_SIZE,
  QUESTION_GOOD,
  QUESTION_HOLDER,
  TURN,
} from './board.ts';
import { gainPrestige } from './characters/character.ts';
import { askToGive, byMerchant, handOver, opponentGives } from './characters/give.ts';
import { DECLINES, MAY_PAY, noteMissed, PRICE, protectToken, ruleOf, TIE, takeToken } from './majority.ts';
import { DECLINE, PAY, PROTECT } from './packed.ts';
import type { RuleId } from './rules.ts';
import { CHARACTERS, type Good, type Seat } from './types.ts';

/** Interpreter, Diplomat: one drawn card into the hand, the rest under the pile in random order. */
export function keepDrawn(board: Board, good: number): void {
  const cells = board.cells;
  const seat = cells[TURN]!;
  cells[DRAWN + good]! -= 1;
  addToHand(cells, seat, good);
  let rest = 0;
  for (let other = 1; other <= 10; other++) rest += cells[DRAWN + other]!;
  cells.copyWithin(PILE + rest, PILE, PILE + cells[PILE_SIZE]!);
  let at = PILE;
  for (let other = 1; other <= 10; other++) {
    for (let i = cells[DRAWN + other]!; i > 0; i--) cells[at++] = other;
    cells[DRAWN + other] = 0;
  }
  if (board.log !== null) {
    const rule: RuleId = `character.${CHARACTERS[cells[CIRCLE + cells[CAMEL]!]!]!}`;
    const goods = Array.from(cells.subarray(PILE, PILE + rest)) as Good[];
    board.log.push({ type: 'drawn-kept', rule, seat: seat as Seat, good: good as Good });
    if (rest > 0) board.log.push({ type: 'buried', rule, seat: seat as Seat, count: rest, goods });
  }
  shuffle(cells, PILE, rest, board.words, GENERATOR);
  cells[PILE_SIZE]! += rest;
  cells[ASK] = ASK_END;
}

/** Merchant, Trader: the chosen cards change hands; the seat in turn gives back what it got. */
export function give(board: Board, first: number, second: number): void {
  const cells = board.cells;
  handOver(board, first, second);
  if (opponentGives(cells)) {
    askToGive(cells, cells[TURN]!, cells[DECIDER]!, cells[GIVE_COUNT]!);
    return;
  }
  cells[ASK] = ASK_END;
  if (byMerchant(cells)) gainPrestige(board, 1, 'character.merchant');
}

/** Manichean: protect or yield. Buddhist: pay or decline. Then the turn goes on. */
export function answer(board: Board, kind: number): void {
  const cells = board.cells;
  const good = cells[QUESTION_GOOD]!;
  const holder = cells[QUESTION_HOLDER]!;
  const seat = cells[TURN]!;
  cells[ASK] = cells[NEXT]!;
  cells[DECIDER] = seat;
  if (kind === PROTECT) protectToken(board, good, holder);
  else if (kind === DECLINE) noteMissed(board, good, DECLINES);
  else {
    if (kind === PAY) {
      cells[COINS + seat]! -= PRICE;
      cells[COINS + holder] = Math.min(cells[COINS + holder]! + PRICE, MOST_HELD);
      board.log?.push({
        type: 'paid',
        rule: ruleOf(MAY_PAY),
        seat: seat as Seat,
        to: holder as Seat,
        count: PRICE,
      });
    }
    takeToken(board, good, TIE);
  }
}
