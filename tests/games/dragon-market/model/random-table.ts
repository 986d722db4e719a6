/** A table that chance has laid: more powers and fuller purses than a game sees soon. */
import { BLUE, type Position, RED, type Seat } from '../../../../src/games/dragon-market/index.ts';
import type { Random } from '../../../support/model/random.ts';
import { isTeamGame, neededToWin } from './sides.ts';
import { canLie, type Hull, homeOf, hullOf, numberOf, othersThan, type Spot, sameSpot } from './water.ts';

const HEADINGS = ['n', 'e', 's', 'w'] as const;

/** `first` is how boat 0 lies, if that matters. */
function randomHulls(random: Random, first: Hull | undefined): Hull[] {
  const hulls: Hull[] = first === undefined ? [] : [first];
  while (hulls.length < 10) {
    const hull: Hull = { at: random.below(100), heading: random.pick(HEADINGS) };
    if (canLie(hulls.length, hull, othersThan(hulls))) hulls.push(hull);
  }
  return hulls;
}

/** Boat 0 as a bridge to somebody's pontoon, along the north or the south. */
function bridgeTo({ x, y }: Spot): Hull {
  return { at: numberOf({ x: x === 0 ? 3 : 6, y }), heading: x === 0 ? 'w' : 'e' };
}

/** Heirs close together, so that they are in each other's way; nobody on the place that is kept for the mover. */
function randomHeirs(hulls: readonly Hull[], kept: Spot, players: number, random: Random): number[] {
  const crowded = random.chance(0.5) ? hulls.slice(0, 3) : hulls;
  const free = random
    .shuffled(crowded.flatMap((hull, boat) => hullOf(boat, hull).slice(1)))
    .filter((spot) => !sameSpot(spot, kept));
  return Array.from({ length: players }, (_, seat) =>
    numberOf(random.chance(0.2) ? homeOf(players, seat) : free.pop()!),
  );
}

export function randomRulings(players: number, random: Random): NonNullable<Position['rulings']> {
  return {
    ...(random.chance(0.7) && { objectives: 'red' as const }),
    ...(random.chance(0.5) && { dice: random.pick(['even', 'seven'] as const) }),
    ...(players === 4 && random.chance(0.4) && { teams: true as const }),
  };
}

/** Just after a red card with the power of one good less was completed, and the next was kept. */
function afterFewer(position: Position): Position {
  const { sides, toMove } = position;
  const { done, goods } = sides[isTeamGame(position) ? toMove % 2 : toMove]!;
  const last = done.at(-1);
  if (position.rulings?.objectives !== 'red' || last === undefined || goods.length > 0) return position;
  if (RED[last]!.power !== 'fewer') return position;
  return { ...position, phase: 'need-not', dice: [3, 4], points: 3, paid: 1, used: [] };
}

export function randomTable(players: 2 | 3 | 4, random: Random): Position {
  const rulings = randomRulings(players, random);
  const toMove = random.below(players) as Seat;
  const homeward = random.chance(0.4); // the mover comes home with everything
  const bridge = bridgeTo(homeOf(players, toMove));
  const hulls = randomHulls(random, homeward ? bridge : undefined);
  const kinds = random.shuffled(Array.from({ length: 20 }, (_, kind) => kind));
  const red = rulings.objectives === 'red';
  const cards = random.shuffled((red ? RED : BLUE).map((_, card) => card));
  const goodsOf = (card: number) => (red ? RED[card]!.goods : BLUE[card]!);
  const base = { players, ...(Object.keys(rulings).length > 0 && { rulings }) };
  const blank = { ...base, heirs: [], sides: [] } as unknown as Position;
  const count = isTeamGame(blank) ? 2 : players;
  const most = neededToWin(blank) - 1;
  const full = random.chance(0.2); // nothing left in the stock, and everybody level
  let coins = 12;
  const held: number[] = [];
  const sides = Array.from({ length: count }, (_, side) => {
    const loaded = homeward && side === toMove % count;
    const purse = full ? 12 / count : random.below(Math.min(coins, 4) + 1);
    coins -= purse;
    const done = cards.splice(0, random.below(most + 1));
    const objective = cards.shift()!;
    const fresh = random.chance(0.3);
    const goods = goodsOf(objective).filter(
      (kind) => (loaded || (!fresh && random.chance(0.4))) && held.filter((one) => one === kind).length < 2,
    );
    held.push(...goods);
    const need = goodsOf(objective).filter((kind) => !goods.includes(kind));
    return {
      coins: purse,
      goods: [...goods].sort((a, b) => a - b),
      objective,
      done,
      need: [...need].sort((a, b) => a - b),
    };
  });
  const heirs = randomHeirs(hulls, hullOf(0, hulls[0]!)[2], players, random);
  if (homeward) heirs[toMove] = numberOf(hullOf(0, bridge)[2]);
  return afterFewer({
    ...base,
    boats: hulls.map((hull, boat) => ({
      ...hull,
      piles: [0, 1].map((pile) => {
        const kind = kinds[boat * 2 + pile]!;
        const free = 2 - held.filter((one) => one === kind).length;
        return { kind, left: random.below(free + 1) as 0 | 1 | 2 };
      }),
    })),
    heirs,
    sides: sides.map((side, i) => (side.need.length > 0 ? side : freed(side, i, heirs, players, count))),
    pile: random.chance(0.2) ? cards.slice(0, 2) : cards,
    firstPlayer: random.below(players) as Seat,
    toMove,
    phase: 'roll',
  });
}

/** Who is home with everything would have delivered it: they lack one good again. */
function freed(
  side: Position['sides'][number],
  i: number,
  heirs: readonly number[],
  players: number,
  count: number,
) {
  const home = heirs.some((at, seat) => seat % count === i && at === numberOf(homeOf(players, seat)));
  if (!home) return side;
  const [lost, ...goods] = side.goods;
  return { ...side, goods, need: [lost!] };
}
