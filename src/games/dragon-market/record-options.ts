/** A game's options in a record. */
import type { BitReader, BitWriter } from '../../lib/bits.ts';
import { readSeed, writeSeed } from '../../lib/record-text.ts';
import { BLUE_GOODS, type OwnDeck, RED_GOODS } from './deck.ts';
import { InvalidRecord } from './errors.ts';
import type { GameOptions } from './options.ts';
import { RULING_NAMES, RULING_VALUES, type Rulings, rulingNumber } from './rulings.ts';
import { type Kind, type PlayerCount, POWERS, type RedCard, type Seat } from './types.ts';

const DRAWN_LATER = 7; // a first player that the seed draws
const KIND_BITS = 5;
const COUNT_BITS = 4;
const POWER_BITS = 4;
const RULING_BITS = 2;

function writeKinds(body: BitWriter, kinds: readonly Kind[]): void {
  for (const kind of kinds) body.write(kind, KIND_BITS);
}

const readKinds = (body: BitReader, count: number): Kind[] =>
  Array.from({ length: count }, () => body.read(KIND_BITS));

function writeDeck(body: BitWriter, { blue, red }: OwnDeck): void {
  body.write(blue === undefined ? 0 : 1, 1);
  if (blue !== undefined) {
    body.write(blue.length, COUNT_BITS);
    for (const goods of blue) writeKinds(body, goods);
  }
  body.write(red === undefined ? 0 : 1, 1);
  if (red === undefined) return;
  body.write(red.length, COUNT_BITS);
  for (const { goods, power } of red) {
    writeKinds(body, goods);
    body.write(POWERS.indexOf(power), POWER_BITS);
  }
}

function readRed(body: BitReader): RedCard {
  const goods = readKinds(body, RED_GOODS);
  const power = POWERS[body.read(POWER_BITS)];
  if (power === undefined) throw new InvalidRecord('altered');
  return { goods, power };
}

function readDeck(body: BitReader): OwnDeck {
  const many = <T>(read: () => T): T[] => Array.from({ length: body.read(COUNT_BITS) }, read);
  const blue = body.read(1) === 1 ? many(() => readKinds(body, BLUE_GOODS)) : undefined;
  const red = body.read(1) === 1 ? many(() => readRed(body)) : undefined;
  return { ...(blue && { blue }), ...(red && { red }) };
}

function readRulings(body: BitReader): Partial<Rulings> {
  const rulings: Record<string, unknown> = {};
  for (const name of RULING_NAMES) {
    const value = body.read(RULING_BITS);
    if (value > RULING_VALUES[name].length) throw new InvalidRecord('altered');
    if (value > 0) rulings[name] = RULING_VALUES[name][value - 1];
  }
  return rulings as Partial<Rulings>;
}

export function writeOptions(body: BitWriter, options: GameOptions): void {
  const { players, seed, firstPlayer, rulings, deck } = options;
  body.write(players, 3);
  body.write(firstPlayer ?? DRAWN_LATER, 3);
  body.write(rulings === undefined ? 0 : 1, 1);
  if (rulings !== undefined) {
    for (const name of RULING_NAMES) body.write(rulingNumber(name, rulings[name]) + 1, RULING_BITS);
  }
  body.write(deck === undefined ? 0 : 1, 1);
  if (deck !== undefined) writeDeck(body, deck);
  writeSeed(body, seed);
}

/** Whether they make a game, `createGame` sees. Throws InvalidRecord. */
export function decodeOptions(body: BitReader): GameOptions {
  const players = body.read(3) as PlayerCount;
  const firstPlayer = body.read(3) as Seat | typeof DRAWN_LATER;
  const rulings = body.read(1) === 1 ? readRulings(body) : undefined;
  const deck = body.read(1) === 1 ? readDeck(body) : undefined;
  return {
    players,
    ...(firstPlayer !== DRAWN_LATER && { firstPlayer }),
    ...(rulings && { rulings }),
    ...(deck && { deck }),
    seed: readSeed(body),
  };
}
