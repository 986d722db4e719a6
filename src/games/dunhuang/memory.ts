/** `ruling.memory`: what each seat, with perfect memory, makes of what happened in a move. */
import { handZone, type Memory, PILE_ZONE } from './claims.ts';
import { InvalidInput } from './errors.ts';
import type { GameEvent } from './events.ts';
import { readMemories } from './memory-check.ts';
import { Mind } from './mind.ts';
import type { Good, Seat } from './types.ts';

/** Sizes before a move, which its events alone do not tell. */
export interface Before {
  pile: number;
  drawn: number;
  readonly hands: Uint8Array; // by seat
}

/** What one observer makes of a move. */
function remember(mind: Mind, me: Seat | undefined, events: readonly GameEvent[], before: Before): void {
  let pile = before.pile;
  for (const event of events) {
    const mine = event.seat === me;
    const hand = handZone(event.seat);
    switch (event.type) {
      case 'kept':
        if (mine) mind.unkept = event.unkept!;
        break;
      case 'good-taken':
        if (!mine && event.to === 'hand') mind.see(hand, event.good);
        break;
      case 'moved':
        if (mine) break;
        if (event.to === 'hand') mind.see(hand, event.good);
        else mind.spend(hand, event.good);
        break;
      case 'market-taken':
        if (!mine) mind.see(hand, event.good);
        break;
      case 'discarded':
        if (!mine && event.from === 'hand') mind.spend(hand, event.good);
        break;
      case 'market-exchanged':
        if (mine || event.zone === 'shop') break;
        mind.spend(hand, event.gave);
        mind.see(hand, event.took);
        break;
      case 'cards-taken':
        moveCards(mind, me, event.from, event.seat, event.goods!, before);
        break;
      case 'cards-given':
        moveCards(mind, me, event.seat, event.to, event.goods!, before);
        break;
      case 'drew':
        if (!mine) mind.blurTop(event.count, pile);
        else for (const [i, good] of event.goods!.entries()) mind.spendTop(good, pile - i);
        pile -= event.count;
        break;
      case 'drawn-kept':
        if (!mine) mind.blurKept(event.seat, before.drawn);
        break;
      case 'buried':
        if (mine) mind.bury(event.goods!);
        break;
      case 'refilled':
        mind.spendTop(event.good, pile);
        pile--;
        break;
    }
  }
}

/** Trader, Merchant: the two of them see the cards, the others only how many. */
function moveCards(
  mind: Mind,
  me: Seat | undefined,
  from: Seat,
  to: Seat,
  goods: readonly Good[],
  before: Before,
): void {
  if (me === from) for (const good of goods) mind.see(handZone(to), good);
  else if (me === to) for (const good of goods) mind.spend(handZone(from), good);
  else mind.blur(handZone(from), handZone(to), goods.length, before.hands[from]!);
}

/** Whether a move tells anything about hidden cards; of the pile, only those who know some of it. */
function tells(event: GameEvent): boolean {
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

/** A card shown in the refill tells something only to those who know some of the pile. */
function knowsPile({ bottom, claims }: Memory): boolean {
  // The pile is the highest zone, and claims are ascending: the last is the one that may lie there.
  return bottom.length > 0 || claims[claims.length - 1]! >= PILE_ZONE * 16;
}

/** What everybody remembers after a move. Throws InvalidInput where what the state says of it is nothing of the kind. */
export function updateMemory(
  state: { readonly memory: readonly Memory[] },
  players: number,
  events: readonly GameEvent[],
  before: Before,
): readonly Memory[] {
  let told = false;
  let refilled = false;
  for (const event of events) {
    if (event.type === 'refilled') refilled = true;
    else if (tells(event)) told = true;
  }
  const known = readMemories(state, players);
  if (!told && !(refilled && known.some(knowsPile))) return known;
  try {
    return known.map((old, observer) => {
      if (!told && !knowsPile(old)) return old;
      const mind = new Mind(old);
      remember(mind, observer === players ? undefined : (observer as Seat), events, before);
      return mind.toMemory();
    });
  } catch {
    throw new InvalidInput('state'); // somebody has written into what the last move left behind
  }
}
