/** Turning a token to 商: Manichean and Buddhist do the same; what it is worth differs. */
import { type Board, SHANG, TOKEN, TURN } from '../board.ts';
import { turningRule } from '../majority.ts';
import type { Religion } from '../religions.ts';
import type { Good, Seat } from '../types.ts';
import { type Character, use } from './character.ts';

export function tokenTurner(id: Religion): Character {
  const MOVE = use(id);
  const rule = turningRule(id);
  return {
    id,
    fields: [['token', 'token']],
    write: (token) => ({ type: id, token: token as Good }),

    list({ cells }, moves, n) {
      const seat = cells[TURN]!;
      let count = n;
      for (let good = 1; good <= 10; good++) {
        if (cells[TOKEN + good] === seat && cells[SHANG + good] === 0) moves[count++] = MOVE | (good << 8);
      }
      return count;
    },

    use(board: Board, token: number) {
      board.cells[SHANG + token] = 1;
      board.log?.push({
        type: 'token-turned',
        rule,
        seat: board.cells[TURN] as Seat,
        good: token as Good,
      });
    },

    refuse: ({ cells }, token) =>
      cells[TOKEN + token] === cells[TURN]
        ? { code: 'already-shang', rule: 'ruling.flip' }
        : { code: 'not-your-token', rule: 'ruling.flip' },
  };
}
