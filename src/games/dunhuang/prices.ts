/** What a move costs or brings in coins, for whoever names it before it is made. */
import { BONUS_COINS } from './box.ts';
import { camelPrice } from './camel.ts';
import { PRICE } from './majority.ts';
import type { Move } from './moves.ts';
import type { View } from './view.ts';

/** Coins that a move costs: the camel's steps after the first (`turn.camel`), the Buddhist's price (`token.shang`). */
export function priceOf(move: Move): number {
  if (move.type === 'move-camel') return camelPrice(move.steps);
  return move.type === 'pay' ? PRICE : 0;
}

/** Coins that the bonus brings now: `turn.bonus`, or what is left of them (`ruling.short`). */
export const bonusCoins = ({ supply }: Pick<View, 'supply'>): number =>
  Math.min(BONUS_COINS, supply.coins ?? BONUS_COINS);
