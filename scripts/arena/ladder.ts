/**
 * node scripts/arena/ladder.ts [games] [iterations]: the table of docs/bots.md, a row as soon as it is known. The master gets
 * so many iterations, by default its own; a number of iterations does not hang on the machine's other work.
 */
import { availableParallelism } from 'node:os';
import { THINKING } from '../../src/bots/dunhuang/levels.ts';
import type { PlayerCount } from '../../src/games/dunhuang/index.ts';
import { percent, runMatch } from './run.ts';
import type { Job } from './worker.ts';

const GAMES = Number(process.argv[2] ?? 400);
const ITERATIONS = Number(process.argv[3] ?? THINKING.master!.iterations);

interface Rung {
  readonly a: string;
  readonly b: string;
  readonly players: PlayerCount;
  readonly times?: number; // so many times the master's iterations, for A
}

const RUNGS: readonly Rung[] = [
  { a: 'greedy', b: 'random', players: 2 },
  { a: 'greedy', b: 'beginner', players: 2 },
  { a: 'planner', b: 'greedy', players: 2 },
  { a: 'master', b: 'greedy', players: 2 },
  { a: 'master', b: 'planner', players: 2 },
  { a: 'master', b: 'greedy', players: 3 },
  { a: 'master', b: 'greedy', players: 4 },
  { a: 'seeing-master', b: 'master', players: 2 },
  { a: 'seeing-master', b: 'greedy', players: 2, times: 10 },
  { a: 'seeing-master', b: 'greedy', players: 4, times: 10 },
];

const effortOf = (name: string, times = 1): { iterations?: number } =>
  name.endsWith('master') ? { iterations: times * ITERATIONS } : {};

console.log('| A | B | players | games | iterations of A | A wins | 95 % |\n|---|---|---|---|---|---|---|');
for (const { a, b, players, times } of RUNGS) {
  const efforts: [object, object] = [effortOf(a, times), effortOf(b)];
  const names: [string, string] = [a, b];
  const job: Job = { game: 'dunhuang', players, names, efforts, seed: 'ladder' };
  const { games, wins, interval, iterations } = await runMatch(job, GAMES, availableParallelism());
  const range = `${percent(interval[0])} to ${percent(interval[1])}`;
  console.log(
    `| ${a} | ${b} | ${players} | ${games} | ${iterations[0] ?? ''} | ${percent(wins)} | ${range} |`,
  );
}
