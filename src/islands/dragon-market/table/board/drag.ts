/** From a piece that was dragged to the tap that it means. */
import type { Square, View } from '../../../../games/dragon-market/index.ts';
import { offset, slideSquare, turnSquare } from '../choosing/lying.ts';
import { boatOn, squareIn, type Target } from '../choosing/targets.ts';

interface Dragged {
  readonly from: Target;
  readonly to: Target;
}

/**
 * A boat is taken by one of its squares: along its line it slides as far as the hand goes, aside it turns about its sailor. Undefined
 * where it was taken by its sailor and pulled aside, or dropped where no square can be told.
 */
export function dragOf(view: View, from: string | undefined, to: string): Dragged | undefined {
  const grabbed: Square | undefined = from?.startsWith('grab.') ? Number(from.slice(5)) : undefined;
  const dropped = squareIn(to);
  if (grabbed === undefined) return undefined;
  if (view.toMove !== null && view.heirs[view.toMove] === grabbed && view.phase === 'move') {
    return { from: 'heir', to: to as Target };
  }
  const boat = boatOn(view, grabbed);
  if (boat === undefined) return undefined;
  const piece: Target = `boat.${boat}`;
  if (dropped === undefined) return { from: piece, to: to as Target };
  const lying = view.boats[boat]!;
  const { ahead, aside } = offset(grabbed, dropped, lying.heading);
  if (aside === 0) return { from: piece, to: `square.${slideSquare(boat, lying, ahead)}` };
  const side = offset(lying.at, grabbed, lying.heading).ahead; // of the sailor that it was taken by
  if (side === 0) return undefined;
  return { from: piece, to: `square.${turnSquare(boat, lying, side * aside > 0 ? 'right' : 'left')}` };
}
