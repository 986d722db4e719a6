/** Setting up: everything that is drawn, for a table that would rather not mix tiles. */
import { below, seedFrom } from '../../lib/random.ts';
import { type PlayerCount, SEATS, type Seat } from '../../lib/seats.ts';
import {
  type Country,
  EAST,
  EUROPE,
  ROUTE_STACK,
  ROUTE_TILES,
  SHIPS_OF_EAST,
  SHIPS_OF_EUROPE,
  URBAN_TILES,
} from './box.ts';
import { reader } from './read.ts';
import { setupCounts } from './setup-counts.ts';
import { CROPS, type Crop, FACTORIES, type Factory, PROVINCES, type Province } from './tiles.ts';

export const CROP_TRACK = 6;
export const START_COPPER = 4;
export const LONGEST_SEED = 64;
const MOST_BOXES = 99; // of the coast: more than anybody has, and dealt all the same

export interface SetupOptions {
  readonly players: PlayerCount;
  readonly seed: string;
}

export interface ShipOptions extends SetupOptions {
  readonly coast: number; // boxes for ships that the board shows for so many players
  readonly stacks: number; // of ships beside the coast
}

export interface Setup {
  readonly urban: Readonly<Record<Province, number>>; // the number of the tile, 1 to 8
  readonly order: readonly Seat[]; // provisional
  readonly cropTrack: readonly Crop[];
  readonly cropPile: readonly Crop[]; // face down, the first on top
  readonly factories: readonly { readonly kind: Factory; readonly colour: Seat }[]; // the first ones lie open
  readonly routes: readonly (readonly number[])[]; // stacks of tiles by number; the last is the discard
}

export interface Ships {
  readonly coast: readonly Country[];
  readonly stacks: readonly (readonly Country[])[]; // the first lies on top, face up
  readonly leave: readonly Country[]; // East ships that stay in the box
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

function readOptions(given: Record<string, unknown>): SetupOptions {
  const read = reader('seed');
  const seed = given['seed'];
  if (typeof seed !== 'string' || seed.length > LONGEST_SEED) return read.fail();
  return { players: read.players(given['players']), seed };
}

/** Each part is drawn by itself: what is asked about one changes no other. */
function mixing({ seed }: SetupOptions) {
  return <T>(part: string, items: readonly T[]): T[] => {
    const dice = new Int32Array(4);
    seedFrom(`${part} ${seed}`, dice, 0);
    return shuffled(items, dice);
  };
}

const numbered = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1);

/** The same for the same options, on every machine. Throws InvalidInput. */
export function drawSetup(options: SetupOptions): Setup {
  const read = reader('seed');
  const given = read.all(() => readOptions(read.fields(options)));
  const mixed = mixing(given);
  const counts = setupCounts(given.players);
  const urban = mixed('urban', numbered(URBAN_TILES));
  const crops = mixed('crops', times(counts.cropsOfEach, CROPS));
  const colours = SEATS.slice(0, counts.factoriesOfEach);
  const routes = mixed('routes', numbered(ROUTE_TILES));
  return {
    urban: Object.fromEntries(PROVINCES.map((province, i) => [province, urban[i]!])) as Record<
      Province,
      number
    >,
    order: mixed('order', SEATS.slice(0, given.players)),
    cropTrack: crops.slice(0, CROP_TRACK),
    cropPile: crops.slice(CROP_TRACK),
    factories: mixed(
      'factories',
      FACTORIES.flatMap((kind) => colours.map((colour) => ({ kind, colour }))),
    ),
    routes: Array.from({ length: counts.routeStacks }, (_, i) =>
      routes.slice(i * ROUTE_STACK, (i + 1) * ROUTE_STACK),
    ),
  };
}

/** `setup.ships`, for a coast as the board has it. The same for the same options, on every machine. Throws InvalidInput. */
export function drawShips(options: ShipOptions): Ships {
  const read = reader('seed');
  const { coast, stacks, ...given } = read.all(() => {
    const fields = read.fields(options);
    const [coast, stacks] = [fields['coast'], fields['stacks']].map((n) => read.count(n, MOST_BOXES));
    return { ...readOptions(fields), coast: coast!, stacks: stacks! };
  });
  const mixed = mixing(given);
  const east = mixed('east', times(SHIPS_OF_EAST, EAST));
  const inGame = east.slice(0, setupCounts(given.players).eastShips);
  const waiting = mixed('waiting', [...inGame.slice(coast), ...times(SHIPS_OF_EUROPE, EUROPE)]);
  return {
    coast: inGame.slice(0, coast),
    stacks: dealt(waiting, Math.max(1, Math.min(stacks, waiting.length))),
    leave: east.slice(inGame.length),
  };
}
