import { LEVELS as DRAGON_LEVELS, REASONS as DRAGON_REASONS } from '../../src/bots/dragon-market/index.ts';
import {
  BOT_ERRORS,
  CONTRASTS,
  DEGREES,
  LEVELS,
  PERSONALITIES,
  REASONS,
  RISKS,
} from '../../src/bots/dunhuang/index.ts';
import { SOURCES } from '../../src/components/dunhuang/sources.ts';
import {
  ERROR_CODES as DRAGON_ERRORS,
  RULING_VALUES as DRAGON_RULINGS,
  POWERS,
  RULING_NAMES,
} from '../../src/games/dragon-market/index.ts';
import {
  CHARACTERS,
  circleTraits,
  ERROR_CODES,
  GOODS,
  RULE_IDS,
  RULING_VALUES,
  SEATS,
  TRAITS,
  tracker,
} from '../../src/games/dunhuang/index.ts';
import {
  BONUSES,
  COUNTED,
  CROPS,
  FACTORIES,
  FACTORY_STEPS,
  FOODS,
  FORTUNE_ACTIONS,
  LINES,
  MARKETS,
  PHASES,
  PROVINCES,
  SCORE_WARNINGS,
  SECTIONS,
  TAP_ERRORS,
  WORK_ACTIONS,
} from '../../src/games/yinzi/index.ts';
import { KIND_IDS } from '../../src/islands/data/kinds.ts';
import { ANSWERS, DEEDS } from '../../src/islands/dunhuang/examples/model.ts';
import { LESSONS, TASKS } from '../../src/islands/dunhuang/learn/lessons/index.ts';
import { TOLD } from '../../src/islands/dunhuang/majority/track.ts';
import { PUZZLE_KINDS } from '../../src/islands/dunhuang/puzzles/puzzle.ts';
import { remarkOf } from '../../src/islands/dunhuang/setup/expect.ts';
import { PRESETS } from '../../src/islands/dunhuang/setup/presets/index.ts';
import { RULE_OF } from '../../src/islands/dunhuang/table/explain/explanations.ts';
import { LINK_PROBLEMS } from '../../src/islands/table/address/problems.ts';
import { REFUSALS } from '../../src/islands/table/devices/protocol/messages.ts';
import { KEYS } from '../../src/islands/table/settings/keys.ts';
import { PACES } from '../../src/islands/table/settings/model.ts';
import { FILE_PROBLEMS } from '../../src/islands/table/storage/import-export.ts';
import { SUM_IDS } from '../../src/islands/yinzi/sums/sum.ts';
import { GAMES } from '../../src/site/games.ts';
import { NAV_PAGES } from '../../src/site/navigation.ts';
import { everySides } from '../islands/dunhuang/setup/support/sides.ts';

/** Keys that code puts together from a prefix and an id; 'any' for ids that the engine makes up as it grows. */
const pages = NAV_PAGES.map(({ id }) => id);
/** What every page to practise on says. */
const PAGE_WORDS = ['title', 'lead', 'description', 'noscript'];

export const ASSEMBLED = {
  'broken.': ['title', 'text', 'step.title', 'step.text'],
  'bot.level.': LEVELS.flatMap((level) => [level, `${level}.about`]),
  'bot.personality.': PERSONALITIES,
  'advice.reason.': REASONS.flatMap((code) => [
    code,
    ...['one', 'other', 'hand', 'shop'].map((form) => `${code}.${form}`),
  ]),
  'advice.risk.': RISKS,
  'advice.next.': DEGREES,
  'advice.other.': [...CONTRASTS, 'risk'],
  'bot.error.': BOT_ERRORS,
  'nav.': pages,
  'site.unofficial.': GAMES.map(({ id }) => id),
  'yinzi.section.': SECTIONS,
  'yinzi.sum.': SUM_IDS,
  'yinzi.': ['box', 'round', 'score', 'setup', 'sums'].flatMap((tool) => [`${tool}.title`, `${tool}.lead`]),
  'yinzi.good.': FOODS,
  'yinzi.sum.factories.': FACTORY_STEPS,
  'yinzi.market.': MARKETS,
  'yinzi.score.line.': LINES.map(({ code }) => code),
  'yinzi.score.of.': COUNTED.filter(
    (of) => ![...MARKETS, ...SECTIONS].includes(of as (typeof SECTIONS)[number]),
  ),
  'yinzi.score.why.': [...LINES.map(({ rule }) => rule), 'score.tie'],
  'yinzi.score.warning.': SCORE_WARNINGS,
  'yinzi.score.verdict.': ['points', 'order', 'level'],
  'yinzi.score.won.': ['points', 'order'],
  'yinzi.crop.': CROPS,
  'yinzi.factory.': FACTORIES,
  'yinzi.province.': PROVINCES,
  'yinzi.setup.': ['rate', 'supply'],
  'yinzi.setup.said.': ['drawn', 'opened', 'damaged', 'undone'],
  'yinzi.round.phase.': PHASES,
  'yinzi.round.error.': TAP_ERRORS,
  'yinzi.bonus.': BONUSES.flatMap((bonus) => [bonus, `${bonus}.text`]),
  'yinzi.fortune.': FORTUNE_ACTIONS,
  'yinzi.work.': WORK_ACTIONS,
  'yinzi.box.problem.': ['damaged', 'not-ours', 'newer'],
  'yinzi.sum.field.': ['own', 'rural', 'troop', 'veterans', 'recruit', 'pieces', 'borders', 'rice', 'wheat'],
  'yinzi.when.': ['ships', 'food', 'build', 'produce', 'fields', 'undertakings', 'war', 'routes', 'any'],
  'page.': pages.map((id) => `${id}.text`),
  'home.link.': ['rules', 'score', 'table'].flatMap((id) => [`${id}.title`, `${id}.text`]),
  'good.': GOODS,
  'character.': CHARACTERS,
  'rules.token.': ['number', 'shang'],
  'source.': SOURCES,
  'colour.': SEATS,
  'why.': RULE_IDS,
  'score.verdict.': ['points', 'coins', 'shared', 'instant', 'uncounted'],
  'score.supply.': RULING_VALUES.supply,
  'score.warning.': ['prestige', 'coins', 'instant-tokens', 'instant-goods'],
  'score.what.more.': ['prestige', 'token', 'card'],
  'score.notice.': [
    'cleared',
    'deleted',
    'linked',
    'tracked',
    'opened',
    'bad-link',
    'saved',
    'bad-file',
    'shelved',
    'added',
    'elsewhere',
  ],
  'score.stats.': ['player', 'games', 'wins', 'average', 'best', 'how', 'points'],
  'score.stats.how.': ['points', 'coins', 'shared', 'instant'],
  'score.': ['title', 'lead', 'noscript', 'prestige', 'coins'],
  'majority.': ['title', 'lead', 'noscript'],
  'majority.religion.': tracker.RELIGIONS,
  'majority.ruling.': tracker.TOKEN_RULINGS.flatMap((name) => [name, ...RULING_VALUES[name]]),
  'majority.hand.': ['place', 'remove', 'turn'],
  'majority.cell.': ['place', 'remove', 'turn'],
  'majority.with.': ['number', 'shang'],
  'majority.told.': TOLD,
  'majority.ask.': ['protect', 'pay'].flatMap((question) => [question, `${question}.yes`, `${question}.no`]),
  'majority.odd.': tracker.ODDITIES,
  'setup.notice.': ['dealt', 'opened', 'played', 'copied', 'copy-failed', 'deleted'],
  'setup.refusal.': ['both-in', 'both-out'],
  'setup.preset.': PRESETS.flatMap(({ id }) => [id, `${id}.why`]),
  'setup.trait.': TRAITS,
  'setup.expect.': everySides()
    .flatMap((sides) => circleTraits(sides))
    .map(remarkOf),
  'puzzle.': [
    ...PAGE_WORDS,
    ...PUZZLE_KINDS.flatMap((kind) => ['kind', 'goal', 'missed', 'why'].map((what) => `${what}.${kind}`)),
  ],
  'learn.': PAGE_WORDS,
  'learn.lesson.': LESSONS.flatMap(({ id }) => [`${id}.title`, `${id}.about`]),
  'learn.task.': TASKS.flatMap(({ id, mistakes }) =>
    ['goal', 'done', 'hint', ...mistakes.map((mistake) => `wrong.${mistake.id}`)].map(
      (what) => `${id}.${what}`,
    ),
  ),
  'data.row.': ['games', 'dragon-games', ...KIND_IDS],
  'data.aside.': ['readable', 'damaged', 'newer'],
  'data.import.': ['not-ours', 'newer', 'empty'],
  'data.mode.': ['merge', 'replace'],
  'data.done.': ['merge', 'replace', 'delete', 'back', 'aside-delete'],
  'data.': ['merge.do', 'replace.do'],
  'storage.': ['refused', 'full', 'damaged', 'newer'],
  'try.': [...DEEDS, ...ANSWERS],
  'try.told.': ['free', 'tie', 'more', 'fewer', 'cannot-pay', 'declined', 'ask-protect', 'ask-pay'],
  'error.': ERROR_CODES.move,
  'error.input.': ERROR_CODES.input,
  'error.options.': ERROR_CODES.options,
  'error.position.': ERROR_CODES.position,
  'error.record.': ERROR_CODES.record,
  'error.setup.': ERROR_CODES.setup,
  'dragon.good.': Array.from({ length: 20 }, (_, kind) => kind),
  'dragon.power.': POWERS.flatMap((power) => [power, `${power}.text`]),
  'dragon.cards.': ['blue', 'red'],
  'dragon.cards.problem.': ['damaged', 'not-ours', 'newer'],
  'dragon.table.direction.': ['n', 'e', 's', 'w'],
  'dragon.table.square.': ['slide', 'turn'],
  'dragon.table.move.': 'any',
  'dragon.table.event.': 'any',
  'dragon.table.target.new.': ['end', 'centre'],
  'dragon.table.standing.': ['last', 'home'],
  'dragon.table.ruling.': RULING_NAMES.flatMap((name) => [
    name,
    ...DRAGON_RULINGS[name].map((value) => `${name}.${value}`),
  ]),
  'dragon.table.level.': DRAGON_LEVELS.flatMap((level) => [level, `${level}.about`]),
  'dragon.table.reason.': DRAGON_REASONS.flatMap((code) => [code, `${code}.one`, `${code}.other`]),
  'dragon.mat.': ['have', 'need', 'waived'],
  'dragon.error.': DRAGON_ERRORS.move,
  'dragon.error.input.': DRAGON_ERRORS.input,
  'dragon.error.options.': DRAGON_ERRORS.options,
  'dragon.error.position.': DRAGON_ERRORS.position,
  'dragon.error.record.': DRAGON_ERRORS.record,
  'event.': 'any',
  'table.move.': 'any',
  'table.board.with.': ['number', 'shang'],
  'table.board.own.': ['shop', 'hand', 'shop.none', 'hand.none'],
  'table.board.into.': ['shop', 'hand'],
  'table.board.undo.': ['start', 'hidden', 'other', 'freely'],
  'table.board.ask.': ['keep-dealt', 'place-camel', 'camel', 'end', 'keep-drawn', 'over'],
  'table.board.use.': 'any',
  'table.unusable.': 'any',
  'table.ruling.': (['sameGood', 'endTrigger'] as const).flatMap((name) => [name, ...RULING_VALUES[name]]),
  'table.': (['hint', 'menu', 'settings', 'keys', 'log', 'review', 'cast', 'devices'] as const).map(
    (overlay) => `${overlay}.title`,
  ),
  'table.settings.pace.': PACES,
  'table.settings.': ['coach', 'autoEnd', 'oneTap', 'takeBack', 'sound', 'awake'].flatMap((name) => [
    name,
    `${name}.about`,
  ]),
  'table.keys.': KEYS.map(([, does]) => does),
  'table.explain.token.': ['number', 'shang'],
  'table.explain.': Object.keys(RULE_OF).flatMap((thing) => [thing, `${thing}.title`]),
  'table.link.': LINK_PROBLEMS,
  'table.new.way.': ['here', 'room', 'live', 'link'],
  'coach.first.': 'any', // a test plays each of them
  'devices.arrived.': ['new', 'further', 'same', 'old'],
  'devices.seat.': ['there', 'here', 'away', 'by-host', 'by-bot'],
  'devices.refused.': REFUSALS,
  'table.file.': FILE_PROBLEMS,
  'table.keep.': ['slow', 'closed'],
} as const;
