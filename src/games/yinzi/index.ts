/**
 * Yinzi's rules as far as a companion needs them: set-up, where a game stands, the sums of a round, the final score. Pure functions on plain
 * values; whatever is handed in is read once and answered with a value or a coded error.
 */
export * from './box.ts';
export {
  checkTap,
  follow,
  owedBy,
  type Standing,
  TAP_ERRORS,
  type TapError,
  type Used,
} from './companion.ts';
export { COUNTED, type Counted, type CountedPlayer, TOO_HIGH } from './counted.ts';
export { INPUT_ERRORS, type InputErrorCode, InvalidInput } from './errors.ts';
export {
  FOOD_ADVANCEMENTS,
  FOODS,
  type Food,
  type FoodAdvancement,
  feed,
  foodNeeded,
  HALF_FOODS,
  type Larder,
  type Meal,
  RURAL_FOODS,
  WHOLE_FOODS,
} from './feeding.ts';
export { PREPARATION, type PreparationStep } from './preparation.ts';
export {
  type BoxProfile,
  EMPTY_PROFILE,
  LONGEST_TRACK,
  MOST_PRINTED,
  numberAt,
  type ProfilePart,
  type ProfilePlace,
  RATE_SPACES,
  readProfile,
  withNumber,
} from './profile.ts';
export { capacityAt, joinProfiles, knownIn, rateAt, stepsTo } from './profile-asked.ts';
export { boundsOf } from './profile-bounds.ts';
export { RULES, type RuleId } from './rules.ts';
export {
  type CountedGame,
  finalScores,
  LINES,
  type LineCode,
  type ScoreLine,
  type ScoreSheet,
  type Term,
} from './score.ts';
export { SCORE_WARNINGS, type ScoreWarning, scoreWarnings } from './score-warnings.ts';
export {
  CROP_TRACK,
  drawSetup,
  drawShips,
  LONGEST_SEED,
  type Setup,
  type SetupOptions,
  type ShipOptions,
  type Ships,
  START_COPPER,
} from './setup.ts';
export { cropsLeftOut, type SetupCounts, setupCounts } from './setup-counts.ts';
export {
  BONUSES,
  type Bonus,
  CARD_VALUES,
  type CardValue,
  type CompanionGame,
  FORTUNE_ACTIONS,
  type FortuneAction,
  OF_EACH,
  PHASES,
  type Phase,
  readCompanionGame,
  type Tap,
  WORK_ACTIONS,
  type WorkAction,
} from './taps.ts';
export { payTaxes, type TaxBill, type TaxPayment, taxOwed } from './taxes.ts';
export * from './tiles.ts';
export {
  capacityNeeded,
  FACTORY_STEPS,
  type FactoryStep,
  factoryCost,
  type Level,
  type Load,
  moveRate,
  type Production,
  type Sale,
  saleOf,
  type Way,
  waysToProduce,
} from './trade.ts';
export { fight, type Troop, type War, type WarResult } from './war.ts';
