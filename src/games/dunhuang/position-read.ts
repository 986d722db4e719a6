/** A position as somebody hands it in, copied into plain values; `position-check.ts` says what is wrong with them. */
import { InvalidPosition } from './errors.ts';
import { readRulings } from './options.ts';
import { isObject, listOf } from './plain.ts';
import type { Position } from './position.ts';

const MOST_CARDS = 55;
const MOST_TOKENS = 10;

function readToken(value: unknown): unknown {
  if (!isObject(value)) return {};
  const { good, side } = value;
  return { good, side };
}

function readSeat(value: unknown): unknown {
  if (!isObject(value)) return undefined;
  const { hand, shop, tokens, coins, prestige } = value;
  return {
    hand: listOf(hand, MOST_CARDS),
    shop: listOf(shop, MOST_CARDS),
    tokens: listOf(tokens, MOST_TOKENS)?.map(readToken),
    coins,
    prestige,
  };
}

function readPending(value: unknown): unknown {
  if (!isObject(value)) return value;
  const { type, drawn, from, to, count, good, holder, taker } = value;
  return { type, drawn: listOf(drawn, MOST_CARDS), from, to, count, good, holder, taker };
}

/** What is no list, or too long for one, comes out as undefined. Throws what a getter throws, and InvalidPosition. */
export function copyPosition(value: Readonly<Record<string, unknown>>): Position {
  const { players, circle, market, camel, deck, seats, firstPlayer, toMove, phase, steps, closing } = value;
  const { rulings, pending } = value;
  const chosen = rulings === undefined ? {} : readRulings(rulings);
  if (chosen === undefined) throw new InvalidPosition('rulings');
  return {
    players,
    circle: listOf(circle, 8),
    market: listOf(market, 8),
    camel,
    deck: listOf(deck, MOST_CARDS),
    seats: listOf(seats, 4)?.map(readSeat),
    firstPlayer,
    toMove,
    phase,
    steps,
    closing,
    rulings: chosen,
    pending: readPending(pending),
  } as Position;
}
