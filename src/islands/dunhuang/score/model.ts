/** The score page without a screen: what every game's has, and this game's own. */
import { computed } from '@preact/signals';
import { scoreWarnings } from '../../../games/dunhuang/index.ts';
import type { Model } from '../../model.ts';
import { createScorePage, type Surroundings } from '../../score/model.ts';
import { editing } from './editing.ts';
import { readFragment } from './link.ts';
import { reckon } from './reckoning.ts';
import { scoreRules } from './rules.ts';
import { wonWith } from './sentences.ts';
import { emptied, forSetup, isBlank, type Sheet, toCountedTable } from './sheet.ts';

const isNothing = ({ tokens, goods }: ReturnType<typeof wonWith>): boolean =>
  tokens.length + goods.length === 0;

export function createScoreModel(surroundings: Surroundings<Sheet>) {
  const page = createScorePage(scoreRules, surroundings);
  const { sheet } = page;
  const reckoning = computed(() => reckon(sheet.value));
  /** What a win at once was won with may stay unsaid: then there is nothing to warn of. */
  const warnings = computed(() => {
    const { winners, how } = reckoning.value.verdict;
    const unsaid = how === 'instant' && isNothing(wonWith(sheet.value, winners[0]!));
    return scoreWarnings(toCountedTable(sheet.value)).filter(
      ({ code }) => !(unsaid && code.startsWith('instant')),
    );
  });

  function beginSetup(setup: string, names: readonly string[]): void {
    const now = sheet.value;
    if (isBlank(now) || now.setup === setup) page.replace(forSetup(now, setup, names));
    else page.bring(forSetup(emptied(now), setup, names), 'setup');
  }

  return {
    ...page,
    reckoning,
    warnings,
    hasWarnings: computed(() => warnings.value.length > 0),
    ...editing(sheet, page.change),
    /** Takes up what an address brings; false where that is nothing, or where somebody is asked about it first. */
    follow(fragment: string): boolean {
      const { setup, players = [], ...asked } = readFragment(fragment);
      if (setup === undefined) return page.follow(asked);
      beginSetup(setup, players);
      return page.question.value === undefined;
    },
  };
}

export type ScoreModel = Model<ReturnType<typeof createScoreModel>>;
