/** `ruling.memory`: what each seat, with perfect memory, makes of what happened in a move. */

import { InvalidInput } from './errors.ts';
import type { GameEvent } from './events.ts';
import { handZone, type Memory, PILE_ZONE } from './known-cards.ts';
import { readMemories } from './memory-check.ts';
import { MemoryUpdate } from './memory-update.ts';
import type { Good, Seat } from './types.ts';

/** Sizes before a move, which its events alone do not tell. */
export interface Before {
  pile: number;
  drawn: number;
  readonly hands: Uint8Array; // by seat
}

/** What one observer makes of a move. */
function remember(
  update: MemoryUpdate,
  me: Seat | undefined,
  events: readonly GameEvent[],
  before: Before,
): void {
  let pile = before.pile;
  for (const event of events) {
    const mine = event.seat === me;
    const hand = handZone(event.seat);
    switch (event.type) {
      case 'kept':
        if (mine) update.unkept = event.unkept!;
        break;
      case 'good-taken':
        if (!mine && event.to === 'hand') update.see(hand, event.good);
        break;
      case 'moved':
        if (mine) break;
        if (event.to === 'hand') update.see(hand, event.good);
        else update.strike(hand, event.good);
        break;
      case 'market-taken':
        if (!mine) update.see(hand, event.good);
        break;
      case 'discarded':
        if (!mine && event.from === 'hand') update.strike(hand, event.good);
        break;
      case 'market-exchanged':
        if (mine || event.zone === 'shop') break;
        update.strike(hand, event.gave);
        update.see(hand, event.took);
        break;
      case 'cards-taken':
        moveCards(update, me, event.from, event.seat, event.goods!, before);
        break;
      case 'cards-given':
        moveCards(update, me, event.seat, event.to, event.goods!, before);
        break;
      case 'drew':
        if (!mine) update.blurTop(event.count, pile);
        else for (const [i, good] of event.goods!.entries()) update.strikeTop(good, pile - i);
        pile -= event.count;
        break;
      case 'drawn-kept':
        if (!mine) update.blurKept(event.seat, before.drawn);
        break;
      case 'buried':
        if (mine) update.bury(event.goods!);
        break;
      case 'refilled':
        update.strikeTop(event.good, pile);
        pile--;
        break;
    }
  }
}

/** Trader, Merchant: the two of them see the cards, the others only how many. */
function moveCards(
  update: MemoryUpdate,
  me: Seat | undefined,
  from: Seat,
  to: Seat,
  goods: readonly Good[],
  before: Before,
): void {
  if (me === from) for (const good of goods) update.see(handZone(to), good);
  else if (me === to) for (const good of goods) update.strike(handZone(from), good);
  else update.blur(handZone(from), handZone(to), goods.length, before.hands[from]!);
}

/** Whether an event shows anything of hidden cards, those of the pile apart. */
function showsHidden(event: GameEvent): boolean {
  switch (event.type) {
    case 'good-taken':
      return event.to === 'hand';
    case 'discarded':
      return event.from === 'hand';
    case 'market-exchanged':
      return event.zone === 'hand';
    case 'kept':
    case 'moved':
    case 'market-taken':
    case 'cards-taken':
    case 'cards-given':
    case 'drew':
    case 'drawn-kept':
      return true;
    default:
      return false;
  }
}

/** A card that the refill shows is news only to those who know some of the pile. */
function knowsPile({ bottom, cards }: Memory): boolean {
  // The pile is the highest zone, and known cards are ascending: the last is the one that may lie there.
  return bottom.length > 0 || cards[cards.length - 1]! >= PILE_ZONE * 16;
}

/** What everybody remembers after a move. Throws InvalidInput where what the state says of it is nothing of the kind. */
export function updateMemory(
  state: { readonly memory: readonly Memory[] },
  players: number,
  events: readonly GameEvent[],
  before: Before,
): readonly Memory[] {
  let shown = false;
  let refilled = false;
  for (const event of events) {
    if (event.type === 'refilled') refilled = true;
    else if (showsHidden(event)) shown = true;
  }
  const known = readMemories(state, players);
  if (!shown && !(refilled && known.some(knowsPile))) return known;
  try {
    return known.map((old, observer) => {
      if (!shown && !knowsPile(old)) return old;
      const update = new MemoryUpdate(old);
      remember(update, observer === players ? undefined : (observer as Seat), events, before);
      return update.toMemory();
    });
  } catch {
    throw new InvalidInput('state'); // somebody has written into what the last move left behind
  }
}
