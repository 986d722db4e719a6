/** npm run train -- --players 4 --rounds 6 --positions 250000: learns the bots' evaluation by self-play. */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { byItself, QuickMeasure } from '../src/bots/dunhuang/measure.ts';
import { deepEvaluation, type Net } from '../src/bots/dunhuang/net.ts';
import { TurnJudge } from '../src/bots/dunhuang/turns.ts';
import { decodeNet, encodeNet, type Weights } from '../src/bots/dunhuang/weights.ts';
import type { PlayerCount } from '../src/games/dunhuang/index.ts';
import { below, seedFrom } from '../src/lib/random.ts';
import { emptyNet, Fitter } from './train/fit.ts';
import { Positions } from './train/positions.ts';
import { SelfPlay } from './train/self-play.ts';

const RATE = 0.03;
const FILE = new URL('../src/bots/dunhuang/weights.json', import.meta.url);

const { values: args } = parseArgs({
  options: {
    players: { type: 'string', default: '2' },
    rounds: { type: 'string', default: '6' },
    positions: { type: 'string', default: '250000' }, // a round
    chooser: { type: 'string', default: 'quick' }, // of moves, as in play; or deep, in the second half
    seed: { type: 'string', default: 'dunhuang' },
    from: { type: 'string' }, // begin with the committed weights
    out: { type: 'string', default: FILE.pathname },
  },
});

const players = Number(args.players) as PlayerCount;
const rounds = Number(args.rounds);
const dice = new Int32Array(4);
seedFrom(`${args.seed} ${players}`, dice, 0);
const random = (): number => below(dice, 0, 2 ** 30) / 2 ** 30;

function read(): Weights {
  try {
    return JSON.parse(readFileSync(args.out, 'utf8')) as Weights;
  } catch {
    return { trained: {}, nets: {} };
  }
}

function save(net: Net, games: number, loss: number): void {
  const weights = read();
  weights.nets[players] = encodeNet(net);
  weights.trained[players] = { date: new Date().toISOString().slice(0, 10), games, loss };
  writeFileSync(args.out, `${JSON.stringify(weights, null, 2)}\n`);
}

function shuffled(count: number): Int32Array {
  const order = Int32Array.from({ length: count }, (_, i) => i);
  for (let i = count - 1; i > 0; i--) {
    const j = below(dice, 0, i + 1);
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  return order;
}

const begun = args.from === undefined ? undefined : (JSON.parse(readFileSync(args.from, 'utf8')) as Weights);
const net = begun === undefined ? emptyNet(random) : decodeNet(begun.nets[players]!);
const table = new SelfPlay(players, args.seed, random);
const positions = new Positions(players, Number(args.positions));
let games = begun?.trained[players]?.games ?? 0;

let fitter = new Fitter(net, RATE);

for (let round = 0; round < rounds; round++) {
  const first = begun === undefined && round === 0;
  // Early games are poor: what was learnt about step sizes from them is forgotten.
  if (round === 3) fitter = new Fitter(net, RATE);
  const deep = args.chooser === 'deep' && round > rounds / 2;
  const policy = new TurnJudge(deep ? byItself(deepEvaluation(net)) : new QuickMeasure(net));
  const habits = { wildness: first ? 1 : 0.2, blunder: first ? 0 : 0.03, trust: first ? 1 : 0.8 };
  positions.clear();
  const before = games;
  while (!positions.full) {
    table.game(policy, habits, positions, (at, chances) => fitter.chances(positions, at, chances));
    games++;
  }
  const learning = Math.floor(positions.count * 0.9); // the last games are kept apart to be tested on
  const unseen = Int32Array.from({ length: positions.count - learning }, (_, i) => learning + i);
  const test = fitter.fit(positions, unseen, false);
  fitter.fit(positions, shuffled(learning), true);
  const after = fitter.fit(positions, unseen, false);
  save(net, games, after.deep);
  console.log(
    `round ${round}: ${games - before} games, ${positions.count} positions; loss of unseen ones: quick ` +
      `${test.quick.toFixed(4)} to ${after.quick.toFixed(4)}, deep ${test.deep.toFixed(4)} to ${after.deep.toFixed(4)}`,
  );
}
