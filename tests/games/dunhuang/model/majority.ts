/** Majority tokens: what happens when a card enters a shop or leaves it. */
import type { Good, Position, Seat } from '../../../../src/games/dunhuang/index.ts';
import { at, count, type Draft, othersThan, rulingsOf, seatsOf, takeOut } from './table.ts';

function shown(position: Position, seat: Seat, good: Good): number {
  return count(at(position, seat).shop, good);
}

function mostShownByOthers(position: Position, seat: Seat, good: Good): number {
  return Math.max(...othersThan(position, seat).map((other) => shown(position, other, good)));
}

function tokenOf<Table extends Position>(
  position: Table,
  seat: Seat,
  good: Good,
): Table['seats'][number]['tokens'][number] | undefined {
  return at(position, seat).tokens.find((token) => token.good === good);
}

function holderOf(position: Position, good: Good): Seat | undefined {
  return seatsOf(position).find((seat) => tokenOf(position, seat, good));
}

function putInMiddle(draft: Draft, good: Good): void {
  for (const seat of draft.seats) seat.tokens = seat.tokens.filter((token) => token.good !== good);
}

/** The token comes to the taker, from the middle or from a shop, and shows its number. */
export function takeToken(draft: Draft, taker: Seat, good: Good): void {
  putInMiddle(draft, good);
  at(draft, taker).tokens.push({ good, side: 'number' });
}

/** The Manichean's protection is used up: the token stays and shows its number. */
export function useProtection(draft: Draft, holder: Seat, good: Good): void {
  tokenOf(draft, holder, good)!.side = 'number';
}

export function payForToken(draft: Draft, taker: Seat, holder: Seat, good: Good): void {
  at(draft, taker).coins -= 2;
  at(draft, holder).coins += 2;
  takeToken(draft, taker, good);
}

export function leaveShop(draft: Draft, owner: Seat, good: Good): void {
  takeOut(at(draft, owner).shop, good);
  if (!tokenOf(draft, owner, good)) return;
  const own = shown(draft, owner, good);
  const others = mostShownByOthers(draft, owner, good);
  const beaten = others > own;
  const nobodyShowsAny = own === 0 && others === 0;
  if (beaten || (nobodyShowsAny && rulingsOf(draft).emptyCollection === 'return')) putInMiddle(draft, good);
}

/** May leave a question in `pending`. */
export function enterShop(draft: Draft, owner: Seat, good: Good): void {
  at(draft, owner).shop.push(good);
  const holder = holderOf(draft, good);
  if (holder === owner) return;
  const own = shown(draft, owner, good);
  if (holder === undefined) {
    const free = rulingsOf(draft).middleToken === 'any-placer';
    if (free || own >= mostShownByOthers(draft, owner, good)) takeToken(draft, owner, good);
    return;
  }
  const theirs = shown(draft, holder, good);
  if (own > theirs) takeToken(draft, owner, good);
  if (own === theirs) claimByTie(draft, owner, holder, good);
}

function claimByTie(draft: Draft, taker: Seat, holder: Seat, good: Good): void {
  if (tokenOf(draft, holder, good)!.side === 'number') {
    takeToken(draft, taker, good);
  } else if (draft.circle.includes('buddhist')) {
    if (at(draft, taker).coins >= 2) draft.pending = { type: 'pay', good, holder, taker };
  } else if (rulingsOf(draft).manichean === 'always') {
    useProtection(draft, holder, good);
  } else {
    draft.pending = { type: 'protect', good, holder, taker };
  }
}
