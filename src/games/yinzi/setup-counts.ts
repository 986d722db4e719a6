/** Setting up: how many of what, by number of players. */
import type { PlayerCount } from '../../lib/seats.ts';
import { EAST, SHIPS_OF_EAST } from './box.ts';
import { reader } from './read.ts';
import { CROP_TILES, CROPS, FACTORIES } from './tiles.ts';

export interface SetupCounts {
  readonly cropsOfEach: number; // of each of the six kinds
  readonly crops: number;
  readonly eastShips: number;
  readonly factoriesOfEach: number; // colours of each kind
  readonly factories: number;
  readonly openFactories: number;
  readonly routeStacks: number; // one of them the face-down discard
  readonly openRoutes: number;
}

/**
 * `setup.crops`: with two players two tiles of each of the six kinds stay out; the booklet names six kinds and then speaks of five.
 * `setup.ships`, `setup.factories`, `setup.routes`.
 */
export function setupCounts(players: PlayerCount): SetupCounts {
  const read = reader('players');
  const n = read.all(() => read.players(players));
  const cropsOfEach = n + 1;
  return {
    cropsOfEach,
    crops: cropsOfEach * CROPS.length,
    eastShips: EAST.length * SHIPS_OF_EAST - (n === 4 ? 0 : 2),
    factoriesOfEach: n,
    factories: n * FACTORIES.length,
    openFactories: n,
    routeStacks: n + 1,
    openRoutes: n,
  };
}

/** How many tiles of a crop stay in the box. */
export const cropsLeftOut = (players: PlayerCount): number => CROP_TILES - setupCounts(players).cropsOfEach;
