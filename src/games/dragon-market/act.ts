/** Playing a move in place. The move must be legal: `check` at the door sees to that. */
import { ASK, ASK_KEEP_FIRST, type Board, POINTS, USED } from './board.ts';
import { keepFirst } from './deal.ts';
import { moveHeir, placeBoat, restack, shiftBoat, swap, take } from './deeds.ts';
import { keep, needNot } from './objectives.ts';
import {
  CROSS,
  DIAGONAL,
  DRIFT,
  END_TURN,
  JUMP,
  KEEP,
  LEAP,
  NEED_NOT,
  PAY,
  PIVOT,
  PLACE_BOAT,
  REROLL,
  RESTACK,
  ROLL,
  SLIDE,
  STEP,
  SWAP,
  SWING,
  TAKE,
  TAKE_COIN,
  TURN_BOAT,
} from './packed.ts';
import { endTurn, pay, reroll, roll, takeCoin } from './turn.ts';
import { POWERS, type PowerId } from './types.ts';

type Deed = (board: Board, kind: number, first: number, second: number) => void;

const cross: Deed = (board, kind, _over, to) => moveHeir(board, kind, to);
const keepCard: Deed = (board, _, card) =>
  board.cells[ASK] === ASK_KEEP_FIRST ? keepFirst(board, card) : keep(board, card);

/** What each kind of move does, the points it costs, and the power it uses. */
const DEEDS: Readonly<Record<number, readonly [deed: Deed, points: number, power?: PowerId]>> = {
  [PLACE_BOAT]: [(board, _, place, what) => placeBoat(board, place, what >> 2, what & 3), 0],
  [KEEP]: [keepCard, 0],
  [NEED_NOT]: [(board, _, kind) => needNot(board, kind), 0],
  [ROLL]: [roll, 0],
  [REROLL]: [(board, _, die) => reroll(board, die), 0, 'reroll'],
  [PAY]: [pay, 0],
  [SLIDE]: [shiftBoat, 1],
  [TURN_BOAT]: [shiftBoat, 1],
  [STEP]: [moveHeir, 1],
  [TAKE]: [(board, _, kind) => take(board, kind), 0],
  [LEAP]: [shiftBoat, 1, 'leap'],
  [SWING]: [shiftBoat, 1, 'swing'],
  [DRIFT]: [shiftBoat, 1, 'drift'],
  [PIVOT]: [shiftBoat, 1, 'pivot'],
  [CROSS]: [cross, 2, 'sailor'],
  [DIAGONAL]: [moveHeir, 1, 'diagonal'],
  [JUMP]: [moveHeir, 1, 'jump'],
  [SWAP]: [(board, _, seat) => swap(board, seat), 0, 'swap'],
  [RESTACK]: [(board, _, boat) => restack(board, boat), 0, 'restack'],
  [TAKE_COIN]: [(board, _, seat) => takeCoin(board, seat), 0],
  [END_TURN]: [endTurn, 0],
};

const KINDS = Object.keys(DEEDS).length;
const DEED = Array.from({ length: KINDS }, (_, kind) => DEEDS[kind]![0]);
/** Points that a kind of move costs. */
export const COST = Uint8Array.from({ length: KINDS }, (_, kind) => DEEDS[kind]![1]);
/** The power that it uses; undefined for a move that takes none. */
export const powerOf = (kind: number): PowerId | undefined => DEEDS[kind]![2];
const USES = Int32Array.from({ length: KINDS }, (_, kind) => {
  const power = powerOf(kind);
  return power === undefined ? 0 : 1 << POWERS.indexOf(power);
});

export function playMove(board: Board, move: number): void {
  const kind = move >> 16;
  board.cells[POINTS]! -= COST[kind]!;
  board.words[USED]! |= USES[kind]!;
  DEED[kind]!(board, kind, (move >> 8) & 255, move & 255);
}
