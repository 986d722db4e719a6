/**
 * Yinzi's rules as far as a companion needs them: set-up, where a game stands, the sums of a round, the final score. Pure functions on plain
 * values; whatever is handed in is read once and answered with a value or a coded error.
 */
export * from './box.ts';
export {
  BONUSES,
  type Bonus,
  type CompanionGame,
  checkTap,
  FORTUNE_ACTIONS,
  type FortuneAction,
  follow,
  PHASES,
  type Phase,
  type Standing,
  TAP_ERRORS,
  type Tap,
  type TapError,
  type Used,
  WORK_ACTIONS,
  type WorkAction,
} from './companion.ts';
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
export { type BoxProfile, capacityAt, EMPTY_PROFILE, rateAt, readProfile } from './profile.ts';
export { RULES, type RuleId } from './rules.ts';
export {
  type CountedGame,
  type CountedPlayer,
  finalScores,
  type LineCode,
  MARKETS,
  type Market,
  type ScoreLine,
  type ScoreSheet,
} from './score.ts';
export { type ScoreWarning, scoreWarnings } from './score-warnings.ts';
export {
  CROP_TRACK,
  cropsLeftOut,
  drawSetup,
  type Setup,
  type SetupCounts,
  type SetupOptions,
  START_COPPER,
  setupCounts,
} from './setup.ts';
export { payTaxes, type TaxBill, type TaxPayment, taxOwed } from './taxes.ts';
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
