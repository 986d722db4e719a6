/** What a table asks about moves, events and the bay besides whether something is legal. */
import { typeOf } from '../../lib/engine-door.ts';
import { isCount, isPlayerCount, isSeatOf } from '../../lib/reading.ts';
import { ASK, ASK_MOVE, ASK_ROLL, PLAYERS } from './board.ts';
import { placesOf, sweepOf } from './boats.ts';
import { IN_BAY, placeOf, pontoonOf, squareOf } from './chart.ts';
import { InvalidInput } from './errors.ts';
import { type GameEvent, redact } from './events.ts';
import { listMoves } from './legal.ts';
import { type Move, unpackMove } from './moves.ts';
import { isSquare } from './named.ts';
import { MOST_MOVES } from './packed.ts';
import { check, playWithEvents } from './play.ts';
import { boardOf, type State } from './state.ts';
import {
  BOATS,
  type BoatId,
  HEADINGS,
  type Heading,
  type PlayerCount,
  type Seat,
  type Square,
  WAYS,
  type Way,
} from './types.ts';

export const endsTurn = (event: GameEvent): boolean => typeOf(event) === 'turn-ended';

/** Chance or a secret has spoken: to take this back would be to know it beforehand. */
export function revealsHidden(event: GameEvent): boolean {
  switch (typeOf(event)) {
    case 'goods-laid': // the kinds were drawn
    case 'objective-taken': // a card from the pile
    case 'drew':
    case 'rolled':
    case 'rerolled':
    case 'won': // all objectives are laid open
      return true;
    default:
      return false;
  }
}

/** Whether an event is what the move itself says, rather than what comes of it. */
export function isMoveItself(event: GameEvent): boolean {
  switch (typeOf(event)) {
    case 'boat-placed':
    case 'kept':
    case 'waived':
    case 'rolled':
    case 'rerolled':
    case 'paid':
    case 'boat-moved':
    case 'heir-moved':
    case 'swapped':
    case 'restacked':
    case 'took':
      return true;
    default:
      return false;
  }
}

const moves = new Int32Array(MOST_MOVES);

/**
 * The move that nobody need be asked for: the only answer there is to a question. With `ending` the end of a turn in which
 * nothing else can be done, too. Dice are rolled by hand.
 */
export function formality(state: State, ending = false): Move | undefined {
  const board = boardOf(state);
  const ask = board.cells[ASK];
  if (ask === ASK_ROLL || (ask === ASK_MOVE && !ending)) return undefined;
  return listMoves(board, moves) === 1 ? unpackMove(moves[0]!) : undefined;
}

/** The event without what only chance decides; nothing where that is all it tells. */
function asExpected(event: GameEvent): GameEvent[] {
  switch (event.type) {
    case 'drew': {
      const { cards: _cards, ...counted } = event;
      return [counted];
    }
    case 'rolled':
    case 'rerolled':
    case 'objective-taken':
      return [];
    default:
      return [event];
  }
}

/** What a move would bring, as far as that seat may know before making it; nothing for one that is not legal. */
export function foresee(state: State, seat: Seat, move: Move): GameEvent[] {
  const { cells } = boardOf(state);
  if (!isSeatOf(seat, cells[PLAYERS]!)) throw new InvalidInput('seat');
  if (check(state, move) !== undefined) return [];
  return playWithEvents(state, move).events.flatMap((event) => asExpected(redact(event, seat)));
}

/** The names of those places that are in the bay. */
const squaresAt = (places: readonly number[]): Square[] =>
  places.filter((place) => IN_BAY[place] === 1).map(squareOf);

function checkLying(boat: BoatId, at: Square, heading: Heading): void {
  if (!isCount(boat, BOATS - 1) || !isSquare(at) || !HEADINGS.includes(heading))
    throw new InvalidInput('boat');
}

/** The squares of a boat that lies like that: the sailor's, pile 0's, pile 1's; less those outside the bay. */
export function squaresOf(boat: BoatId, at: Square, heading: Heading): Square[] {
  checkLying(boat, at, heading);
  return squaresAt(placesOf(boat, placeOf(at), HEADINGS.indexOf(heading)));
}

/** `boat.turn`: the squares that it would sweep, less those outside the bay. */
export function sweptSquares(boat: BoatId, at: Square, heading: Heading, to: Way): Square[] {
  checkLying(boat, at, heading);
  if (!WAYS.includes(to)) throw new InvalidInput('boat');
  return squaresAt(sweepOf(boat, placeOf(at), HEADINGS.indexOf(heading), WAYS.indexOf(to)));
}

/** `setup.pontoons`: the pontoon of each seat. */
export function pontoons(players: PlayerCount): Square[] {
  if (!isPlayerCount(players)) throw new InvalidInput('seat');
  return Array.from({ length: players }, (_, seat) => squareOf(pontoonOf(players, seat)));
}
