/** Where a rule is explained: its page, after the language, and its anchor. */
import type { RuleId } from '../../games/dunhuang/index.ts';

/** The part before the dot names the page; where it names none, the rule is a ruling. */
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
  return `/dunhuang/rules/${PAGES[kind] ?? 'rulings'}/#${id}`;
}
