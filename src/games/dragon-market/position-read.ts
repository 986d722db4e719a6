/** A position as somebody hands it in, copied into plain values that can be laid out. Whether they fit together is seen then. */
import { isObject } from '../../lib/plain.ts';
import { isCount, isPlayerCount, isSeatOf, listOf, listOfAll, reading } from '../../lib/reading.ts';
import { MOST_CARDS, readDeck } from './deck.ts';
import { InvalidPosition, type PositionErrorCode } from './errors.ts';
import { isCard, isKind, isPower, isSquare } from './named.ts';
import { countSides, readRulings } from './options.ts';
import type { Position } from './position.ts';
import { ASKS } from './position-lay.ts';
import type { BoatWords, PileWords, SideWords } from './read.ts';
import { ALL_COINS, BOATS, HEADINGS, type Heading, KINDS, POWERS } from './types.ts';

function fail(code: PositionErrorCode): never {
  throw new InvalidPosition(code);
}

const MOST_DONE = 4;
const MOST_DRAWN = 3;
const MOST_POINTS = 10;

function readPile(value: unknown): PileWords {
  const { kind, left } = isObject(value) ? value : fail('piles');
  return isKind(kind) && isCount(left, 2) ? { kind, left: left as 0 | 1 | 2 } : fail('piles');
}

export function readBoat(value: unknown): BoatWords {
  const { at, heading, piles } = isObject(value) ? value : fail('boats');
  if (!isSquare(at) || !HEADINGS.includes(heading as Heading)) return fail('boats');
  const list = listOf(piles, 2);
  if (list?.length !== 2) return fail('piles');
  return { at, heading: heading as Heading, piles: list.map(readPile) };
}

/** Different kinds, ascending, whatever order they came in. */
function readKinds(value: unknown): number[] {
  const kinds = listOfAll(value, KINDS, isKind);
  if (kinds === undefined || new Set(kinds).size < kinds.length) return fail('sides');
  return kinds.sort((a, b) => a - b);
}

export function readSide(value: unknown): SideWords {
  const { coins, goods, objective, done, need } = isObject(value) ? value : fail('sides');
  if (!isCount(coins, ALL_COINS)) return fail('coins');
  if (objective !== null && !isCard(objective)) return fail('objectives');
  return {
    coins,
    goods: readKinds(goods),
    objective,
    done: listOfAll(done, MOST_DONE, isCard) ?? fail('objectives'),
    need: readKinds(need),
  };
}

function optional<T>(
  value: unknown,
  read: (value: unknown) => T | undefined,
  code: PositionErrorCode,
): T | undefined {
  return value === undefined ? undefined : (read(value) ?? fail(code));
}

const countOf = (most: number) => (value: unknown) => (isCount(value, most) ? value : undefined);

function readDice(value: unknown): [number, number] | undefined {
  const dice = listOfAll(value, 2, (face): face is number => isCount(face, 4));
  return dice?.length === 2 ? (dice as [number, number]) : undefined;
}

/** The turn's own fields. Throws what a getter throws, and InvalidPosition. */
export function readTurn(value: Readonly<Record<string, unknown>>): Partial<Position> {
  const { drawn, dice, points, paid, used, owed, because } = value;
  if (because !== undefined && because !== 'end-turn' && because !== 'power') return fail('owed');
  const turn = {
    drawn: optional(drawn, (list) => listOfAll(list, MOST_DRAWN, isCard), 'drawn'),
    dice: optional(dice, readDice, 'turn'),
    points: optional(points, countOf(MOST_POINTS), 'turn'),
    paid: optional(paid, countOf(2), 'turn') as 0 | 1 | 2 | undefined,
    used: optional(used, (list) => listOfAll(list, POWERS.length, isPower), 'turn'),
    owed: optional(owed, countOf(MOST_POINTS), 'owed'),
    because,
  };
  return Object.fromEntries(Object.entries(turn).filter(([, one]) => one !== undefined));
}

function read(value: unknown): Position {
  if (!isObject(value)) return fail('not-a-position');
  const { players, rulings, deck, boats, heirs, sides, pile, firstPlayer, toMove, phase } = value;
  if (!isPlayerCount(players)) return fail('players');
  const chosen = rulings === undefined ? {} : (readRulings(rulings) ?? fail('rulings'));
  if (chosen.teams === true && players !== 4) return fail('teams');
  const count = countSides(players, chosen);
  const own = deck === undefined ? undefined : (readDeck(deck, count) ?? fail('deck'));
  const lying = listOf(boats, BOATS);
  if (lying?.length !== BOATS) return fail('boats');
  const standing = listOfAll(heirs, players, isSquare);
  if (standing?.length !== players) return fail('heirs');
  const having = listOf(sides, count);
  if (having?.length !== count) return fail('sides');
  if (!isSeatOf(firstPlayer, players) || !isSeatOf(toMove, players)) return fail('turn');
  if (typeof phase !== 'string' || !Object.hasOwn(ASKS, phase)) return fail('phase');
  return {
    players,
    rulings: chosen,
    ...(own && { deck: own }),
    boats: lying.map(readBoat),
    heirs: standing,
    sides: having.map(readSide),
    pile: listOfAll(pile, MOST_CARDS, isCard) ?? fail('objectives'),
    firstPlayer,
    toMove,
    phase: phase as Position['phase'],
    ...readTurn(value),
  };
}

/** Throws InvalidPosition. */
export const readPosition = (value: unknown): Position =>
  reading(
    () => read(value),
    () => new InvalidPosition('not-a-position'),
  );
