/** How a game stands, where that is worth saying once: who could win next, the last cards of the pile, the last round. */
import { outlook, type Seat, type View } from '../../../../games/dunhuang/index.ts';
import type { Standing } from '../../../table/game/words.ts';
import { partsFor } from './parts.ts';
import type { Speech } from './speech.ts';

/** From a bystander's view between two turns: everybody may know it. */
export function standingOf(view: View, speech: Speech): Standing[] {
  const part = partsFor(speech);
  const near = view.seats.flatMap((_, at): Standing[] => {
    const seat = at as Seat;
    if (!outlook.couldWin(view, seat)) return [];
    const parts = part.say('event.could-win', { who: part.seat(seat) });
    return [{ key: `near.${seat}`, near: seat, told: { rule: 'turn.win', parts } }];
  });
  // A round takes about as many cards as there are players.
  const few = !view.closing && view.pile <= view.players;
  return [
    ...near,
    ...(few
      ? [{ key: 'pile', told: { rule: 'turn.refill', parts: part.sayMany('event.few-left', view.pile, {}) } }]
      : []),
    ...(view.closing
      ? [{ key: 'closing', told: { rule: 'end.trigger', parts: part.say('event.ran-short', {}) } }]
      : []),
  ];
}
