/**
 * node scripts/arena/ladder.ts [games]: the table of docs/bots.md, a row as soon as it is known. The searching levels get
 * the iterations that a second gives them on an ordinary desktop core, so that the figures do not hang on the machine's other work.
 */
import { availableParallelism } from 'node:os';
import { percent, runMatch } from './run.ts';

const GAMES = Number(process.argv[2] ?? 400);
const SECOND = { 2: 20_000, 4: 10_000 } as const; // iterations

interface Rung {
  readonly a: string;
  readonly b: string;
  readonly players: 2 | 4;
  readonly effort?: number; // of A, in seconds
  readonly other?: number; // of B
}

const RUNGS: readonly Rung[] = [
  { a: 'greedy', b: 'random', players: 2 },
  { a: 'greedy', b: 'beginner', players: 2 },
  { a: 'planner', b: 'greedy', players: 2 },
  { a: 'master', b: 'greedy', players: 2, effort: 1 },
  { a: 'master', b: 'planner', players: 2, effort: 1 },
  { a: 'master', b: 'greedy', players: 4, effort: 1 },
  { a: 'seeing-master', b: 'master', players: 2, effort: 1, other: 1 },
  { a: 'seeing-master', b: 'greedy', players: 2, effort: 10 },
  { a: 'seeing-master', b: 'greedy', players: 4, effort: 10 },
];

console.log('| A | B | players | games | iterations of A | A wins | 95 % |\n|---|---|---|---|---|---|---|');
for (const { a, b, players, effort, other } of RUNGS) {
  const iterations = effort === undefined ? undefined : effort * SECOND[players];
  const others = other === undefined ? undefined : other * SECOND[players];
  const efforts: [object, object] = [{ iterations }, { iterations: others }];
  const job = { players, names: [a, b] as [string, string], efforts, seed: 'ladder' };
  const { games, wins, interval } = await runMatch(job, GAMES, availableParallelism());
  const range = `${percent(interval[0])} to ${percent(interval[1])}`;
  console.log(`| ${a} | ${b} | ${players} | ${games} | ${iterations ?? ''} | ${percent(wins)} | ${range} |`);
}
