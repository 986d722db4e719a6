/** Playing a move in place. The move must be legal: `check` at the door sees to that. */
import { shuffle } from '../../lib/random.ts';
import {
  ASK,
  ASK_BONUS,
  ASK_CAMEL,
  ASK_END,
  ASK_GOOD,
  ASK_KEEP_DEALT,
  ASK_NOTHING,
  ASK_PLACE_CAMEL,
  addToHand,
  type Board,
  CAMEL,
  CIRCLE,
  CLOSING,
  COINS,
  DEALT,
  DECIDER,
  DRAWN,
  drawCard,
  FIRST,
  GENERATOR,
  GIVE_COUNT,
  HAND,
  MARKET,
  NEXT,
  NOBODY,
  PILE,
  PILE_SIZE,
  PLAYERS,
  payCoins,
  QUESTION_GOOD,
  QUESTION_HOLDER,
  RESULT,
  RESULT_INSTANT,
  RESULT_SCORED,
  RULING_END_TRIGGER,
  randomBelow,
  SHOP,
  STEPS,
  TOKENS,
  TURN,
  takeCoins,
} from './board.ts';
import { GOODS_TO_WIN, tokensToWin } from './box.ts';
import { gainPrestige } from './characters/character.ts';
import { askToGive, byMerchant, handOver, opponentGives } from './characters/give.ts';
import { CAST } from './characters/index.ts';
import { afterPlacing, noteMissed, PRICE, protectToken, takeToken } from './majority.ts';
import {
  DECLINE,
  END_TURN,
  GIVE,
  KEEP,
  MOVE_CAMEL,
  PAY,
  PLACE_CAMEL,
  PROTECT,
  SKIP_BONUS,
  TAKE_COINS,
  TAKE_GOOD,
  TO_HAND,
  USE,
} from './packed.ts';
import type { RuleId } from './rules.ts';
import { CHARACTERS, type Good, type Seat, type Space } from './types.ts';

export function playMove(board: Board, move: number): void {
  const kind = move >> 16;
  const first = (move >> 8) & 255;
  const second = move & 255;
  if (kind >= USE) useCharacter(board, kind - USE, first, second);
  else if (kind === MOVE_CAMEL) moveCamel(board, first);
  else if (kind === TAKE_GOOD) takeGood(board, first);
  else if (kind === END_TURN) endTurn(board);
  else if (kind === TAKE_COINS) takeBonusCoins(board);
  else if (kind === SKIP_BONUS) skipBonus(board);
  else if (kind === GIVE) give(board, first, second);
  else if (kind === PLACE_CAMEL) placeCamel(board, first);
  else if (kind !== KEEP) answer(board, kind);
  else if (board.cells[ASK] === ASK_KEEP_DEALT) keepDealt(board, first);
  else keepDrawn(board, first);
}

/** Set-up: the seats keep one after another; then the first player is drawn. */
function keepDealt(board: Board, good: number): void {
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

function placeCamel(board: Board, space: number): void {
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

function moveCamel(board: Board, steps: number): void {
  const cells = board.cells;
  const seat = cells[TURN]!;
  const from = cells[CAMEL]!;
  const to = (from + steps) & 7;
  payCoins(cells, seat, steps - 1);
  cells[CAMEL] = to;
  cells[STEPS] = steps;
  const empty = cells[MARKET + to] === 0;
  cells[ASK] = empty ? ASK_BONUS : ASK_GOOD;
  if (board.log !== null) {
    board.log.push({
      type: 'camel-moved',
      rule: 'turn.camel',
      seat: seat as Seat,
      from: from as Space,
      to: to as Space,
      steps,
      paid: steps - 1,
    });
    if (empty) {
      board.log.push({
        type: 'no-good',
        rule: 'ruling.empty-space',
        seat: seat as Seat,
        space: to as Space,
      });
    }
  }
}

function takeGood(board: Board, to: number): void {
  const cells = board.cells;
  const seat = cells[TURN]!;
  const space = cells[CAMEL]!;
  const good = cells[MARKET + space]!;
  cells[MARKET + space] = 0;
  cells[ASK] = ASK_BONUS;
  board.log?.push({
    type: 'good-taken',
    rule: 'turn.good',
    seat: seat as Seat,
    good: good as Good,
    space: space as Space,
    to: to === TO_HAND ? 'hand' : 'shop',
  });
  if (to === TO_HAND) addToHand(cells, seat, good);
  else {
    cells[SHOP + seat * 10 + good]! += 1;
    afterPlacing(board, good);
  }
}

function takeBonusCoins(board: Board): void {
  const cells = board.cells;
  const seat = cells[TURN] as Seat;
  const count = takeCoins(cells, seat, 3);
  cells[ASK] = ASK_END;
  board.log?.push({ type: 'coins-taken', rule: 'turn.bonus', seat, count });
}

function skipBonus(board: Board): void {
  board.cells[ASK] = ASK_END;
  board.log?.push({ type: 'bonus-skipped', rule: 'ruling.pass', seat: board.cells[TURN] as Seat });
}

function useCharacter(board: Board, character: number, first: number, second: number): void {
  const cells = board.cells;
  cells[ASK] = ASK_END;
  if (board.log !== null) {
    const id = CHARACTERS[character]!;
    board.log.push({
      type: 'character-used',
      rule: `character.${id}`,
      seat: cells[TURN] as Seat,
      character: id,
    });
  }
  CAST[character]!.use(board, first, second);
}

/** Interpreter, Diplomat: one drawn card into the hand, the rest under the pile in random order. */
function keepDrawn(board: Board, good: number): void {
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
function give(board: Board, first: number, second: number): void {
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
function answer(board: Board, kind: number): void {
  const cells = board.cells;
  const good = cells[QUESTION_GOOD]!;
  const holder = cells[QUESTION_HOLDER]!;
  const seat = cells[TURN]!;
  cells[ASK] = cells[NEXT]!;
  cells[DECIDER] = seat;
  if (kind === PROTECT) protectToken(board, good, holder);
  else if (kind === DECLINE) noteMissed(board, good, 'declined');
  else {
    if (kind === PAY) {
      cells[COINS + seat]! -= PRICE;
      cells[COINS + holder]! += PRICE;
      board.log?.push({
        type: 'paid',
        rule: 'token.shang',
        seat: seat as Seat,
        to: holder as Seat,
        count: PRICE,
      });
    }
    takeToken(board, good, 'tie');
  }
}

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

function endTurn(board: Board): void {
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
