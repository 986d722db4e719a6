/** How far everybody still has to go, in words of the game rather than of the search. */
import { createBoard, HEIR, KIND, loadInto, NEED, PLAYERS, sideOf } from '../../games/dragon-market/fast.ts';
import type { Kind, State } from '../../games/dragon-market/index.ts';
import { Outlook } from './outlook.ts';
import { PILES, stopAt } from './ways.ts';

export interface Way {
  readonly side: number;
  readonly isKnown: boolean; // whether what that side needs is known
  readonly points: number; // about, to complete the objective
  readonly next: Kind | null; // the needed good that is nearest; null where only the way home is left
  readonly leg: number; // points to there
}

export interface Standing {
  readonly ways: readonly Way[]; // by seat
}

const board = createBoard();
const outlook = new Outlook();

export function standingOf(state: State, known: readonly boolean[]): Standing {
  loadInto(state, board);
  const { cells, words } = board;
  const ways = Array.from({ length: cells[PLAYERS]! }, (_, seat): Way => {
    const side = sideOf(cells, seat);
    const points = outlook.tourOf(board, side);
    const needed = Array.from({ length: PILES }, (_, pile) => pile).filter(
      (pile) => (words[NEED + side]! >> cells[KIND + pile]!) & 1,
    );
    const isKnown = known[side]!;
    const from = stopAt(board, cells[HEIR + seat]!);
    if (needed.length === 0)
      return { side, isKnown, points, next: null, leg: outlook.leg(from, PILES + seat) };
    const legs = needed.map((pile) => outlook.leg(from, pile));
    const leg = Math.min(...legs);
    return { side, isKnown, points, next: cells[KIND + needed[legs.indexOf(leg)]!]!, leg };
  });
  return { ways };
}
