/** What can be wrong with the link to a game. */
import type { Values } from '../../../i18n/translate.ts';

/** Why a link leads nowhere, besides the troubles that a record has; words for these are in i18n under `table.link`. */
export const LINK_PROBLEMS = ['no-such-move', 'no-such-seat', 'other-game'] as const;

export interface LinkProblem {
  readonly problem: (typeof LINK_PROBLEMS)[number] | (string & {});
  readonly detail?: Values | undefined;
}

export const isLinkProblem = (problem: string): problem is (typeof LINK_PROBLEMS)[number] =>
  LINK_PROBLEMS.some((one) => one === problem);
