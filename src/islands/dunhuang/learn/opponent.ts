/** Red in a lesson: goes for one good, and shows so what a wrong move leads to. */
import {
  type Good,
  legalMoves,
  type Move,
  type State,
  stepsTo,
  toMove,
  type View,
  view,
} from '../../../games/dunhuang/index.ts';

export interface Wish {
  readonly good?: Good; // to be put into the shop
}

/** The nearest space with that card, in steps. */
function stepsToGood({ market, camel }: View, good: Good | undefined): number {
  const ways = market.flatMap((card, space) => (card === good ? [stepsTo(camel!, space)] : []));
  return ways.length === 0 ? 1 : Math.min(...ways);
}

/** What Red would like to do, the best first; all of it by what lies open. */
function wishes(seen: View, { good }: Wish): Move[] {
  const card = seen.camel === null ? null : seen.market[seen.camel];
  return [
    { type: 'move-camel', steps: stepsToGood(seen, good) },
    { type: 'move-camel', steps: 1 },
    { type: 'take-good', to: card === good ? 'shop' : 'hand' },
    { type: 'pay' },
    { type: 'protect' },
    { type: 'take-coins' },
  ];
}

export function answerOf(state: State, wish: Wish): Move {
  const legal = legalMoves(state);
  const asLegal = (move: Move) => legal.find((one) => JSON.stringify(one) === JSON.stringify(move));
  for (const move of wishes(view(state, toMove(state)), wish)) {
    const found = asLegal(move);
    if (found !== undefined) return found;
  }
  return legal[0]!;
}
