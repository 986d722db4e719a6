/** Step 3: what each bonus does. The phase has moved on to the end of the turn already. */
import type { Good, Move, Seat, Space } from '../../../../src/games/dunhuang/index.ts';
import type { Chance } from './chance.ts';
import { enterShop, leaveShop } from './majority.ts';
import { ascending, at, coinsInMiddle, type Draft, mover, prestigeInMiddle, takeOut } from './table.ts';

export function useBonus(draft: Draft, move: Move, chance: Chance): void {
  const me = mover(draft);
  const seat = draft.toMove;
  switch (move.type) {
    case 'skip-bonus':
      return;
    case 'take-coins':
      me.coins += Math.min(3, coinsInMiddle(draft));
      return;
    case 'painter':
      takeOut(me.hand, move.discard);
      takePrestige(draft, 3);
      return;
    case 'musician':
      leaveShop(draft, seat, move.discard);
      takePrestige(draft, 3);
      return;
    case 'princess':
      takePrestige(draft, me.tokens.length);
      return;
    case 'dancer':
      takePrestige(draft, 2);
      return;
    case 'interpreter':
      draw(draft, draft.steps!);
      return;
    case 'diplomat':
      draw(draft, 2);
      return;
    case 'soldier': {
      leaveShop(draft, seat, move.give);
      enterShop(draft, seat, exchangeInMarket(draft, move.space, move.give));
      return;
    }
    case 'general':
      takeOut(me.hand, move.give);
      me.hand.push(exchangeInMarket(draft, move.space, move.give));
      return;
    case 'trader':
      trade(draft, move.from, chance.traded);
      return;
    case 'merchant':
      askForCards(draft, move.from);
      return;
    case 'maid':
      leaveShop(draft, seat, move.shop);
      me.hand.push(move.shop);
      takeOut(me.hand, move.hand);
      enterShop(draft, seat, move.hand);
      return;
    case 'domestic':
      moveOne(draft, move.good, move.to);
      return;
    case 'shepherd':
    case 'farmer':
      me.hand.push(draft.market[move.space]!);
      draft.market[move.space] = null;
      return;
    case 'manichean':
    case 'buddhist':
      me.tokens.find((token) => token.good === move.token)!.side = 'shang';
      return;
    default:
      throw new Error(`${move.type} is no bonus`);
  }
}

export function takePrestige(draft: Draft, wanted: number): void {
  mover(draft).prestige += Math.min(wanted, prestigeInMiddle(draft));
}

function draw(draft: Draft, wanted: number): void {
  draft.pending = { type: 'keep', drawn: ascending(draft.deck.splice(0, wanted)) };
}

/** The given card lies in the space at once; what lay there is the answer. */
function exchangeInMarket(draft: Draft, space: Space, given: Good): Good {
  const received = draft.market[space]!;
  draft.market[space] = given;
  return received;
}

function moveOne(draft: Draft, good: Good, to: 'hand' | 'shop'): void {
  const { hand } = mover(draft);
  if (to === 'hand') {
    leaveShop(draft, draft.toMove, good);
    hand.push(good);
  } else {
    takeOut(hand, good);
    enterShop(draft, draft.toMove, good);
  }
}

/** A hand of one gives one. */
function handSized(draft: Draft, seat: Seat): 1 | 2 {
  return at(draft, seat).hand.length === 1 ? 1 : 2;
}

function trade(draft: Draft, from: Seat, taken: readonly Good[]): void {
  const count = handSized(draft, from);
  if (taken.length !== count) throw new Error(`the Trader takes ${count}, not [${taken.join()}]`);
  for (const good of taken) {
    takeOut(at(draft, from).hand, good);
    mover(draft).hand.push(good);
  }
  draft.pending = { type: 'give', from: draft.toMove, to: from, count };
}

function askForCards(draft: Draft, from: Seat): void {
  if (at(draft, from).hand.length === 0) takePrestige(draft, 1);
  else draft.pending = { type: 'give', from, to: draft.toMove, count: handSized(draft, from) };
}
