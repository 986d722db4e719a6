/** One core's share of an arena: plays the deals it is sent. */
import { parentPort, workerData } from 'node:worker_threads';
import type { PlayerCount } from '../../src/games/dunhuang/index.ts';
import { type Effort, type GameName, gameOf } from './game.ts';
import { playDeal } from './match.ts';

export interface Job {
  game: GameName;
  players: PlayerCount;
  names: [string, string];
  efforts: [Effort, Effort];
  seed: string;
}

const job = workerData as Job;
const game = await gameOf(job.game);
const sides = [
  game.contestant(job.names[0], job.efforts[0]),
  game.contestant(job.names[1], job.efforts[1]),
] as const;

parentPort!.on('message', (deal: number) => {
  parentPort!.postMessage(playDeal(game, job.players, `${job.seed} ${deal}`, sides));
});
