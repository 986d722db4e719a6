/** The table as the model sees it: a Position, and small questions about it. */
import {
  DEFAULT_RULINGS,
  type Good,
  type Position,
  type Rulings,
  type Seat,
  type Space,
} from '../../../../src/games/dunhuang/index.ts';
import type { Mutable } from '../support/mutable.ts';

/** A position that is written into. */
export type Draft = Mutable<Position>;

export function copyOf(position: Position): Draft {
  return {
    ...(position as Draft),
    market: [...position.market],
    deck: [...position.deck],
    seats: position.seats.map((seat) => ({
      ...seat,
      hand: [...seat.hand],
      shop: [...seat.shop],
      tokens: seat.tokens.map((token) => ({ ...token })),
    })),
  };
}

/** A position lists hands, shops and tokens in rising order. */
export function tidy(position: Draft): Position {
  for (const seat of position.seats) {
    seat.hand = ascending(seat.hand);
    seat.shop = ascending(seat.shop);
    seat.tokens.sort((a, b) => a.good - b.good);
  }
  return position;
}

export function rulingsOf(position: Position): Rulings {
  return { ...DEFAULT_RULINGS, ...position.rulings };
}

export function seatsOf(position: Position): Seat[] {
  return position.seats.map((_, seat) => seat as Seat);
}

export function othersThan(position: Position, seat: Seat): Seat[] {
  return seatsOf(position).filter((other) => other !== seat);
}

export function at<Table extends Position>(position: Table, seat: Seat): Table['seats'][number] {
  return position.seats[seat]!;
}

/** Whoever has the turn, even while another player is asked something. */
export function mover<Table extends Position>(position: Table): Table['seats'][number] {
  return at(position, position.toMove);
}

export function spaceAfter(space: Space, steps: number): Space {
  return ((((space + steps) % 8) + 8) % 8) as Space;
}

export function coinsInMiddle(position: Position): number {
  if (rulingsOf(position).supply === 'unlimited') return Number.POSITIVE_INFINITY;
  return 44 - position.seats.reduce((sum, seat) => sum + seat.coins, 0);
}

export function prestigeInMiddle(position: Position): number {
  if (rulingsOf(position).supply === 'unlimited') return Number.POSITIVE_INFINITY;
  return 28 - position.seats.reduce((sum, seat) => sum + seat.prestige, 0);
}

export function ascending(goods: readonly Good[]): Good[] {
  return [...goods].sort((a, b) => a - b);
}

/** Each good once. */
export function kinds(goods: readonly Good[]): Good[] {
  return [...new Set(goods)];
}

export function count(goods: readonly Good[], good: Good): number {
  return goods.filter((other) => other === good).length;
}

/** Takes one card of that good out of the pile given, which must have it. */
export function takeOut(goods: Good[], good: Good): void {
  const index = goods.indexOf(good);
  if (index < 0) throw new Error(`no card of good ${good} among ${goods.join(', ')}`);
  goods.splice(index, 1);
}

/** What is left of some cards when others are taken out of them. */
export function without(goods: readonly Good[], gone: readonly Good[]): Good[] {
  const left = [...goods];
  for (const good of gone) takeOut(left, good);
  return left;
}
