import { posix } from 'node:path';

/** What a page may weigh, of the rules in budgets.json: later ones say more about fewer pages, and win. */
export function budgetFor<Budget extends object>(
  page: string,
  rules: readonly (Budget & { readonly pages: string })[],
): Partial<Budget> {
  const fitting = rules.filter(({ pages }) => posix.matchesGlob(`/${page}`, pages));
  return Object.assign({}, ...fitting.map(({ pages: _, ...budget }) => budget));
}
