/** Where a rule is explained: its page, after the language, and its anchor. */
import type { RuleId } from '../../games/yinzi/index.ts';

/** The part before the dot names the page; what belongs to the end of a round has one together. */
const PAGES: Readonly<Record<string, string>> = {
  box: 'setup',
  setup: 'setup',
  idea: 'ideas',
  bonus: 'bonuses',
  fortune: 'fortune',
  work: 'work',
  routes: 'routes',
  advance: 'advancements',
  round: 'round-end',
  rate: 'round-end',
  rural: 'rural',
  end: 'scoring',
  score: 'scoring',
};

const OF_THE_ROUND: readonly RuleId[] = ['round.bonus', 'round.actions'];

export function rulePath(id: RuleId): string {
  const page = OF_THE_ROUND.includes(id) ? 'round' : PAGES[id.split('.')[0]!];
  return `/yinzi/rules/${page}/#${id}`;
}
