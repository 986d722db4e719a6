/** The readable door into the rules of Dragon Market: verbs, types and codes. The other, for who is in a hurry, is fast.ts. */

import { isBoard } from './board-check.ts';
import { late } from './late.ts';
import { bringReasons } from './reasons.ts';

late.isBoard = isBoard;
bringReasons();

export { LONGEST_SEED } from '../../lib/record-limits.ts';
export { BLUE, type OwnDeck, RED } from './deck.ts';
export { determinize } from './determinize.ts';
export {
  ERROR_CODES,
  IllegalMove,
  InvalidInput,
  InvalidOptions,
  InvalidPosition,
  InvalidRecord,
  type MoveError,
} from './errors.ts';
export { type GameEvent, type Lying, redact } from './events.ts';
export type { Move } from './moves.ts';
export type { GameOptions } from './options.ts';
export { check, legalMoves, type Outcome, outcome, play, playWithEvents, toMove } from './play.ts';
export { countPlayable } from './playable.ts';
export { fromPosition, type Position, toPosition } from './position.ts';
export {
  endsTurn,
  foresee,
  formality,
  isMoveItself,
  pontoons,
  revealsHidden,
  squaresOf,
  sweptSquares,
} from './questions.ts';
export type { BoatWords, SideWords } from './read.ts';
export { bringReasons } from './reasons.ts';
export { decodeGame, encodeGame, type GameRecord } from './record.ts';
export { OUR_READINGS, RULE_IDS, type RuleId, SELECTABLE_RULINGS } from './rules.ts';
export { DEFAULT_RULINGS, RULING_NAMES, RULING_VALUES, type Rulings } from './rulings.ts';
export { createGame } from './setup.ts';
export type { State } from './state.ts';
export {
  type BoatId,
  GOODS_ON,
  HEADINGS,
  type Heading,
  isCentreBoat,
  KINDS,
  type Kind,
  OBJECTIVES,
  type PlayerCount,
  POWERS,
  type PowerId,
  type RedCard,
  SEATS,
  type Seat,
  type Square,
  type Way,
} from './types.ts';
export { openView, type Phase, type View, type ViewSide, view } from './view.ts';
