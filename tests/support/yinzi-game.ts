/** The end of a game of four, as it might lie on a table: what each has of everything, in the order in which it is counted. */
import type { Counted, CountedPlayer } from '../../src/games/yinzi/index.ts';

export const PLAYED: readonly Partial<CountedPlayer>[] = [
  {
    capacity: 6,
    'factory-1': 1,
    'factory-2': 1,
    'factory-3': 1,
    japan: 2,
    netherlands: 1,
    'east-pool': 1,
    emissaries: 1,
    left: 1,
    'war-4': 1,
    'route-3': 1,
    'route-2': 2,
    diplomacy: 1,
    economy: 2,
    silver: 7,
    copper: 6,
  },
  {
    capacity: 4,
    'factory-1': 2,
    'factory-2': 1,
    korea: 2,
    spain: 2,
    left: 2,
    'war-4': 2,
    'war-2': 1,
    'route-2': 1,
    'route-1': 2,
    emperor: 1,
    'war-routes': 2,
    silver: 4,
    copper: 9,
    misfortune: 1,
  },
  {
    capacity: 5,
    'factory-2': 2,
    'factory-3': 1,
    japan: 1,
    brunei: 2,
    portugal: 1,
    emissaries: 2,
    'war-2': 2,
    'route-3': 2,
    'route-1': 1,
    diplomacy: 2,
    emperor: 1,
    silver: 6,
    copper: 3,
    misfortune: 2,
  },
  {
    capacity: 3,
    'factory-1': 3,
    'factory-3': 1,
    'europe-pool': 1,
    korea: 1,
    left: 3,
    'war-4': 1,
    'war-2': 1,
    'route-2': 3,
    economy: 1,
    'war-routes': 1,
    silver: 3,
    copper: 12,
    misfortune: 1,
  },
];

/** What a commodity is worth where it lies. */
export const WORTH = {
  japan: 3,
  korea: 3,
  brunei: 2,
  netherlands: 5,
  portugal: 4,
  spain: 4,
  'east-pool': 2,
  'europe-pool': 3,
} as const;
export const RATE = 5;

export const countsOf = (player: Partial<CountedPlayer>): [Counted, number][] =>
  Object.entries(player) as [Counted, number][];
