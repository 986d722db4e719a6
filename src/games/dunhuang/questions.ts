/** What a table asks about moves and events besides whether they are legal. */
import { typeOf } from '../../lib/engine-door.ts';
import {
  ASK,
  ASK_BONUS,
  ASK_END,
  ASK_GIVE,
  ASK_KEEP_DRAWN,
  DECIDER,
  DRAWN,
  GIVE_COUNT,
  HAND_SIZE,
  PLAYERS,
} from './board.ts';
import { InvalidInput } from './errors.ts';
import { type GameEvent, redact } from './events.ts';
import { listMoves } from './legal.ts';
import { type Move, unpackMove } from './moves.ts';
import { MOST_MOVES } from './packed.ts';
import { isSeat } from './plain.ts';
import { check, playWithEvents } from './play.ts';
import { boardOf, type State } from './state.ts';
import type { Seat } from './types.ts';

/** A turn is over with its refill (`turn.refill`), the set-up when the camel stands (`setup.camel`). */
export function endsTurn(event: GameEvent): boolean {
  const type = typeOf(event);
  return type === 'turn-ended' || type === 'camel-placed';
}

/** Chance or a secret has spoken: to take this back would be to know it beforehand. */
export function revealsHidden(event: GameEvent): boolean {
  switch (typeOf(event)) {
    case 'first-player': // the lot was drawn
    case 'drew': // cards from the pile
    case 'refilled': // cards from the pile, for all to see
    case 'cards-taken': // from another's hand, by chance
    case 'won': // all hands are laid open
    case 'game-ended':
      return true;
    default:
      return false;
  }
}

/** Whether a move brings cards that its maker cannot know before: from the pile, or from another's hand. */
export function bringsUnknown(move: Move): boolean {
  switch (typeOf(move)) {
    case 'interpreter':
    case 'diplomat':
    case 'trader':
    case 'merchant':
      return true;
    default:
      return false;
  }
}

/** Whether an event is what the move itself says, rather than what comes of it. */
export function isMoveItself(event: GameEvent): boolean {
  switch (typeOf(event)) {
    case 'kept':
    case 'camel-placed':
    case 'camel-moved':
    case 'good-taken':
    case 'bonus-skipped':
    case 'character-used':
    case 'discarded':
    case 'drawn-kept':
    case 'market-exchanged':
    case 'market-taken':
    case 'cards-given':
    case 'moved':
    case 'token-turned':
      return true;
    default:
      return false;
  }
}

const moves = new Int32Array(MOST_MOVES);

/** Whether everybody can see that there is nothing to choose. Where cards are merely alike, only their owner knows it. */
function isOpenlyForced(cells: Uint8Array, ending: boolean): boolean {
  switch (cells[ASK]) {
    case ASK_GIVE:
      return cells[HAND_SIZE + cells[DECIDER]!] === cells[GIVE_COUNT];
    case ASK_KEEP_DRAWN:
      return cells.subarray(DRAWN + 1, DRAWN + 11).reduce((sum, count) => sum + count, 0) === 1;
    case ASK_BONUS:
      return true;
    case ASK_END:
      return ending;
    default:
      return false;
  }
}

/**
 * The move that nobody need be asked for: the only answer there is to a question, or no bonus where none can be had. With
 * `ending` the end of a turn too. The camel and the card that is dealt are moved by hand all the same, and so is a card of
 * several that are all alike: who is not asked would have told that they are.
 */
export function formality(state: State, ending = false): Move | undefined {
  const board = boardOf(state);
  if (!isOpenlyForced(board.cells, ending)) return undefined;
  return listMoves(board, moves) === 1 ? unpackMove(moves[0]!) : undefined;
}

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

/** What a move would bring, as far as that seat may know before making it; nothing for one that is not legal. */
export function foresee(state: State, seat: Seat, move: Move): GameEvent[] {
  const { cells } = boardOf(state);
  if (!isSeat(seat, cells[PLAYERS]!)) throw new InvalidInput('seat');
  if (check(state, move) !== undefined) return [];
  return playWithEvents(state, move).events.flatMap((event) => asExpected(redact(event, seat)));
}
