/** Why an heir cannot go there, or take that. */
import { type Board, GOODS, HEIR, KIND, movingSide, NEED, PLAYERS } from './board.ts';
import { PILE_AT, PILE_END, SAILOR, SEA } from './chart.ts';
import type { MoveError } from './errors.ts';
import { isWalkable } from './heirs.ts';
import { CROSS, DIAGONAL, firstOf, JUMP, kindOf, STEP, SWAP, secondOf } from './packed.ts';
import type { RuleId } from './rules.ts';

const isAdjacent = (a: number, b: number): boolean => Math.abs(a - b) === 1 || Math.abs(a - b) === 12;
const isDiagonal = (a: number, b: number): boolean => Math.abs(a - b) === 11 || Math.abs(a - b) === 13;
const isTwoAway = (a: number, b: number): boolean => Math.abs(a - b) === 2 || Math.abs(a - b) === 24;
const isSailor = (what: number): boolean => what >= SAILOR && what < PILE_AT;

/** Why nobody of that seat stands there; undefined where they may. */
function refuseFooting(board: Board, seat: number, place: number, rule: RuleId): MoveError | undefined {
  const what = board.chart[place]!;
  if (isWalkable(board.chart, seat, place)) return undefined;
  if (what === SEA) return { code: 'open-sea', rule };
  if (isSailor(what)) return { code: 'sailor-there', rule: 'heir.sailor' };
  return { code: 'other-pontoon', rule };
}

/** A power's move ends where no heir stands. */
function refuseLanding(board: Board, seat: number, place: number, rule: RuleId): MoveError {
  return refuseFooting(board, seat, place, rule) ?? { code: 'heir-there', rule };
}

function refuseCross(board: Board, seat: number, over: number, to: number): MoveError {
  const rule = 'power.sailor';
  const here = board.cells[HEIR + seat]!;
  if (!isAdjacent(here, over) || !isAdjacent(over, to)) return { code: 'not-adjacent', rule };
  if (!isSailor(board.chart[over]!)) return { code: 'no-sailor-there', rule };
  return refuseLanding(board, seat, to, rule);
}

function refuseJump(board: Board, seat: number, to: number): MoveError {
  const rule = 'power.jump';
  const here = board.cells[HEIR + seat]!;
  if (!isTwoAway(here, to)) return { code: 'not-a-jump', rule };
  if (board.chart[(here + to) / 2] !== SEA) return { code: 'not-open-sea', rule };
  return refuseLanding(board, seat, to, rule);
}

function refuseSwap({ cells }: Board, seat: number, other: number): MoveError {
  const rule = 'power.swap';
  if (other >= cells[PLAYERS]!) return { code: 'no-such-seat', rule };
  if (other === seat) return { code: 'yourself', rule };
  return { code: 'other-boat', rule };
}

function refuseTake({ cells, words, chart }: Board, seat: number, kind: number): MoveError {
  const rule = 'goods.take';
  const pile = chart[cells[HEIR + seat]!]! - PILE_AT;
  if (pile < 0 || pile >= PILE_END - PILE_AT) return { code: 'no-pile-here', rule };
  if (cells[KIND + pile] !== kind) return { code: 'other-kind', rule };
  const side = movingSide(cells);
  if ((words[GOODS + side]! >> kind) & 1) return { code: 'already-taken', rule };
  if (((words[NEED + side]! >> kind) & 1) === 0) return { code: 'not-needed', rule };
  return { code: 'pile-empty', rule };
}

export function refuseHeir(board: Board, seat: number, move: number): MoveError {
  const { cells } = board;
  const first = firstOf(move);
  const here = cells[HEIR + seat]!;
  switch (kindOf(move)) {
    case STEP:
      if (!isAdjacent(here, first)) return { code: 'not-adjacent', rule: 'heir.step' };
      return refuseFooting(board, seat, first, 'heir.step') ?? { code: 'cannot-go-on', rule: 'heir.pass' };
    case CROSS:
      return refuseCross(board, seat, first, secondOf(move));
    case DIAGONAL:
      if (!isDiagonal(here, first)) return { code: 'not-diagonal', rule: 'power.diagonal' };
      return refuseLanding(board, seat, first, 'power.diagonal');
    case JUMP:
      return refuseJump(board, seat, first);
    case SWAP:
      return refuseSwap(board, seat, first);
    default:
      return refuseTake(board, seat, first);
  }
}
