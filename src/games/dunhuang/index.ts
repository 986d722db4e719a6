/** The readable door into the rules of Merchants of Dunhuang: verbs, types and codes. The other, for who is in a hurry, is fast.ts. */

export { cardsOf, goodsInGame, startingCoins } from './box.ts';
export { spaceAfter, stepsTo } from './camel.ts';
export { CIRCLES, decodeSetup, encodeSetup } from './circle-code.ts';
export { type CircleTrait, circleTraits } from './circle-traits.ts';
export { determinize } from './determinize.ts';
export {
  ERROR_CODES,
  IllegalMove,
  InvalidInput,
  InvalidOptions,
  InvalidPosition,
  InvalidRecord,
  InvalidSetupCode,
  type MoveError,
} from './errors.ts';
export { type GameEvent, redact } from './events.ts';
export type { Move } from './moves.ts';
export { neededToWin } from './needed-to-win.ts';
export { characterMove, type Named, type Need, needsOf } from './needs.ts';
export { openView } from './open-view.ts';
export type { GameOptions } from './options.ts';
export * as outlook from './outlook.ts';
export { check, legalMoves, type Outcome, outcome, play, playWithEvents, toMove } from './play.ts';
export { countPlayable } from './playable.ts';
export { fromPosition, type Position, toPosition } from './position.ts';
export { contentsFor, PREPARATION } from './preparation.ts';
export { bonusCoins, priceOf } from './prices.ts';
export { bringsUnknown, endsTurn, foresee, formality, isMoveItself, revealsHidden } from './questions.ts';
export { decodeGame, encodeGame, type GameRecord } from './record.ts';
export { FIXED_RULINGS, RULE_IDS, type RuleId, SELECTABLE_RULINGS } from './rules.ts';
export { DEFAULT_RULINGS, RULING_NAMES, RULING_VALUES, type Rulings } from './rulings.ts';
export { POINTS_PER_TOKEN, type ScoreSheet, type ScoreTable } from './score.ts';
export { finalScores } from './score-read.ts';
export { type CountedTable, type ScoreWarning, scoreWarnings } from './score-warnings.ts';
export { type Settlement, settleToken } from './settle.ts';
export { createGame } from './setup.ts';
export type { State } from './state.ts';
export { toldView } from './told-view.ts';
export * as tracker from './tracker.ts';
export { TRAITS, type Trait } from './traits.ts';
export {
  CHARACTERS,
  type CharacterId,
  GOODS,
  type Good,
  type PlayerCount,
  SEATS,
  type Seat,
  type Side,
  SPACES,
  type Space,
  TILES,
} from './types.ts';
export { type View, view } from './view.ts';
