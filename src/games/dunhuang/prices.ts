/** What a move costs or brings in coins, for whoever names it before it is made. */
import { ALL_COINS, BONUS_COINS } from './box.ts';
import { camelPrice } from './camel.ts';
import { InvalidInput } from './errors.ts';
import { PRICE } from './majority.ts';
import { type Move, packMove } from './moves.ts';
import { firstOf, kindOf, MOVE_CAMEL, PAY } from './packed.ts';
import { isCount, reading } from './plain.ts';
import type { View } from './view.ts';

/** Coins that a move costs: the camel's steps after the first (`turn.camel`), the Buddhist's price (`token.shang`). */
export function priceOf(move: Move): number {
  const packed = packMove(move);
  if (packed < 0) throw new InvalidInput('move');
  if (kindOf(packed) === MOVE_CAMEL) return camelPrice(firstOf(packed));
  return kindOf(packed) === PAY ? PRICE : 0;
}

/** Coins that the bonus brings now: `turn.bonus`, or what is left of them (`ruling.short`). */
export function bonusCoins(view: Pick<View, 'supply'>): number {
  const left = reading(
    () => view.supply.coins,
    () => new InvalidInput('view'),
  );
  if (left !== null && !isCount(left, ALL_COINS)) throw new InvalidInput('view');
  return Math.min(BONUS_COINS, left ?? BONUS_COINS);
}
