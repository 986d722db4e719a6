/** Why a move is not legal. `listMoves` decides whether it is; this only finds the reason. */
import { COST, powerOf } from './act.ts';
import {
  ASK,
  ASK_KEEP,
  ASK_KEEP_FIRST,
  ASK_MOVE,
  ASK_NEED_NOT,
  ASK_NOTHING,
  ASK_PLACE,
  ASK_ROLL,
  ASK_TAKE_COIN,
  AT,
  BECAUSE,
  type Board,
  movingSide,
  PAID,
  PLAYERS,
  POINTS,
  POWER,
  sideOf,
  TURN,
  USED,
} from './board.ts';
import type { MoveError } from './errors.ts';
import { isPassing, MOST_PAID } from './heirs.ts';
import { nextBoat } from './legal.ts';
import {
  END_TURN,
  firstOf,
  KEEP,
  kindOf,
  NEED_NOT,
  PAY,
  PLACE_BOAT,
  REROLL,
  ROLL,
  STEP,
  secondOf,
  TAKE,
  TAKE_COIN,
} from './packed.ts';
import { refuseBoat, refuseLanding } from './refuse-boats.ts';
import { refuseHeir } from './refuse-heirs.ts';
import type { RuleId } from './rules.ts';
import { alwaysSeven } from './turn.ts';
import { POWERS } from './types.ts';

/** The rule of what is to be decided now, and the moves that decide it. */
function now(cells: Uint8Array): { rule: RuleId; kinds: readonly number[] } {
  switch (cells[ASK]) {
    case ASK_PLACE:
      return { rule: 'setup.boats', kinds: [PLACE_BOAT] };
    case ASK_KEEP_FIRST:
    case ASK_KEEP:
      return { rule: 'advanced.choose', kinds: [KEEP] };
    case ASK_NEED_NOT:
      return { rule: 'power.fewer', kinds: [NEED_NOT] };
    case ASK_ROLL:
      return { rule: 'turn.roll', kinds: [ROLL] };
    case ASK_TAKE_COIN:
      return { rule: cells[BECAUSE] === 0 ? 'turn.leftover' : 'power.coins', kinds: [TAKE_COIN] };
    default:
      return { rule: 'end.win', kinds: [] };
  }
}

const IN_A_TURN: readonly number[] = [PLACE_BOAT, KEEP, NEED_NOT, ROLL, TAKE_COIN];

/** The reason for a packed move that is not in the list; -1 is what is no move at all. */
export function refuse(board: Board, move: number): MoveError {
  const { cells } = board;
  const { rule, kinds } = now(cells);
  const kind = kindOf(move);
  if (move < 0) return { code: 'not-a-move', rule: cells[ASK] === ASK_MOVE ? 'turn.roll' : rule };
  if (cells[ASK] === ASK_NOTHING) return { code: 'game-over', rule };
  if (cells[ASK] === ASK_MOVE) {
    return IN_A_TURN.includes(kind) ? { code: 'wrong-step', rule: 'turn.roll' } : refuseInTurn(board, move);
  }
  if (!kinds.includes(kind)) return { code: 'wrong-step', rule };
  switch (kind) {
    case PLACE_BOAT:
      return refusePlacing(board, move);
    case KEEP:
      return { code: 'not-drawn', rule };
    case NEED_NOT:
      return { code: 'not-on-card', rule };
    default:
      return refuseGiver(cells, firstOf(move), rule);
  }
}

function refusePlacing(board: Board, move: number): MoveError {
  const rule = 'setup.boats';
  const boat = secondOf(move) >> 2;
  if (board.cells[AT + boat] !== 0) return { code: 'already-placed', rule };
  if (nextBoat(board.cells, boat < 5 ? 0 : 5) !== boat) return { code: 'lower-number-first', rule };
  return refuseLanding(board, boat, firstOf(move), secondOf(move) & 3, rule);
}

function refuseGiver(cells: Uint8Array, seat: number, rule: RuleId): MoveError {
  if (seat >= cells[PLAYERS]!) return { code: 'no-such-seat', rule };
  if (sideOf(cells, seat) === movingSide(cells)) return { code: 'yourself', rule };
  return { code: 'not-the-most', rule };
}

/** `advanced.once`: a power must be the side's own, and not used in this turn. */
function refusePower({ cells, words }: Board, kind: number): MoveError | undefined {
  const power = powerOf(kind);
  if (power === undefined) return undefined;
  const bit = 1 << POWERS.indexOf(power);
  if ((words[POWER + movingSide(cells)]! & bit) === 0) return { code: 'no-power', rule: 'advanced.power' };
  if ((words[USED]! & bit) !== 0) return { code: 'power-used', rule: 'advanced.once' };
  return undefined;
}

function refusePaying(cells: Uint8Array): MoveError {
  return { code: cells[PAID] === MOST_PAID ? 'paid-twice' : 'no-coins', rule: 'turn.coins' };
}

/** Between the roll and the end of a turn. */
function refuseInTurn(board: Board, move: number): MoveError {
  const { cells } = board;
  const kind = kindOf(move);
  if (kind === PAY) return refusePaying(cells);
  const power = refusePower(board, kind);
  if (power !== undefined) return power;
  const passing = isPassing(cells);
  if (kind === END_TURN || (passing && kind !== STEP && kind !== TAKE)) {
    return { code: 'passing', rule: 'heir.pass' };
  }
  if (kind === REROLL) {
    return { code: alwaysSeven(cells) ? 'nothing-rolled' : 'points-spent', rule: 'power.reroll' };
  }
  if (cells[POINTS]! < COST[kind]!) return { code: 'no-points', rule: 'turn.roll' };
  return refuseBoat(board, move) ?? refuseHeir(board, cells[TURN]!, move);
}
