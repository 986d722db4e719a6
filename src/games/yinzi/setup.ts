/** Setting up: how many of what, and everything that is drawn, for a table that would rather not mix tiles. */
import { below, seedFrom } from '../../lib/random.ts';
import { type PlayerCount, SEATS, type Seat } from '../../lib/seats.ts';
import {
  type Country,
  CROP_TILES,
  CROPS,
  type Crop,
  EAST,
  EUROPE,
  FACTORIES,
  type Factory,
  PROVINCES,
  type Province,
  ROUTE_STACK,
  ROUTE_TILES,
  SHIPS_OF_EAST,
  SHIPS_OF_EUROPE,
  URBAN_TILES,
} from './box.ts';
import { reader } from './read.ts';

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

export const CROP_TRACK = 6;
export const START_COPPER = 4;
export const LONGEST_SEED = 64;
const MOST_BOXES = 10; // of the coast

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

export interface SetupOptions {
  readonly players: PlayerCount;
  readonly seed: string;
  readonly coast: number; // boxes for ships that the board shows for so many players
  readonly stacks: number; // of ships beside the coast
}

export interface Setup {
  readonly urban: Readonly<Record<Province, number>>; // the number of the tile, 1 to 8
  readonly order: readonly Seat[]; // provisional
  readonly coast: readonly Country[];
  readonly stacks: readonly (readonly Country[])[]; // the first lies on top, face up
  readonly leave: readonly Country[]; // East ships that stay in the box
  readonly cropTrack: readonly Crop[];
  readonly cropPile: readonly Crop[]; // face down, the first on top
  readonly factories: readonly { readonly kind: Factory; readonly colour: Seat }[]; // the first ones lie open
  readonly routes: readonly (readonly number[])[]; // stacks of tiles by number; the last is the discard
}

function shuffled<T>(items: readonly T[], dice: Int32Array): T[] {
  const list = [...items];
  for (let i = list.length - 1; i > 0; i--) {
    const j = below(dice, 0, i + 1);
    [list[i], list[j]] = [list[j]!, list[i]!];
  }
  return list;
}

const times = <T>(n: number, of: readonly T[]): T[] => of.flatMap((item) => new Array<T>(n).fill(item));

/** Into so many stacks, as even as can be. */
const dealt = <T>(items: readonly T[], stacks: number): T[][] =>
  Array.from({ length: stacks }, (_, i) => items.filter((_, j) => j % stacks === i));

/** The same for the same options, on every machine. Throws InvalidInput. */
export function drawSetup(options: SetupOptions): Setup {
  const read = reader('seed');
  const { players, seed, coast, stacks } = read.all(() => {
    const given = read.fields(options);
    const seed = given['seed'];
    if (typeof seed !== 'string' || seed.length > LONGEST_SEED) return read.fail();
    const stacks = read.count(given['stacks'], MOST_BOXES);
    if (stacks === 0) return read.fail();
    return {
      players: read.players(given['players']),
      seed,
      coast: read.count(given['coast'], MOST_BOXES),
      stacks,
    };
  });
  const counts = setupCounts(players);
  const dice = new Int32Array(4);
  seedFrom(seed, dice, 0);
  const urban = shuffled(
    Array.from({ length: URBAN_TILES }, (_, i) => i + 1),
    dice,
  );
  const order = shuffled(SEATS.slice(0, players), dice);
  const east = shuffled(times(SHIPS_OF_EAST, EAST), dice);
  const inGame = east.slice(0, counts.eastShips);
  const waiting = shuffled([...inGame.slice(coast), ...times(SHIPS_OF_EUROPE, EUROPE)], dice);
  const crops = shuffled(times(counts.cropsOfEach, CROPS), dice);
  const factories = shuffled(
    FACTORIES.flatMap((kind) => SEATS.slice(0, counts.factoriesOfEach).map((colour) => ({ kind, colour }))),
    dice,
  );
  const routes = shuffled(
    Array.from({ length: ROUTE_TILES }, (_, i) => i + 1),
    dice,
  );
  return {
    urban: Object.fromEntries(PROVINCES.map((province, i) => [province, urban[i]!])) as Record<
      Province,
      number
    >,
    order,
    coast: inGame.slice(0, coast),
    stacks: dealt(waiting, stacks),
    leave: east.slice(counts.eastShips),
    cropTrack: crops.slice(0, CROP_TRACK),
    cropPile: crops.slice(CROP_TRACK),
    factories,
    routes: Array.from({ length: counts.routeStacks }, (_, i) =>
      routes.slice(i * ROUTE_STACK, (i + 1) * ROUTE_STACK),
    ),
  };
}

/** How many tiles of a crop stay in the box. */
export const cropsLeftOut = (players: PlayerCount): number => CROP_TILES - setupCounts(players).cropsOfEach;
