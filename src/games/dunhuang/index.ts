/** The only door into the rules of Merchants of Dunhuang. */

export { playMove } from './act.ts';
export {
  ASK,
  ASK_BONUS,
  ASK_CAMEL,
  ASK_END,
  type Board,
  CAMEL,
  CIRCLE,
  CLOSING,
  COINS,
  copyBoard,
  createBoard,
  FIRST,
  HAND,
  HAND_SIZE,
  MARKET,
  NOBODY,
  PILE_SIZE,
  PLAYERS,
  PRESTIGE,
  RESULT,
  RESULT_INSTANT,
  SHANG,
  SHOP,
  TOKEN,
  TOKENS,
  TURN,
} from './board.ts';
export {
  ALL_COINS,
  ALL_PRESTIGE,
  cardsOf,
  GOODS_TO_WIN,
  goodsInGame,
  isInGame,
  startingCoins,
  tokensToWin,
} from './box.ts';
export { spaceAfter, stepsTo } from './camel.ts';
export { CIRCLES, decodeSetup, encodeSetup } from './circle-code.ts';
export type { Memory } from './claims.ts';
export {
  answerQuestion,
  type Collection,
  cardsToTake,
  changeCollection,
  type Question,
  type TokenRules,
  unseen,
} from './collection.ts';
export { determinize } from './determinize.ts';
export { type CountedTable, type Doubt, doubtsOf } from './doubts.ts';
export { winsNow } from './end-turn.ts';
export * from './errors.ts';
export { type EventType, type GameEvent, redact } from './events.ts';
export { dealGame, decider, isOver, seedBoard } from './fast.ts';
export { listMoves } from './legal.ts';
export { type Move, type MoveType, packMove, unpackMove } from './moves.ts';
export { characterMove, type Named, type Need, needsOf } from './needs.ts';
export { openView } from './open-view.ts';
export { type GameOptions, LONGEST_SEED } from './options.ts';
export { firstOf, kindOf, MOST_MOVES, secondOf, TAKE_COINS, USE } from './packed.ts';
export { check, legalMoves, type Outcome, outcome, play, playWithEvents, toMove } from './play.ts';
export { fromPosition, type Pending, type Position, toPosition } from './position.ts';
export { bonusCoins, priceOf } from './prices.ts';
export { endsTurn, foresee, formality, isMoveItself, revealsHidden } from './questions.ts';
export { type Place, possiblePlaces, type Way, wayTo } from './reachable.ts';
export { decodeGame, encodeGame, type GameRecord, LONGEST_RECORD } from './record.ts';
export * from './rules.ts';
export { DEFAULT_RULINGS, RULING_NAMES, RULING_VALUES, type Rulings } from './rulings.ts';
export { prepareSampler, type Sampler } from './sampler.ts';
export {
  finalScores,
  POINTS_PER_TOKEN,
  type ScoreSheet,
  type ScoreTable,
  scoreBoard,
  winnersOf,
} from './score.ts';
export { type Settlement, type ShopChange, settleToken } from './settle.ts';
export { createGame } from './setup.ts';
export { loadInto, type State } from './state.ts';
export { CHARACTER_TRAITS, hasTrait, TRAITS, type Trait } from './traits.ts';
export * from './types.ts';
export { type Ask, type View, type ViewSeat, view } from './view.ts';
