/** What must hold after every move of every game: for the property tests and for the soak. */

import { ALL_COINS, ALL_PRESTIGE, isInGame } from '../../../../src/games/dunhuang/fast.ts';
import {
  cardsOf,
  GOODS,
  type Good,
  outcome,
  type Position,
  type State,
  toMove,
  toPosition,
  type View,
  view,
} from '../../../../src/games/dunhuang/index.ts';

/** What one look at a state tells; kept, since every state is looked at twice: after a move, and before the next. */
interface Look {
  readonly position: Position;
  readonly seen: View;
  readonly counts: readonly number[]; // cards of each good that are in the game or were discarded in the open
}

const LOOKS = new WeakMap<State, Look | null>();

function lookAt(state: State): Look | null {
  const known = LOOKS.get(state);
  if (known !== undefined) return known;
  const seen = view(state, undefined);
  const look = seen.camel === null ? null : countCards(toPosition(state), seen);
  LOOKS.set(state, look);
  return look;
}

function countCards(position: Position, seen: View): Look {
  const counts = new Array<number>(11).fill(0);
  const add = (goods: readonly (Good | null)[]): void => {
    for (const good of goods) if (good !== null) counts[good]! += 1;
  };
  const { market, deck, seats, pending } = position;
  for (const goods of [market, deck, seen.discards]) add(goods);
  for (const { hand, shop } of seats) {
    add(hand);
    add(shop);
  }
  if (pending?.type === 'keep') add(pending.drawn);
  return { position, seen, counts };
}

/** What is broken, in words; nothing where all is well. `before` is the state a move earlier. */
export function breaches(before: State, state: State): string[] {
  const look = lookAt(state);
  if (look === null) return []; // set-up
  const wrong: string[] = [];
  const { seats, players } = look.position;
  const earlier = lookAt(before)?.counts ?? look.counts;
  const held = new Array<number>(11).fill(0);
  for (const { tokens } of seats) for (const { good } of tokens) held[good]! += 1;
  for (const good of GOODS) {
    const count = look.counts[good]!;
    if (count !== earlier[good]) wrong.push(`cards of ${good}: ${earlier[good]} -> ${count}`);
    if (count > cardsOf(good, players)) wrong.push(`${count} cards of ${good}`);
    if (held[good]! > (isInGame(good, players) ? 1 : 0)) wrong.push(`token ${good} held ${held[good]} times`);
  }
  const { supply } = look.seen;
  if (supply.coins !== null) {
    const coins = seats.reduce((sum, seat) => sum + seat.coins, supply.coins);
    if (coins !== ALL_COINS) wrong.push(`${coins} coins`);
    const prestige = seats.reduce((sum, seat) => sum + seat.prestige, supply.prestige!);
    if (prestige !== ALL_PRESTIGE) wrong.push(`${prestige} prestige`);
  }
  for (const [i, seat] of seats.entries()) {
    if (seat.hand.length !== look.seen.seats[i]!.handSize) wrong.push(`hand of ${i}`);
    if (seat.coins < 0 || seat.prestige < 0) wrong.push(`debt of ${i}`);
  }
  if ((toMove(state) === undefined) !== (outcome(state) !== undefined)) wrong.push('over or not');
  return wrong;
}
