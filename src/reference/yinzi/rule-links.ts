/** Where a rule is explained: its page, after the language, and its anchor. */
import type { RuleId } from '../../games/yinzi/index.ts';

/** The part before the dot names the page, but for these. */
const PAGES: Readonly<Record<string, string>> = {
  box: 'setup',
  idea: 'ideas',
  bonus: 'bonuses',
  advance: 'advancements',
  round: 'round-end',
  rate: 'round-end',
  end: 'scoring',
  score: 'scoring',
};

const OF_THE_ROUND: readonly RuleId[] = ['round.bonus', 'round.actions'];

export function rulePath(id: RuleId): string {
  const part = id.split('.')[0]!;
  const page = OF_THE_ROUND.includes(id) ? part : (PAGES[part] ?? part);
  return `/yinzi/rules/${page}/#${id}`;
}
