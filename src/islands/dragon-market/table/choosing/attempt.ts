/**
 * What somebody meant who tapped something that is not lit: the move it would have been, so that the rules can say why it is
 * not one. Undefined where nothing of the kind exists, and only what is asked for can be said.
 */
import type { BoatId, Move, PowerId, Square, View } from '../../../../games/dragon-market/index.ts';
import { frontOf, offset, rearOf } from './lying.ts';
import { boatIn, powerIn, squareIn } from './targets.ts';

/** Along its line a boat slides until its end is there; next to it, it turns that way. */
function attemptBoat(view: View, boat: BoatId, square: Square): Move {
  const lying = view.boats[boat]!;
  const { aside } = offset(lying.at, square, lying.heading);
  if (aside !== 0) return { type: 'turn', boat, to: aside > 0 ? 'right' : 'left' };
  const end = offset(lying.at, square, lying.heading).ahead > 0 ? frontOf : rearOf;
  return { type: 'slide', boat, by: offset(end(boat, lying), square, lying.heading).ahead };
}

function attemptPower(
  view: View,
  power: PowerId,
  target: string,
  boat: BoatId | undefined,
): Move | undefined {
  const square = squareIn(target);
  switch (power) {
    case 'swing':
    case 'restack':
      return boat === undefined ? undefined : { type: power, boat };
    case 'pivot':
      return boat === undefined ? undefined : { type: 'pivot', boat, to: 'right' };
    case 'leap':
    case 'drift': {
      if (boat === undefined || square === undefined) return undefined;
      const { at, heading } = view.boats[boat]!;
      const { ahead, aside } = offset(at, square, heading);
      return { type: power, boat, by: power === 'leap' ? ahead : aside };
    }
    case 'diagonal':
    case 'jump':
      return square === undefined ? undefined : { type: power, to: square };
    default:
      return undefined;
  }
}

export function attempt(view: View, tapped: readonly string[], target: string): Move | undefined {
  const [lead = ''] = tapped;
  const boat = boatIn(target);
  const square = squareIn(target);
  const power = powerIn(lead) ?? powerIn(target);
  if (view.phase === 'place-boat') {
    const placed = lead.startsWith('new.') ? Number(lead.slice(4)) : undefined;
    return placed === undefined || square === undefined
      ? undefined
      : { type: 'place-boat', boat: placed, at: square, heading: 'e' };
  }
  if (view.phase !== 'move') return undefined;
  if (power !== undefined) return attemptPower(view, power, target, boat ?? boatIn(tapped[1] ?? ''));
  const led = boatIn(lead);
  if (target.startsWith('turn.') && led !== undefined) {
    return { type: 'turn', boat: led, to: target === 'turn.left' ? 'left' : 'right' };
  }
  if (led !== undefined && square !== undefined) return attemptBoat(view, led, square);
  if (lead === 'heir' && square !== undefined) return { type: 'step', to: square };
  if (boat !== undefined) return { type: 'slide', boat, by: 1 };
  return undefined;
}
