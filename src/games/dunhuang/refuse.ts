/** Why a move is not legal. `listMoves` decides whether it is; this only finds the reason. */
import {
  ASK,
  ASK_BONUS,
  ASK_CAMEL,
  ASK_END,
  ASK_GIVE,
  ASK_GOOD,
  ASK_KEEP_DEALT,
  ASK_KEEP_DRAWN,
  ASK_NOTHING,
  ASK_PAY,
  ASK_PLACE_CAMEL,
  ASK_PROTECT,
  type Board,
  CAMEL,
  CIRCLE,
  GIVE_COUNT,
} from './board.ts';
import { byMerchant } from './characters/give.ts';
import { CAST } from './characters/index.ts';
import type { MoveError } from './errors.ts';
import { firstOf, GIVE, KEEP, kindOf, MOVE_CAMEL, secondOf, TAKE_COINS, USE } from './packed.ts';
import type { RuleId } from './rules.ts';
import { CHARACTERS } from './types.ts';

/** The rule of what is to be decided now. */
function ruleNow(board: Board): RuleId {
  const cells = board.cells;
  switch (cells[ASK]) {
    case ASK_KEEP_DEALT:
      return 'setup.hand';
    case ASK_PLACE_CAMEL:
      return 'setup.camel';
    case ASK_CAMEL:
      return 'turn.camel';
    case ASK_GOOD:
      return 'turn.good';
    case ASK_BONUS:
      return 'turn.bonus';
    case ASK_END:
      return 'turn.refill';
    case ASK_KEEP_DRAWN:
    case ASK_GIVE:
      return `character.${CHARACTERS[cells[CIRCLE + cells[CAMEL]!]!]!}`;
    case ASK_PROTECT:
    case ASK_PAY:
      return 'token.shang';
    default:
      return 'end.trigger';
  }
}

/** The reason for a packed move that is not in the list; -1 is what is no move at all. */
export function refuse(board: Board, move: number): MoveError {
  const cells = board.cells;
  const ask = cells[ASK];
  const rule = ruleNow(board);
  if (move < 0) return { code: 'not-a-move', rule };
  if (ask === ASK_NOTHING) return { code: 'game-over', rule };
  const kind = kindOf(move);
  if (kind === KEEP && ask === ASK_KEEP_DEALT) return { code: 'not-dealt', rule };
  if (kind === KEEP && ask === ASK_KEEP_DRAWN) return { code: 'not-drawn', rule };
  if (kind === MOVE_CAMEL && ask === ASK_CAMEL) {
    return firstOf(move) === 0 ? { code: 'must-move', rule } : { code: 'too-few-coins', rule: 'ruling.far' };
  }
  if (kind === GIVE && ask === ASK_GIVE) return refuseGift(board, move);
  if (ask === ASK_BONUS && kind === TAKE_COINS) return { code: 'no-coins-left', rule: 'ruling.no-effect' };
  if (ask === ASK_BONUS && kind >= USE) {
    const here = cells[CIRCLE + cells[CAMEL]!]!;
    if (kind - USE !== here) return { code: 'other-character', rule };
    return CAST[here]!.refuse(board, firstOf(move), secondOf(move));
  }
  return { code: 'wrong-step', rule };
}

function refuseGift(board: Board, move: number): MoveError {
  const rule = byMerchant(board.cells) ? 'character.merchant' : 'character.trader';
  const count = secondOf(move) === 0 ? 1 : 2;
  if (count !== board.cells[GIVE_COUNT]) return { code: 'wrong-number', rule: 'ruling.small-hand' };
  return { code: 'not-in-hand', rule };
}
