/** What is wrong with the turn on a board that came from outside. */
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
  BECAUSE,
  type Board,
  DECIDER,
  DIE,
  FIRST,
  GOODS,
  movingSide,
  NEED,
  NONE,
  OBJECTIVE,
  OWED,
  PAID,
  POINTS,
  POWER,
  STOCK,
  sidesOf,
  TURN,
  USED,
} from './board.ts';
import type { Wrong } from './board-check.ts';
import { mayGive } from './coins.ts';
import { isPassing, MOST_PAID } from './heirs.ts';
import { goodsOn, lastPower } from './objectives.ts';
import { alwaysSeven } from './turn.ts';

const isFace = (face: number): boolean => face === 3 || face === 4;

/** Before the roll a turn has nothing in it. */
function isUnrolled({ cells, words }: Board): boolean {
  return (
    cells[DIE] === 0 && cells[DIE + 1] === 0 && cells[POINTS] === 0 && cells[PAID] === 0 && words[USED] === 0
  );
}

/** After it there are two faces, and no more points than they give. */
function isRolled({ cells, words }: Board): boolean {
  const one = cells[DIE]!;
  const other = cells[DIE + 1]!;
  if (!isFace(one) || !isFace(other) || cells[PAID]! > MOST_PAID) return false;
  if (alwaysSeven(cells) && (one !== 3 || other !== 4)) return false;
  if ((words[USED]! & ~words[POWER + movingSide(cells)]!) !== 0) return false;
  return cells[POINTS]! <= one + other + cells[PAID]!;
}

/** `turn.leftover`: somebody is asked only where the stock is empty and several others have the most. */
function wrongDebt(cells: Uint8Array): Wrong {
  const because = cells[BECAUSE]!;
  if (cells[ASK] !== ASK_TAKE_COIN) return cells[OWED] === 0 && because === 0 ? undefined : 'owed';
  if (cells[STOCK] !== 0 || cells[OWED] === 0 || because > 1) return 'owed';
  let givers = 0;
  for (let side = 0; side < sidesOf(cells); side++) if (mayGive(cells, side)) givers++;
  if (givers < 2) return 'owed';
  if (because === 0) return cells[POINTS] === 0 ? undefined : 'owed';
  const side = movingSide(cells);
  return cells[OWED]! <= 3 && lastPower(cells, side) === 'coins' && cells[OBJECTIVE + side] === NONE
    ? undefined
    : 'owed';
}

/** `power.fewer`: just won, for an objective that is new. */
function isNeedNot({ cells, words }: Board): boolean {
  const side = movingSide(cells);
  const card = cells[OBJECTIVE + side]!;
  if (card === NONE || lastPower(cells, side) !== 'fewer') return false;
  return words[GOODS + side] === 0 && words[NEED + side] === goodsOn(cells, card);
}

export function wrongTurn(board: Board): Wrong {
  const { cells } = board;
  const ask = cells[ASK]!;
  if (ask > ASK_NOTHING) return 'phase';
  const settingUp = ask === ASK_PLACE || ask === ASK_KEEP_FIRST;
  if (settingUp ? cells[TURN] !== cells[FIRST] : cells[DECIDER] !== cells[TURN]) return 'turn';
  if (settingUp || ask === ASK_ROLL ? !isUnrolled(board) : !isRolled(board)) return 'turn';
  if (ask === ASK_NEED_NOT && !isNeedNot(board)) return 'phase';
  const between = ask === ASK_MOVE || ask === ASK_KEEP || ask === ASK_NEED_NOT || ask === ASK_NOTHING;
  const owing = ask === ASK_TAKE_COIN && cells[BECAUSE] === 1;
  if (isPassing(cells) && !between && !owing) return 'heirs';
  return wrongDebt(cells);
}
