/** Playing a move in place. The move must be legal: `check` at the door sees to that. */
import { answer, give, keepDrawn } from './answers.ts';
import { keepDealt, placeCamel } from './begin.ts';
import { ASK, ASK_KEEP_DEALT, type Board } from './board.ts';
import { endTurn } from './end-turn.ts';
import {
  END_TURN,
  GIVE,
  KEEP,
  MOVE_CAMEL,
  PLACE_CAMEL,
  SKIP_BONUS,
  TAKE_COINS,
  TAKE_GOOD,
  USE,
} from './packed.ts';
import { moveCamel, skipBonus, takeBonusCoins, takeGood, useCharacter } from './turn.ts';

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
