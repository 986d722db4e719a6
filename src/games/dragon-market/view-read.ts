/** A view as somebody hands it in, copied into plain values that can be laid out. Whether they fit together, `determinize` sees. */
import { isObject } from '../../lib/plain.ts';
import { isCount, isPlayerCount, isSeatOf, listOf, listOfAll, reading } from '../../lib/reading.ts';
import { MOST_CARDS, readDeck } from './deck.ts';
import { InvalidInput } from './errors.ts';
import { isCard, isPower, isSquare } from './named.ts';
import { countSides, readRulings } from './options.ts';
import { readBoat, readSide, readTurn } from './position-read.ts';
import { DEFAULT_RULINGS } from './rulings.ts';
import { ALL_COINS, BOATS, type Seat } from './types.ts';
import { PHASES, type Phase, type View, type ViewSide } from './view.ts';

function fail(): never {
  throw new InvalidInput('view');
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> => (isObject(value) ? value : fail());
const count = (value: unknown, most: number): number => (isCount(value, most) ? value : fail());
const cards = (value: unknown): number[] => listOfAll(value, MOST_CARDS, isCard) ?? fail();

function listed<T>(value: unknown, length: number, read: (one: unknown) => T): T[] {
  const list = listOf(value, length);
  return list?.length === length ? list.map(read) : fail();
}

function readViewSide(value: unknown): ViewSide {
  const side = fieldsOf(value);
  const { hasObjective, hidden, ruledOut, powers } = side;
  return {
    ...readSide(side),
    hasObjective: hasObjective === true,
    hidden: hidden === true,
    ruledOut: cards(ruledOut),
    powers: listOfAll(powers, MOST_CARDS, isPower) ?? fail(),
  };
}

function read(value: unknown): View {
  const view = fieldsOf(value);
  const { players, seat, rulings, deck, boats, heirs, sides, stock, pile, firstPlayer, turn, toMove, phase } =
    view;
  if (!isPlayerCount(players) || !PHASES.includes(phase as Phase)) return fail();
  const seated = (one: unknown): Seat => (isSeatOf(one, players) ? one : fail());
  const chosen = readRulings(rulings) ?? fail();
  const sidesCount = countSides(players, chosen);
  const drawn = fieldsOf(view['drawn']);
  const { dice, because } = view;
  const told = readTurn({
    ...view,
    drawn: undefined,
    dice: dice ?? undefined,
    because: because ?? undefined,
  });
  return {
    seat: seat === null ? null : seated(seat),
    players,
    rulings: { ...DEFAULT_RULINGS, ...chosen },
    deck: deck === null ? null : (readDeck(deck, sidesCount) ?? fail()),
    boats: listed(boats, BOATS, (boat) => (boat === null ? null : readBoat(boat))),
    heirs: listed(heirs, players, (square) => (isSquare(square) ? square : fail())),
    sides: listed(sides, sidesCount, readViewSide),
    stock: count(stock, ALL_COINS),
    pile: count(pile, MOST_CARDS),
    firstPlayer: seated(firstPlayer),
    turn: turn === null ? null : seated(turn),
    phase: phase as Phase,
    toMove: toMove === null ? null : seated(toMove),
    drawn: { count: count(drawn['count'], 3), cards: cards(drawn['cards']) },
    dice: told.dice ?? null,
    points: told.points ?? fail(),
    paid: told.paid ?? fail(),
    used: told.used ?? fail(),
    owed: told.owed ?? fail(),
    because: told.because ?? null,
  };
}

/** Throws InvalidInput. */
export const readView = (value: unknown): View =>
  reading(
    () => {
      try {
        return read(value);
      } catch {
        return fail(); // a position's error says the wrong thing here
      }
    },
    () => new InvalidInput('view'),
  );
