/** What a move would bring, as far as its player may know before making it. */
import {
  check,
  type GameEvent,
  type Move,
  playWithEvents,
  redact,
  type Seat,
  type State,
} from '../../../games/dunhuang/index.ts';

/** The event without what only chance or another's hand decides; nothing where that is all it tells. */
function asExpected(event: GameEvent): GameEvent[] {
  switch (event.type) {
    case 'drew':
    case 'cards-taken': {
      const { goods: _goods, ...counted } = event;
      return [counted];
    }
    case 'first-player':
    case 'refilled':
      return [];
    default:
      return [event];
  }
}

/** Nothing for a move that is not legal. */
export const foresee = (state: State, seat: Seat, move: Move): GameEvent[] =>
  check(state, move) === undefined
    ? playWithEvents(state, move).events.flatMap((event) => asExpected(redact(event, seat)))
    : [];
