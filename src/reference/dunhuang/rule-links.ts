/** Where a rule is explained: its page, after the language, and its anchor. */
import { FIXED_RULINGS, type RuleId, SELECTABLE_RULINGS } from '../../games/dunhuang/index.ts';

const RULINGS: readonly string[] = [...SELECTABLE_RULINGS, ...FIXED_RULINGS];

/** The part before the dot names the page. */
const PAGES: Readonly<Record<string, string>> = {
  box: 'box',
  setup: 'setup',
  turn: 'turn',
  majority: 'majority',
  token: 'shang',
  end: 'end',
  score: 'scoring',
};

export function rulePath(id: RuleId): string {
  const [kind = '', name = ''] = id.split('.');
  if (kind === 'character') return `/dunhuang/characters/${name}/#${id}`;
  return `/dunhuang/rules/${RULINGS.includes(id) ? 'rulings' : PAGES[kind]}/#${id}`;
}
