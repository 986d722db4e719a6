/**
 * Every rule and ruling that the engine knows, by its stable id. The same ids are anchors on the
 * rules pages in both languages, the `rule` of a refused move and of an event in the log.
 */
export const RULES = [
  'box',
  'setup.characters',
  'setup.goods',
  'setup.market',
  'setup.hand',
  'setup.coins',
  'setup.camel',
  'turn.camel',
  'turn.good',
  'turn.bonus',
  'turn.win',
  'turn.refill',
  'majority.take',
  'majority.lose',
  'token.shang',
  'character.painter',
  'character.musician',
  'character.princess',
  'character.dancer',
  'character.interpreter',
  'character.diplomat',
  'character.soldier',
  'character.general',
  'character.trader',
  'character.merchant',
  'character.maid',
  'character.domestic',
  'character.shepherd',
  'character.farmer',
  'character.manichean',
  'character.buddhist',
  'end.trigger',
  'score.tokens',
  'score.prestige',
  'score.hand',
  'score.cap',
  'score.tie',
] as const;

/** What the printed rules leave open and a table may choose; the id is the option's own name. */
export const SELECTABLE_RULINGS = [
  'supply',
  'middleToken',
  'emptyCollection',
  'sameGood',
  'endTrigger',
  'manichean',
] as const;

/** What the printed rules leave open and this house has settled. */
export const FIXED_RULINGS = [
  'ruling.bank',
  'ruling.short',
  'ruling.far',
  'ruling.empty-space',
  'ruling.must-take',
  'ruling.automatic',
  'ruling.own',
  'ruling.leader',
  'ruling.exchange-order',
  'ruling.as-new',
  'ruling.middle-side',
  'ruling.flip',
  'ruling.consumed',
  'ruling.cannot-pay',
  'ruling.three-tied',
  'ruling.pass',
  'ruling.no-effect',
  'ruling.princess',
  'ruling.short-pile',
  'ruling.market-exchange',
  'ruling.just-taken',
  'ruling.small-hand',
  'ruling.giver',
  'ruling.neighbours',
  'ruling.farmer-far',
  'ruling.at-least',
  'ruling.whose',
  'ruling.trigger-when',
  'ruling.hand-tie',
  'ruling.shared',
  'ruling.open',
  'ruling.memory',
] as const;

export const RULE_IDS = [...RULES, ...SELECTABLE_RULINGS, ...FIXED_RULINGS] as const;

export type RuleId = (typeof RULE_IDS)[number];
