/**
 * What somebody meant who tapped something that is not lit: the move it would have been, so that the rules can say why it is
 * not one. Undefined where nothing of the kind exists, and only what is asked for can be said.
 */
import {
  characterMove,
  type Move,
  type Named,
  needsOf,
  type Seat,
  type Space,
  stepsTo,
  type View,
} from '../../../../games/dunhuang/index.ts';
import { goodOf, spaceOf, type Target } from './taps.ts';

/** In the bonus: the character where the camel stands, or the one that was tapped. */
function attemptBonus(view: View, tapped: readonly Target[], target: Target): Move | undefined {
  const camel = view.camel!;
  const here = view.circle[camel]!;
  const me = view.toMove!;
  const { shop, known, tokens } = view.seats[me]!;
  const needs = needsOf(here);
  const own = needs[0] === 'token' ? tokens[0]?.good : needs[0] === 'hand' ? known[0] : shop[0];
  const goods = tapped.map(goodOf).filter((good) => good !== undefined);
  const named: Named = {
    cards: [goods[0] ?? own ?? 1, goods[1] ?? known[0] ?? 1],
    space: camel,
    seat: ((me + 1) % view.players) as Seat,
    to: 'shop',
  };
  const space = spaceOf(target);
  if (space !== undefined) {
    const who = space === camel || needs.includes('space') ? here : view.circle[space]!;
    return characterMove(who, { ...named, space });
  }
  const good = goodOf(target);
  if (good !== undefined) {
    const cards = needs.filter((need) => need === 'hand' || need === 'shop').length;
    if (cards === 2)
      return tapped.length > 1 ? characterMove(here, { ...named, cards: [good, good] }) : undefined;
    const fits = cards === 1 || (needs.includes('token') && target.startsWith('shop.'));
    const free = view.market.findIndex((card, at) => card !== null && at !== camel);
    return fits
      ? characterMove(here, { ...named, cards: [good, good], space: (free < 0 ? camel : free) as Space })
      : undefined;
  }
  if (target.startsWith('seat.') && needs.includes('seat')) {
    return characterMove(here, { ...named, seat: Number(target.slice(5)) as Seat });
  }
  return target === 'coins' ? { type: 'take-coins' } : undefined;
}

export function attempt(view: View, tapped: readonly Target[], target: Target): Move | undefined {
  const space = spaceOf(target);
  const good = goodOf(target);
  switch (view.ask) {
    case 'camel':
      return space === undefined ? undefined : { type: 'move-camel', steps: stepsTo(view.camel!, space) };
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
