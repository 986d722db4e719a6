/** Tables in the middle of a game, thrown together so that the rare places come up often. */
import {
  type CharacterId,
  GOODS,
  type Good,
  type PlayerCount,
  type Position,
  RULING_VALUES,
  type Rulings,
  type Seat,
  SPACES,
  TILES,
} from '../../../../src/games/dunhuang/index.ts';
import type { Random } from '../../../support/model/random.ts';
import { type Draft, spaceAfter, tidy } from './table.ts';

/** The six choices as the six bits of a number from 0 to 63; only what differs from the default is named. */
export function rulingsNumber(number: number): Partial<Rulings> {
  const entries = Object.entries(RULING_VALUES).filter((_, bit) => (number >> bit) & 1);
  return Object.fromEntries(entries.map(([name, values]) => [name, values[1]]));
}

export function randomCircle(random: Random): CharacterId[] {
  return random.shuffled(TILES.map((tile) => random.pick(tile)));
}

export function goodsWith(players: PlayerCount): Good[] {
  const takenOut: readonly Good[] = { 2: [1, 9, 10], 3: [1, 10], 4: [] }[players] as Good[];
  return GOODS.filter((good) => !takenOut.includes(good));
}

export function allCards(players: PlayerCount): Good[] {
  return goodsWith(players).flatMap((good) => Array.from({ length: good }, () => good));
}

export function randomTable(players: PlayerCount, rulings: Partial<Rulings>, random: Random): Position {
  const cards = random.chance(0.5) ? random.shuffled(allCards(players)) : fewKinds(players, random);
  const deal = (size: number): Good[] => cards.splice(0, size);
  const shops = random.shuffled([0, 2, 4, 6, 8]).slice(0, players).map(deal);
  const hands = shops.map(() => deal(random.pick([0, 1, 2, 3, 4, 6])));
  const holes = random.pick([0, 0.2, 0.7]);
  const market = SPACES.map(() => (random.chance(holes) ? null : (deal(1)[0] ?? null)));
  const deck = deal(random.pick([0, 1, 2, 3, 6, 15]));
  const tokens = randomTokens(players, shops, rulings.emptyCollection === 'keep', random);
  const coins = shares(players, 44, random.pick([0.2, 1]), random);
  const prestige = shares(players, 28, random.pick([0.2, 1]), random);
  const position: Draft = {
    players,
    circle: randomCircle(random),
    market,
    camel: random.pick(SPACES),
    deck,
    seats: shops.map((shop, seat) => ({
      hand: hands[seat]!,
      shop,
      tokens: tokens[seat]!,
      coins: coins[seat]!,
      prestige: prestige[seat]!,
    })),
    firstPlayer: random.below(players) as Seat,
    toMove: random.below(players) as Seat,
    phase: 'camel',
  };
  if (Object.keys(rulings).length > 0) position.rulings = rulings;
  if (random.chance(0.3)) position.closing = true;
  return tidy(inMidTurn(position, random));
}

/** Thirty cards around one good: shops full of the same few goods tie often. */
function fewKinds(players: PlayerCount, random: Random): Good[] {
  const middle = random.pick(goodsWith(players));
  const near = allCards(players).sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  return random.shuffled(near.slice(0, 30));
}

/** Most tables stand somewhere inside a turn. */
function inMidTurn(position: Draft, random: Random): Draft {
  if (random.chance(0.3)) return position;
  position.steps = 1 + random.below(12);
  position.camel = spaceAfter(position.camel, position.steps);
  if (position.market[position.camel] !== null && random.chance(0.5)) {
    return { ...position, phase: 'good' };
  }
  position.market[position.camel] = null;
  return { ...position, phase: random.chance(0.9) ? 'bonus' : 'end' };
}

/** A token lies in the middle or on a card of its good; where it may be kept, also on none at all. */
function randomTokens(players: PlayerCount, shops: readonly Good[][], bare: boolean, random: Random) {
  const tokens: Draft['seats'][number]['tokens'][] = shops.map(() => []);
  for (const good of goodsWith(players)) {
    const nobodyShowsAny = shops.every((shop) => !shop.includes(good));
    const possible = tokens.filter((_, seat) => shops[seat]!.includes(good) || (bare && nobodyShowsAny));
    if (possible.length === 0 || random.chance(0.2)) continue;
    random.pick(possible).push({ good, side: random.pick(['number', 'shang']) });
  }
  return tokens;
}

/** Somebody often has nearly everything, and the rest have 0, 1, 2 or a few. */
function shares(players: PlayerCount, supply: number, portion: number, random: Random): number[] {
  const small = Array.from({ length: players - 1 }, () => random.pick([0, 1, 2, 3, 7]));
  const left = supply - small.reduce((sum, share) => sum + share, 0);
  const last = Math.floor(portion * left) - random.below(3);
  return random.shuffled([...small, Math.max(0, last)]);
}
