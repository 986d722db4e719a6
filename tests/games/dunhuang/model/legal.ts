/** Who decides, and between what. */
import type { Good, Move, Position, Seat, Space } from '../../../../src/games/dunhuang/index.ts';
import {
  ascending,
  at,
  coinsInMiddle,
  kinds,
  mover,
  othersThan,
  prestigeInMiddle,
  rulingsOf,
  spaceAfter,
} from './table.ts';

export function modelDecider(position: Position): Seat {
  const { pending } = position;
  if (pending?.type === 'give') return pending.from;
  if (pending?.type === 'protect') return pending.holder;
  return position.toMove;
}

export function modelLegalMoves(position: Position): Move[] {
  if (position.pending) return answers(position);
  switch (position.phase) {
    case 'camel':
      return Array.from({ length: 1 + mover(position).coins }, (_, i) => ({
        type: 'move-camel',
        steps: i + 1,
      }));
    case 'good':
      return [
        { type: 'take-good', to: 'shop' },
        { type: 'take-good', to: 'hand' },
      ];
    case 'bonus':
      return [
        { type: 'skip-bonus' },
        ...(coinsInMiddle(position) > 0 ? [{ type: 'take-coins' } as const] : []),
        ...characterMoves(position),
      ];
    case 'end':
      return [{ type: 'end-turn' }];
  }
}

function answers(position: Position): Move[] {
  const pending = position.pending!;
  switch (pending.type) {
    case 'keep':
      return kinds(pending.drawn).map((good) => ({ type: 'keep', good }));
    case 'give':
      return choices(at(position, pending.from).hand, pending.count).map((goods) => ({
        type: 'give',
        goods,
      }));
    case 'protect':
      return [{ type: 'protect' }, { type: 'yield' }];
    case 'pay':
      return [{ type: 'pay' }, { type: 'decline' }];
  }
}

/** The different ways to take one card, or two, out of a hand; each in rising order. */
function choices(hand: readonly Good[], size: 1 | 2): Good[][] {
  if (size === 1) return kinds(hand).map((good) => [good]);
  const pairs = new Map<string, Good[]>();
  for (const [i, first] of hand.entries()) {
    for (const second of hand.slice(i + 1)) {
      const pair = ascending([first, second]);
      pairs.set(pair.join(), pair);
    }
  }
  return [...pairs.values()];
}

/** What the character beside the camel offers; nothing that would change nothing. */
function characterMoves(position: Position): Move[] {
  const me = mover(position);
  const hand = kinds(me.hand);
  const shop = kinds(me.shop);
  const opponents = othersThan(position, position.toMove);
  const prestige = prestigeInMiddle(position);
  const steps = position.steps!;
  const character = position.circle[position.camel]!;
  switch (character) {
    case 'painter':
      return hand.map((discard) => ({ type: 'painter', discard }));
    case 'musician':
      return shop.map((discard) => ({ type: 'musician', discard }));
    case 'princess':
      return me.tokens.length > 0 && prestige > 0 ? [{ type: 'princess' }] : [];
    case 'dancer':
      return prestige > 0 ? [{ type: 'dancer' }] : [];
    case 'interpreter':
    case 'diplomat':
      return position.deck.length > 0 ? [{ type: character }] : [];
    case 'soldier': {
      const sameToo = rulingsOf(position).sameGood === 'allowed';
      return marketExchanges(position, shop, sameToo).map((exchange) => ({ type: 'soldier', ...exchange }));
    }
    case 'general':
      return marketExchanges(position, hand, false).map((exchange) => ({ type: 'general', ...exchange }));
    case 'trader':
      return opponents
        .filter((seat) => at(position, seat).hand.length > 0)
        .map((from) => ({ type: 'trader', from }));
    case 'merchant':
      return opponents
        .filter((seat) => at(position, seat).hand.length > 0 || prestige > 0)
        .map((from) => ({ type: 'merchant', from }));
    case 'maid':
      return shop.flatMap((fromShop) =>
        hand
          .filter((fromHand) => fromHand !== fromShop)
          .map((fromHand): Move => ({ type: 'maid', shop: fromShop, hand: fromHand })),
      );
    case 'domestic':
      return [
        ...shop.map((good): Move => ({ type: 'domestic', good, to: 'hand' })),
        ...hand.map((good): Move => ({ type: 'domestic', good, to: 'shop' })),
      ];
    case 'shepherd':
      return filled(position, [1, -1]).map((space) => ({ type: 'shepherd', space }));
    case 'farmer':
      return filled(position, aheadOf(Math.min(steps, 7))).map((space) => ({ type: 'farmer', space }));
    case 'manichean':
    case 'buddhist':
      return me.tokens
        .filter((token) => token.side === 'number')
        .map((token) => ({ type: character, token: token.good }));
  }
}

/** 1, 2, … up to the distance given. */
function aheadOf(distance: number): number[] {
  return Array.from({ length: distance }, (_, i) => i + 1);
}

/** The spaces at those distances from the camel that have a card. */
function filled(position: Position, distances: readonly number[]): Space[] {
  return distances
    .map((distance) => spaceAfter(position.camel, distance))
    .filter((space) => position.market[space] !== null);
}

function marketExchanges(position: Position, given: readonly Good[], sameToo: boolean) {
  return filled(position, aheadOf(7)).flatMap((space) =>
    given.filter((give) => sameToo || give !== position.market[space]).map((give) => ({ give, space })),
  );
}
