// Hostile values to every function of Yinzi's engine that reads what it is given.
import * as yinzi from '../../src/games/yinzi/index.ts';
import { PLAYED } from '../support/yinzi-game.ts';
import { type Calls, each, fuzzVerbs } from './fuzz-door.ts';

const nobody = Object.fromEntries(yinzi.COUNTED.map((of) => [of, 0]));
const counted = {
  players: PLAYED.map((player) => ({ ...nobody, ...player })),
  points: { japan: 3, 'east-pool': 2 },
  rate: 5,
  order: [2, 0, 1, 3],
};
const followed = {
  players: 2,
  order: [1, 0],
  taps: [
    { type: 'bonus', bonus: 'sales' },
    { type: 'bonus', bonus: 'boat' },
    { type: 'work', action: 'war' },
    { type: 'fortune', action: 'sell', taxed: true, value: 2 },
  ],
};
const larder = {
  workers: 11,
  fed: false,
  own: { rice: 2, fruit: 2 },
  rural: { cabbage: 3 },
  copper: 5,
  advancements: ['rice'],
};

const CALLS: Readonly<Record<string, Calls>> = {
  capacityNeeded: [[[{ pieces: 3, borders: 2 }]]],
  drawSetup: [[{ players: 3, seed: 'door' }]],
  drawShips: [[{ players: 3, seed: 'door', coast: 4, stacks: 2 }]],
  factoryCost: [[['build', 'to-2']]],
  feed: [[larder]],
  fight: [[{ symbols: 7, weaker: 1, troops: [{ seat: 2, workers: 3, recruit: true }] }]],
  finalScores: [[counted]],
  follow: [[followed]],
  moveRate: [[3, 5]],
  payTaxes: [[{ cards: [3, 2, 1], discs: 1, exempt: false, silver: 1, copper: 9, rate: 4 }]],
  readCompanionGame: [[followed]],
  readProfile: each([{}, { boats: [1, 2, 2], rates: [4, null, 6], points: { japan: 3 }, coast: { 3: 5 } }]),
  saleOf: [[{ urban: 2, coinSlots: 1, rural: 4, bonus: true }]],
  scoreWarnings: [[counted]],
  setupCounts: [[2], [4]],
  waysToProduce: [[{ whose: 'own', level: 3, lying: 1 }]],
};

/** These are only handed what others of the door have read or made. */
const {
  boundsOf,
  capacityAt,
  checkTap,
  cropsLeftOut,
  foodNeeded,
  joinProfiles,
  knownIn,
  numberAt,
  owedBy,
  rateAt,
  stepsTo,
  taxOwed,
  withNumber,
  ...verbs
} = yinzi;

fuzzVerbs({ verbs, calls: CALLS, coded: [yinzi.InvalidInput], usual: 3_000 });
