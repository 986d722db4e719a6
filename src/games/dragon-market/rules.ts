/**
 * Every rule and ruling that the engine knows, by its stable id. The same ids are anchors on the rules pages in both
 * languages, the `rule` of a refused move and of an event in the log.
 */
export const RULES = [
  'box',
  'setup.pontoons',
  'setup.boats',
  'setup.goods',
  'setup.heirs',
  'setup.objective',
  'setup.coins',
  'setup.first',
  'turn.roll',
  'turn.coins',
  'turn.leftover',
  'boat.slide',
  'boat.turn',
  'boat.carry',
  'boat.centre',
  'heir.step',
  'heir.sailor',
  'heir.pass',
  'goods.take',
  'goods.deliver',
  'end.win',
  'advanced.choose',
  'advanced.power',
  'advanced.once',
  'power.leap',
  'power.swing',
  'power.drift',
  'power.sailor',
  'power.diagonal',
  'power.jump',
  'power.swap',
  'power.pivot',
  'power.restack',
  'power.reroll',
  'power.fewer',
  'power.three',
  'power.coins',
  'team.sides',
  'deck.blue',
  'deck.red',
] as const;

/** What the rules leave open and a table may choose; the id is the option's own name. */
export const SELECTABLE_RULINGS = ['dice', 'layout', 'objectives', 'teams'] as const;

/** Where the text is open and we have read something into it (R), or the printed cards are not in it and ours stand in (O). */
export const OUR_READINGS = [
  'box', // a pontoon is one square; a die has five 3s and one 4
  'setup.goods', // at random
  'boat.carry',
  'heir.pass', // nobody begins a step that cannot be continued
  'goods.deliver', // an empty pile of objectives gives none
  'advanced.once', // the order of what comes at once, and what powers cost
  'power.jump', // 1 point
  'deck.blue',
  'deck.red',
] as const satisfies readonly (typeof RULES)[number][];

/** Made in a call that may be left out: a bundler cannot tell that a list is never looked at. */
export const RULE_IDS = /* @__PURE__ */ (() => [...RULES, ...SELECTABLE_RULINGS] as const)();

export type RuleId = (typeof RULE_IDS)[number];
