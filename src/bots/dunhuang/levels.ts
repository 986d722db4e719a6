import type { PlayerCount } from '../../games/dunhuang/index.ts';

/** Five opponents, each different in kind. Their names for people are in i18n: people of the market. */
export const LEVELS = ['beginner', 'greedy', 'planner', 'master', 'grandmaster'] as const;
export type Level = (typeof LEVELS)[number];

export interface Thinking {
  readonly iterations: number; // where nobody says how long: what a phone makes in `ms`
  readonly ms: number; // … and what people are made to wait at most, on a slower one
  readonly deep: boolean; // looks on to its own next turn and judges with the hidden layer, or hears the answers and adds up
  readonly nodes: number; // room for the tree: 40 bytes each, never more
  readonly workers: boolean; // uses a second core where there is one
}

/** The levels that search; the other two look at one turn only. */
export const THINKING: Readonly<Partial<Record<Level, Thinking>>> = {
  planner: { iterations: 60, ms: 200, deep: false, nodes: 20_000, workers: false },
  master: { iterations: 2000, ms: 1000, deep: true, nodes: 100_000, workers: false },
  grandmaster: { iterations: 20_000, ms: 5000, deep: true, nodes: 400_000, workers: true },
};

/**
 * Whether others' answers are weighed in the tree, or only the searcher's own turn is. One opponent can be followed; with
 * several, by the arena's figures, it does better to think about more worlds (docs/bots.md).
 */
export const BEYOND: Readonly<Record<PlayerCount, boolean>> = { 2: true, 3: false, 4: false };

/** Worlds that the greedy one looks at. */
export const GREEDY_WORLDS = 8;
