/** Cards of a good lie on each other: one pile per good, ascending. */
import type { Good, Seat, Side, View } from '../../../../games/dunhuang/index.ts';

export interface Pile {
  readonly good: Good;
  readonly count: number;
  readonly token?: Side | undefined; // lies on it
}

const countOf = (goods: readonly Good[], good: Good): number =>
  goods.filter((other) => other === good).length;

export function pilesOf(goods: readonly Good[]): Pile[] {
  return [...new Set(goods)].sort((a, b) => a - b).map((good) => ({ good, count: countOf(goods, good) }));
}

/** A seat's shop. By some rulings a token can lie there without a card. */
export function shopPiles({ shop, tokens }: Pick<View['seats'][number], 'shop' | 'tokens'>): Pile[] {
  const goods = new Set([...shop, ...tokens.map(({ good }) => good)]);
  return [...goods]
    .sort((a, b) => a - b)
    .map((good) => ({
      good,
      count: countOf(shop, good),
      token: tokens.find((token) => token.good === good)?.side,
    }));
}

const countIn = (piles: readonly Pile[], good: Good): number =>
  piles.find((pile) => pile.good === good)?.count ?? 0;

/** How many of a good the shop shows that shows the most. */
export const mostShown = (shops: readonly (readonly Pile[])[], good: Good): number =>
  Math.max(...shops.map((piles) => countIn(piles, good)));

/** The goods of which nobody shows more than that seat. */
export function ledGoods({ seats }: View, seat: Seat): Good[] {
  const shops = seats.map(shopPiles);
  return shops[seat]!.flatMap(({ good, count }) =>
    count > 0 && count === mostShown(shops, good) ? [good] : [],
  );
}
