/** Where a rule is explained: its page, after the language, and its anchor. */
import { type RuleId, SELECTABLE_RULINGS } from '../../games/dragon-market/index.ts';

/** The part before the dot names the page. */
const PAGES: Readonly<Record<string, string>> = {
  box: 'setup',
  setup: 'setup',
  turn: 'turn',
  boat: 'boats',
  heir: 'heirs',
  goods: 'goods',
  end: 'end',
  advanced: 'advanced',
  power: 'advanced',
  team: 'teams',
  deck: 'rulings',
};

export function rulePath(id: RuleId): string {
  const chosen = (SELECTABLE_RULINGS as readonly string[]).includes(id);
  return `/dragon-market/rules/${chosen ? 'rulings' : PAGES[id.split('.')[0]!]}/#${id}`;
}
