/** Root-parallel search: the choices of several workers as one. */
import type { Choice } from './search.ts';

export function merge(thoughts: readonly (readonly Choice[])[]): Choice[] {
  const byMove = new Map<number, { visits: number; sum: number }>();
  for (const { move, visits, value } of thoughts.flat()) {
    const seen = byMove.get(move) ?? { visits: 0, sum: 0 };
    byMove.set(move, { visits: seen.visits + visits, sum: seen.sum + visits * value });
  }
  return [...byMove]
    .map(([move, { visits, sum }]): Choice => ({ move, visits, value: visits === 0 ? 0 : sum / visits }))
    .sort((a, b) => b.visits - a.visits || b.value - a.value || a.move - b.move);
}
