/** npm run arena -- --a master --b greedy --games 400 --players 2 [--game dragon-market] [--habits]: who is better, and how sure is that? */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import type { PlayerCount } from '../src/games/dunhuang/index.ts';
import { type GameName, gameOf } from './arena/game.ts';
import { percent, runMatch } from './arena/run.ts';
import type { Job } from './arena/worker.ts';

const { values: args } = parseArgs({
  options: {
    game: { type: 'string', default: 'dunhuang' },
    a: { type: 'string' },
    b: { type: 'string' },
    games: { type: 'string', default: '400' },
    players: { type: 'string', default: '2' },
    seed: { type: 'string', default: 'arena' },
    iterations: { type: 'string' }, // of A
    'b-iterations': { type: 'string' },
    ms: { type: 'string' }, // of A: processor time for each move
    'b-ms': { type: 'string' },
    cores: { type: 'string', default: String(availableParallelism()) },
    habits: { type: 'boolean', default: false }, // also how they play
    json: { type: 'boolean', default: false },
  },
});

const number = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : Number(text);

/** Who meets when nobody is named. */
const USUAL: Record<GameName, [string, string]> = {
  dunhuang: ['master', 'greedy'],
  'dragon-market': ['harbour-master', 'pilot'],
};
const game = args.game as GameName;
if (!(game in USUAL)) throw new Error(`--game is ${Object.keys(USUAL).join(' or ')}.`);
const players = Number(args.players) as PlayerCount;
if (![2, 3, 4].includes(players)) throw new Error('--players is 2, 3 or 4.');
const games = Number(args.games);
if (!(games > 0)) throw new Error('--games is how many games to play.');

const job: Job = {
  game,
  players,
  names: [args.a ?? USUAL[game][0], args.b ?? USUAL[game][1]],
  efforts: [
    { iterations: number(args.iterations), ms: number(args.ms) },
    { iterations: number(args['b-iterations']), ms: number(args['b-ms']) },
  ],
  seed: args.seed,
};
const { contestant } = await gameOf(game);
for (const name of job.names) contestant(name, {}); // a wrong name is told here, not in every worker

const result = await runMatch(job, games, Number(args.cores));
if (args.json) console.log(JSON.stringify(result));
else {
  const { interval } = result;
  console.log(
    `${result.a} against ${players - 1} × ${result.b}, ${result.games} games of ${players} players`,
  );
  console.log(
    `wins      ${percent(result.wins)} (95 %: ${percent(interval[0])} to ${percent(interval[1])}; even is ${percent(1 / players)})`,
  );
  if (result.instant < 1) {
    const [own, others] = result.points.map((points) => points.toFixed(1));
    console.log(`points    ${own} against ${others}, in the games that were scored`);
    console.log(`at once   ${percent(result.instant)} of the games`);
  }
  console.log(`turns     ${result.turns.toFixed(1)} a game`);
  console.log(
    `a move    ${result.ms[0].toFixed(2)} ms of processor time against ${result.ms[1].toFixed(2)} ms`,
  );
  if (args.habits) {
    for (const { name, a, b, more, interval } of result.habits) {
      const range = `${percent(interval[0])} to ${percent(interval[1])}`;
      console.log(
        `${name}, a turn: ${a.toFixed(3)} against ${b.toFixed(3)}, ${percent(more)} (95 %: ${range})`,
      );
    }
  }
  console.log(JSON.stringify(result));
}
