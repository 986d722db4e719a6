/** What an arena says at its end. */
import { compareHabits, type HabitSummary } from './habits.ts';
import type { Effects } from './match.ts';
import type { Job } from './worker.ts';

export interface Summary {
  a: string;
  b: string;
  players: number;
  games: number;
  iterations: (number | null)[];
  wins: number; // A's share
  interval: [number, number]; // 95 %
  points: [number, number];
  instant: number; // share of the games won at once
  turns: number; // a game
  ms: [number, number]; // of processor time, a move
  habits: HabitSummary[];
}

/**
 * Games of one deal are alike, so the deal is what is counted: the interval is the mean of the deals'
 * shares, 1.96 standard errors to either side.
 */
export function summary(job: Job, deals: readonly Effects[]): Summary {
  const { players } = job;
  const games = deals.length * players;
  const shares = deals.map(({ wins }) => wins / players);
  const total = (pick: (effects: Effects) => number): number =>
    deals.reduce((sum, deal) => sum + pick(deal), 0);
  const wins = total(({ wins }) => wins) / games;
  const variance =
    shares.reduce((sum, share) => sum + (share - wins) ** 2, 0) / Math.max(1, deals.length - 1);
  const error = 1.96 * Math.sqrt(variance / deals.length);
  const scored = Math.max(
    1,
    total(({ scored }) => scored),
  );
  const perMove = (side: 0 | 1): number => total(({ ms }) => ms[side]) / total(({ moves }) => moves[side]);
  return {
    a: job.names[0],
    b: job.names[1],
    players,
    games,
    iterations: job.efforts.map(({ iterations }) => iterations ?? null),
    wins,
    interval: [Math.max(0, wins - error), Math.min(1, wins + error)],
    points: [total(({ points }) => points[0]) / scored, total(({ points }) => points[1]) / scored],
    instant: total(({ instant }) => instant) / games,
    turns: total(({ turns }) => turns) / games,
    ms: [perMove(0), perMove(1)],
    habits: compareHabits(deals.map(({ habits }) => habits)),
  };
}
