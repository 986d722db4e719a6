/** The cards of somebody's own box, as far as they are typed in, and what its goods are called there. */
import {
  GOODS_ON,
  KINDS,
  type Kind,
  OBJECTIVES,
  type OwnDeck,
  POWERS,
  type PowerId,
  type RedCard,
} from '../../../games/dragon-market/index.ts';
import { isObject } from '../../../lib/plain.ts';
import { isCount, listOf, listOfAll } from '../../../lib/reading.ts';

export type Colour = 'blue' | 'red';

export interface OwnCard {
  readonly goods: readonly Kind[];
  readonly power: PowerId | null; // of a red one
}

export interface OwnCards {
  readonly names: readonly string[]; // by kind; empty: as we call it
  readonly blue: readonly OwnCard[];
  readonly red: readonly OwnCard[];
}

export const LONGEST_NAME = 24;
export const EMPTY_CARD: OwnCard = { goods: [], power: null };
export const NO_CARDS: OwnCards = { names: Array.from({ length: KINDS }, () => ''), blue: [], red: [] };

export const isWhole = (colour: Colour, { goods, power }: OwnCard): boolean =>
  goods.length === GOODS_ON[colour] && (colour === 'blue' || power !== null);

/** The same goods, in whatever order they were typed; and the same power. */
export const isSameCard = (a: OwnCard, b: OwnCard): boolean =>
  a.power === b.power && a.goods.length === b.goods.length && a.goods.every((kind) => b.goods.includes(kind));

const isKind = (value: unknown): value is Kind => isCount(value, KINDS - 1);

function parseCard(colour: Colour, data: unknown): OwnCard | undefined {
  if (!isObject(data)) return undefined;
  const goods = listOfAll(data['goods'], GOODS_ON[colour], isKind);
  const power = data['power'] ?? null;
  const known = colour === 'red' ? POWERS.includes(power as PowerId) : power === null;
  if (goods === undefined || new Set(goods).size !== goods.length || !known) return undefined;
  const card = { goods: goods.toSorted((a, b) => a - b), power: power as PowerId | null };
  return isWhole(colour, card) ? card : undefined;
}

/** Undefined for what is none. */
export function parseCards(data: unknown): OwnCards | undefined {
  if (!isObject(data)) return undefined;
  const names = listOfAll(
    data['names'],
    KINDS,
    (name): name is string => typeof name === 'string' && name.length <= LONGEST_NAME,
  );
  const cards = (colour: Colour) => {
    const read = listOf(data[colour], OBJECTIVES[colour])?.map((card) => parseCard(colour, card));
    return read?.every((card) => card !== undefined) ? read : undefined;
  };
  const [blue, red] = [cards('blue'), cards('red')];
  if (names?.length !== KINDS || blue === undefined || red === undefined) return undefined;
  return { names, blue, red };
}

/** The deck of that colour for a game of so many sides; undefined where there are too few cards for it. */
export function deckOf(cards: OwnCards, colour: Colour, sides: number): OwnDeck | undefined {
  const own = cards[colour];
  if (own.length < sides) return undefined;
  if (colour === 'blue') return { blue: own.map(({ goods }) => goods) };
  return { red: own.map(({ goods, power }): RedCard => ({ goods, power: power! })) };
}
