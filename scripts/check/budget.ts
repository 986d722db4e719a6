import { KINDS, type Kind, type Weight } from './weigh.ts';

/** A sentence for each thing that weighs too much; a kind nobody gave a budget is too much as well. */
export function overweight(page: string, weight: Weight, budget: Partial<Record<Kind, number>>): string[] {
  return KINDS.flatMap((kind) => {
    const limit = budget[kind];
    if (limit === undefined) return [`/${page}: budgets.json has no budget for its ${kind}`];
    return weight[kind] > limit ? [`/${page}: ${kind} is ${weight[kind]} bytes, over its ${limit}`] : [];
  });
}

/** A sentence for each game of which too much is kept for offline use. */
export function tooMuchKept(
  kept: Readonly<Record<string, number>>,
  budgets: Readonly<Record<string, number>>,
): string[] {
  return Object.entries(kept).flatMap(([game, bytes]) => {
    const limit = budgets[game];
    if (limit === undefined) return [`budgets.json says nothing about ${game} offline`];
    return bytes > limit ? [`${game}: ${bytes} bytes are kept for offline use, over its ${limit}`] : [];
  });
}
