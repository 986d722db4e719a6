/**
 * What somebody meant who tapped something that is not lit: the move it would have been, so that the rules can say why it is
 * not one. Undefined where nothing of the kind exists, and only what is asked for can be said.
 */
import type { CharacterId, Good, Move, Seat, Space, View } from '../../../../games/dunhuang/index.ts';
import { goodOf, spaceOf, type Target } from './taps.ts';

interface Named {
  readonly good: Good; // the card it is about, or any
  readonly other: Good; // a second one
  readonly space: Space;
  readonly seat: Seat;
}

/** A character's move about the things named. */
function use(id: CharacterId, { good, other, space, seat }: Named): Move {
  switch (id) {
    case 'painter':
    case 'musician':
      return { type: id, discard: good };
    case 'soldier':
    case 'general':
      return { type: id, give: good, space };
    case 'trader':
    case 'merchant':
      return { type: id, from: seat };
    case 'maid':
      return { type: id, shop: good, hand: other };
    case 'domestic':
      return { type: id, good, to: 'shop' };
    case 'shepherd':
    case 'farmer':
      return { type: id, space };
    case 'manichean':
    case 'buddhist':
      return { type: id, token: good };
    default:
      return { type: id };
  }
}

const MARKET_CHARACTERS: readonly CharacterId[] = ['soldier', 'general', 'shepherd', 'farmer'];
const HAND_CHARACTERS: readonly CharacterId[] = ['painter', 'musician', 'general', 'soldier'];
const SHOP_CHARACTERS: readonly CharacterId[] = [
  'painter',
  'musician',
  'soldier',
  'general',
  'manichean',
  'buddhist',
];
const SEAT_CHARACTERS: readonly CharacterId[] = ['trader', 'merchant'];

/** In the bonus: the character where the camel stands, or the one that was tapped. */
function attemptBonus(view: View, tapped: readonly Target[], target: Target): Move | undefined {
  const camel = view.camel!;
  const here = view.circle[camel]!;
  const me = view.toMove!;
  const { shop, known } = view.seats[me]!;
  const goods = tapped.map(goodOf).filter((good) => good !== undefined);
  const named: Named = {
    good: goods[0] ?? (here === 'general' ? known[0] : shop[0]) ?? 1,
    other: goods[1] ?? known[0] ?? 1,
    space: camel,
    seat: ((me + 1) % view.players) as Seat,
  };
  const space = spaceOf(target);
  if (space === camel) return use(here, named);
  if (space !== undefined) {
    return MARKET_CHARACTERS.includes(here)
      ? use(here, { ...named, space })
      : use(view.circle[space]!, { ...named, space });
  }
  const good = goodOf(target);
  if (good !== undefined) {
    if (here === 'maid' && tapped.length > 1) return { type: 'maid', shop: good, hand: good };
    const fits = target.startsWith('hand.') ? HAND_CHARACTERS : SHOP_CHARACTERS;
    const free = view.market.findIndex((card, at) => card !== null && at !== camel);
    return fits.includes(here)
      ? use(here, { ...named, good, space: (free < 0 ? camel : free) as Space })
      : undefined;
  }
  if (target.startsWith('seat.') && SEAT_CHARACTERS.includes(here)) {
    return use(here, { ...named, seat: Number(target.slice(5)) as Seat });
  }
  return target === 'coins' ? { type: 'take-coins' } : undefined;
}

export function attempt(view: View, tapped: readonly Target[], target: Target): Move | undefined {
  const space = spaceOf(target);
  const good = goodOf(target);
  switch (view.ask) {
    case 'camel': {
      if (space === undefined) return undefined;
      const steps = (space - view.camel! + 8) % 8;
      return { type: 'move-camel', steps: steps === 0 ? 8 : steps };
    }
    case 'bonus':
      return attemptBonus(view, tapped, target);
    case 'give': {
      if (good === undefined || !target.startsWith('hand.')) return undefined;
      const goods = [...tapped.map((other) => goodOf(other)!), good].sort((a, b) => a - b);
      return goods.length > 2 ? undefined : { type: 'give', goods };
    }
    default:
      return undefined;
  }
}
