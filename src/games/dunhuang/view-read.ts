/** A view as somebody hands it in, copied into plain values that can be laid out. Whether they fit together, `determinize` sees. */
import { MOST_HELD } from './board.ts';
import { circleIndices } from './circle.ts';
import { InvalidInput } from './errors.ts';
import { readMemory } from './memory-check.ts';
import { readRulings } from './options.ts';
import { isCount, isGood, isObject, isPlayerCount, isSeat, listOf, listOfAll, reading } from './plain.ts';
import { DEFAULT_RULINGS } from './rulings.ts';
import type { CharacterId, Good, Seat, Side, Space } from './types.ts';
import { ASKS, type View, type ViewSeat } from './view.ts';

const MOST_CARDS = 55;
const MOST_STEPS = 255;

function fail(): never {
  throw new InvalidInput('view');
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return isObject(value) ? value : fail();
}

const count = (value: unknown, most: number): number => (isCount(value, most) ? value : fail());
const goods = (value: unknown): Good[] => listOfAll<Good>(value, MOST_CARDS, isGood) ?? fail();

function orNull<T>(value: unknown, passes: (value: unknown) => value is T): T | null {
  return value === null || passes(value) ? value : fail();
}

function oneOf<T>(value: unknown, values: readonly T[]): T {
  return values.includes(value as T) ? (value as T) : fail();
}

function readToken(value: unknown): { good: Good; side: Side } {
  const { good, side } = fieldsOf(value);
  return { good: isGood(good) ? good : fail(), side: oneOf(side, ['number', 'shang']) };
}

function readSeat(value: unknown): ViewSeat {
  const { shop, tokens, coins, prestige, handSize, known } = fieldsOf(value);
  return {
    shop: goods(shop),
    tokens: (listOf(tokens, 10) ?? fail()).map(readToken),
    coins: count(coins, MOST_HELD),
    prestige: count(prestige, MOST_HELD),
    handSize: count(handSize, MOST_CARDS),
    known: goods(known),
  };
}

function read(value: unknown): View {
  const view = fieldsOf(value);
  const { players, seat, circle, market, camel, pile, discards, dealt, firstPlayer, turn, ask, toMove } =
    view;
  if (!isPlayerCount(players)) return fail();
  const seated = (one: unknown): one is Seat => isSeat(one, players);
  const ids = listOf(circle, 8);
  const cards = listOf(market, 8);
  const seats = listOf(view['seats'], players);
  if (circleIndices(ids) === undefined || cards?.length !== 8 || seats?.length !== players) return fail();
  const supply = fieldsOf(view['supply']);
  const drawn = fieldsOf(view['drawn']);
  const give = view['give'] === null ? null : fieldsOf(view['give']);
  const question = view['question'] === null ? null : fieldsOf(view['question']);
  const isSupply = (left: unknown): left is number => isCount(left, MOST_HELD);
  return {
    seat: orNull(seat, seated),
    players,
    rulings: { ...DEFAULT_RULINGS, ...(readRulings(view['rulings']) ?? fail()) },
    circle: ids as CharacterId[],
    market: cards.map((good) => orNull(good, isGood)),
    camel: orNull(camel, (space): space is Space => isCount(space, 7)),
    pile: count(pile, MOST_CARDS),
    supply: { coins: orNull(supply['coins'], isSupply), prestige: orNull(supply['prestige'], isSupply) },
    discards: goods(discards),
    seats: seats.map(readSeat),
    dealt: goods(dealt),
    firstPlayer: orNull(firstPlayer, seated),
    turn: orNull(turn, seated),
    ask: oneOf(ask, ASKS),
    toMove: orNull(toMove, seated),
    steps: count(view['steps'], MOST_STEPS),
    closing: view['closing'] === true,
    next: oneOf(view['next'], ['bonus', 'end', null]),
    drawn: { count: count(drawn['count'], MOST_CARDS), goods: goods(drawn['goods']) },
    give: give && { to: readSeated(give['to'], seated), count: count(give['count'], 2) },
    question: question && {
      good: isGood(question['good']) ? question['good'] : fail(),
      holder: readSeated(question['holder'], seated),
    },
    result: oneOf(view['result'], ['instant', 'scored', null]),
    memory: readMemory(view['memory']) ?? fail(),
  };
}

function readSeated(value: unknown, seated: (one: unknown) => one is Seat): Seat {
  return seated(value) ? value : fail();
}

/** Throws InvalidInput. */
export const readView = (value: unknown): View =>
  reading(
    () => read(value),
    () => new InvalidInput('view'),
  );
