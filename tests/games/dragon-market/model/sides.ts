/** Sides, their cards and their coins, by the text. */
import { BLUE, type Position, type PowerId, RED } from '../../../../src/games/dragon-market/index.ts';

export type Side = Position['sides'][number];

export const isRedGame = ({ rulings }: Position): boolean => rulings?.objectives === 'red';
export const isTeamGame = ({ rulings }: Position): boolean => rulings?.teams === true;

/** Seats 0 and 2 are one team, 1 and 3 the other; else everybody plays alone. */
export const sideNumber = (position: Position, seat: number): number =>
  isTeamGame(position) ? seat % 2 : seat;
export const ownSide = (position: Position): Side => position.sides[sideNumber(position, position.toMove)]!;
export const seatsOnSide = (position: Position, side: number): number[] =>
  position.heirs.map((_, seat) => seat).filter((seat) => sideNumber(position, seat) === side);

export function goodsOnCard(position: Position, card: number): number[] {
  const goods = isRedGame(position)
    ? (position.deck?.red ?? RED)[card]!.goods
    : (position.deck?.blue ?? BLUE)[card]!;
  return [...goods].sort((a, b) => a - b);
}

export const powerOnCard = (position: Position, card: number): PowerId =>
  (position.deck?.red ?? RED)[card]!.power;

export const powersOf = (position: Position): PowerId[] =>
  isRedGame(position) ? ownSide(position).done.map((card) => powerOnCard(position, card)) : [];

export function neededToWin(position: Position): number {
  if (isTeamGame(position)) return 4;
  if (isRedGame(position)) return 3;
  return position.players === 4 ? 2 : 3;
}

export const stockOf = ({ sides }: Position): number => sides.reduce((left, { coins }) => left - coins, 12);

/** The other sides with the most coins, if they have any. */
export function givers(position: Position): number[] {
  const own = sideNumber(position, position.toMove);
  const others = position.sides.map((_, side) => side).filter((side) => side !== own);
  const most = Math.max(...others.map((side) => position.sides[side]!.coins));
  return most === 0 ? [] : others.filter((side) => position.sides[side]!.coins === most);
}

export const withSide = (position: Position, side: number, change: Partial<Side>): Position => ({
  ...position,
  sides: position.sides.map((one, i) => (i === side ? { ...one, ...change } : one)),
});

/** So many coins, as far as nobody has to be asked; the rest is owed. */
export function paidOut(position: Position, owed: number): { position: Position; owed: number } {
  const own = sideNumber(position, position.toMove);
  let now = position;
  let left = owed;
  for (; left > 0; left--) {
    const from = givers(now);
    if (stockOf(now) === 0 && from.length === 0) return { position: now, owed: 0 };
    if (stockOf(now) === 0 && from.length > 1) break;
    if (stockOf(now) === 0) now = withSide(now, from[0]!, { coins: now.sides[from[0]!]!.coins - 1 });
    now = withSide(now, own, { coins: now.sides[own]!.coins + 1 });
  }
  return { position: now, owed: left };
}
