/** The first three steps of a turn: the camel, the good, the bonus. */
import {
  ASK,
  ASK_BONUS,
  ASK_END,
  ASK_GOOD,
  addToHand,
  type Board,
  CAMEL,
  MARKET,
  payCoins,
  SHOP,
  STEPS,
  TURN,
  takeCoins,
} from './board.ts';
import { BONUS_COINS } from './box.ts';
import { camelPrice } from './camel.ts';
import { CAST } from './characters/index.ts';
import { afterPlacing } from './majority.ts';
import { TO_HAND } from './packed.ts';
import { CHARACTERS, type Good, type Seat, type Space } from './types.ts';

export function moveCamel(board: Board, steps: number): void {
  const cells = board.cells;
  const seat = cells[TURN]!;
  const from = cells[CAMEL]!;
  const to = ((from + steps) & 7) as Space;
  payCoins(cells, seat, camelPrice(steps));
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
      to,
      steps,
      paid: camelPrice(steps),
    });
    if (empty) {
      board.log.push({
        type: 'no-good',
        rule: 'ruling.empty-space',
        seat: seat as Seat,
        space: to,
      });
    }
  }
}

export function takeGood(board: Board, to: number): void {
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

export function takeBonusCoins(board: Board): void {
  const cells = board.cells;
  const seat = cells[TURN] as Seat;
  const count = takeCoins(cells, seat, BONUS_COINS);
  cells[ASK] = ASK_END;
  board.log?.push({ type: 'coins-taken', rule: 'turn.bonus', seat, count });
}

export function skipBonus(board: Board): void {
  board.cells[ASK] = ASK_END;
  board.log?.push({ type: 'bonus-skipped', rule: 'ruling.pass', seat: board.cells[TURN] as Seat });
}

export function useCharacter(board: Board, character: number, first: number, second: number): void {
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
