/**
 * Who gets a majority token, and by which rule: the one place that knows. The engine asks the `judge` functions with
 * plain numbers while it plays; the tracker asks `settleToken` with the shops as they lie. Both cite `ruleOf`.
 */
import {
  ASK,
  ASK_PAY,
  ASK_PROTECT,
  type Board,
  BUDDHIST,
  COINS,
  DECIDER,
  NEXT,
  NOBODY,
  PLAYERS,
  QUESTION_GOOD,
  QUESTION_HOLDER,
  RULING_EMPTY_COLLECTION,
  RULING_MANICHEAN,
  RULING_MIDDLE_TOKEN,
  SHANG,
  SHOP,
  TOKEN,
  TOKENS,
  TURN,
} from './board.ts';
import type { Religion } from './religions.ts';
import type { RuleId } from './rules.ts';
import type { Good, Seat } from './types.ts';

/** What protects a token that shows 商 against a tie. */
export const UNPROTECTED = 0;
export const ASKS_HOLDER = 1; // Manichean: the holder may protect
export const ALWAYS_PROTECTS = 2; // Manichean under manichean: always
export const ASKS_TAKER = 3; // Buddhist: the taker may pay

export const PRICE = 2; // coins, Buddhist

/** Verdicts, and the rule that each rests on. */
export const FEWER = 0;
export const FREE = 1;
export const MORE = 2;
export const TIE = 3;
export const MAY_PROTECT = 4;
export const PROTECTS = 5;
export const MAY_PAY = 6;
export const CANNOT_PAY = 7;
export const OWN = 8; // who places has it already
export const FEWER_THAN_ANOTHER = 9; // it lies in the middle, and another shows more
export const DECLINES = 10; // who may pay does not
export const KEEPS = 11;
export const RETURNS_BEATEN = 12;
export const RETURNS_EMPTY = 13;
export const NOT_HELD = 14; // the card left the shop of somebody else

const RULE_OF: readonly RuleId[] = [
  'majority.take',
  'majority.take',
  'majority.take',
  'majority.take',
  'token.shang',
  'ruling.consumed',
  'token.shang',
  'ruling.cannot-pay',
  'ruling.own',
  'middleToken',
  'token.shang',
  'majority.lose',
  'majority.lose',
  'emptyCollection',
  'majority.lose',
];

/** The rule to cite for a verdict. */
export const ruleOf = (verdict: number): RuleId => RULE_OF[verdict]!;

/** … and for who turns a token to 商. */
export const turningRule = (id: Religion): RuleId => `character.${id}`;

/** `majority.take`, the token lying in the middle: `own` cards against the `most` that another shows. */
export const judgeMiddle = (own: number, most: number, leadersOnly: boolean): number =>
  leadersOnly && own < most ? FEWER_THAN_ANOTHER : FREE;

/** `majority.take`, the token lying with another: `own` cards against the holder's `held`. */
export function judgePlacing(own: number, held: number, protection: number, coins: number): number {
  if (own > held) return MORE;
  if (own < held) return FEWER;
  if (protection === UNPROTECTED) return TIE;
  if (protection === ASKS_HOLDER) return MAY_PROTECT;
  if (protection === ALWAYS_PROTECTS) return PROTECTS;
  return coins < PRICE ? CANNOT_PAY : MAY_PAY;
}

/** `majority.lose`: the holder shows `own` after a card left, another at most `most`. */
export function judgeRemoving(own: number, most: number, keepsEmpty: boolean): number {
  if (most > own) return RETURNS_BEATEN;
  return own === 0 && !keepsEmpty ? RETURNS_EMPTY : KEEPS;
}

/** The most cards of a good in any shop but `seat`'s. */
function mostElsewhere(cells: Uint8Array, seat: number, good: number): number {
  let most = 0;
  for (let other = 0; other < cells[PLAYERS]!; other++) {
    const count = cells[SHOP + other * 10 + good]!;
    if (other !== seat && count > most) most = count;
  }
  return most;
}

function protectionOf(cells: Uint8Array, good: number): number {
  if (cells[SHANG + good] === 0) return UNPROTECTED;
  if (cells[BUDDHIST] === 1) return ASKS_TAKER;
  return cells[RULING_MANICHEAN] === 1 ? ALWAYS_PROTECTS : ASKS_HOLDER;
}

/** Moves a token to the seat in turn, number side up. */
export function takeToken(board: Board, good: number, verdict: number): void {
  const cells = board.cells;
  const seat = cells[TURN]!;
  const from = cells[TOKEN + good]!;
  if (from !== NOBODY) cells[TOKENS + from]! -= 1;
  cells[TOKEN + good] = seat;
  cells[SHANG + good] = 0;
  cells[TOKENS + seat]! += 1;
  board.log?.push({
    type: 'token-taken',
    rule: ruleOf(verdict),
    seat: seat as Seat,
    good: good as Good,
    from: from === NOBODY ? null : (from as Seat),
    by: verdict === FREE ? 'free' : verdict === MORE ? 'more' : 'tie',
  });
}

function askAbout(board: Board, good: number, holder: number, question: 'protect' | 'pay'): void {
  const cells = board.cells;
  const turn = cells[TURN] as Seat;
  const asked = question === 'protect' ? (holder as Seat) : turn;
  cells[NEXT] = cells[ASK]!;
  cells[ASK] = question === 'protect' ? ASK_PROTECT : ASK_PAY;
  cells[DECIDER] = asked;
  cells[QUESTION_GOOD] = good;
  cells[QUESTION_HOLDER] = holder;
  const other = asked === turn ? (holder as Seat) : turn;
  const rule = ruleOf(question === 'protect' ? MAY_PROTECT : MAY_PAY);
  board.log?.push({ type: 'asked', rule, seat: asked, question, good: good as Good, other });
}

/** The holder keeps the token; the protection is used up. */
export function protectToken(board: Board, good: number, holder: number): void {
  board.cells[SHANG + good] = 0;
  board.log?.push({
    type: 'token-protected',
    rule: ruleOf(PROTECTS),
    seat: holder as Seat,
    good: good as Good,
    taker: board.cells[TURN] as Seat,
  });
}

/**
 * The seat in turn has just added a card to its shop. ASK already says what comes next: a question,
 * if there is one, is asked before it.
 */
export function afterPlacing(board: Board, good: number): void {
  const cells = board.cells;
  const seat = cells[TURN]!;
  const holder = cells[TOKEN + good]!;
  if (holder === seat) return;
  const own = cells[SHOP + seat * 10 + good]!;
  if (holder === NOBODY) {
    const leadersOnly = cells[RULING_MIDDLE_TOKEN] === 1;
    const verdict = judgeMiddle(own, leadersOnly ? mostElsewhere(cells, seat, good) : 0, leadersOnly);
    if (verdict === FREE) takeToken(board, good, verdict);
    else noteMissed(board, good, verdict);
    return;
  }
  const held = cells[SHOP + holder * 10 + good]!;
  const verdict = judgePlacing(own, held, protectionOf(cells, good), cells[COINS + seat]!);
  if (verdict === MORE || verdict === TIE) takeToken(board, good, verdict);
  else if (verdict === MAY_PROTECT) askAbout(board, good, holder, 'protect');
  else if (verdict === PROTECTS) protectToken(board, good, holder);
  else if (verdict === MAY_PAY) askAbout(board, good, holder, 'pay');
  else noteMissed(board, good, verdict);
}

export function noteMissed(board: Board, good: number, verdict: number): void {
  const holder = board.cells[TOKEN + good]!;
  board.log?.push({
    type: 'token-missed',
    rule: ruleOf(verdict),
    seat: board.cells[TURN] as Seat,
    good: good as Good,
    holder: holder === NOBODY ? null : (holder as Seat),
    why: verdict === DECLINES ? 'declined' : verdict === CANNOT_PAY ? 'cannot-pay' : 'fewer',
  });
}

/** A card of that good has just left the shop of the seat in turn. */
export function afterRemoving(board: Board, good: number): void {
  const cells = board.cells;
  const seat = cells[TURN]!;
  if (cells[TOKEN + good] !== seat) return;
  const own = cells[SHOP + seat * 10 + good]!;
  const verdict = judgeRemoving(own, mostElsewhere(cells, seat, good), cells[RULING_EMPTY_COLLECTION] === 1);
  if (verdict === KEEPS) return;
  cells[TOKEN + good] = NOBODY;
  cells[SHANG + good] = 0;
  cells[TOKENS + seat]! -= 1;
  board.log?.push({
    type: 'token-returned',
    rule: ruleOf(verdict),
    seat: seat as Seat,
    good: good as Good,
  });
}
