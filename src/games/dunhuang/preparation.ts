/** `setup.*`: what is to be done with the box before a game, in the order of the rules, and how much of it is used. */
import { cardsOf, goodsInGame, startingCoins } from './box.ts';
import type { RuleId } from './rules.ts';
import { GOODS, type Good, type PlayerCount } from './types.ts';

/** Each step with the rule that asks for it. */
export const PREPARATION = [
  { step: 'circle', rule: 'setup.characters' },
  { step: 'goods', rule: 'setup.goods' },
  { step: 'tokens', rule: 'setup.goods' },
  { step: 'market', rule: 'setup.market' },
  { step: 'hand', rule: 'setup.hand' },
  { step: 'coins', rule: 'setup.coins' },
  { step: 'first', rule: 'setup.camel' },
  { step: 'camel', rule: 'setup.camel' },
] as const satisfies readonly { step: string; rule: RuleId }[];

/** What so many players use of the box. */
export interface Contents {
  readonly out: readonly Good[]; // goods that stay in it
  readonly cards: number; // goods cards left in the game
  readonly tokens: number; // majority tokens left
  readonly coins: number; // for each player
}

export function contentsFor(players: PlayerCount): Contents {
  const goods = goodsInGame(players);
  return {
    out: GOODS.filter((good) => !goods.includes(good)),
    cards: goods.reduce<number>((sum, good) => sum + cardsOf(good, players), 0),
    tokens: goods.length,
    coins: startingCoins(players),
  };
}
