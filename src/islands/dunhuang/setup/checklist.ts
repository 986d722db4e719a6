/** What is to be done with the box, in the order of the rules. */
import {
  cardsOf,
  GOODS,
  type Good,
  goodsInGame,
  type PlayerCount,
  type RuleId,
  startingCoins,
} from '../../../games/dunhuang/index.ts';

export const CHECKS = ['circle', 'goods', 'tokens', 'market', 'hand', 'coins', 'first', 'camel'] as const;
export type CheckId = (typeof CHECKS)[number];

/** Where the rules say so. */
export const RULE_OF: Readonly<Record<CheckId, RuleId>> = {
  circle: 'setup.characters',
  goods: 'setup.goods',
  tokens: 'setup.goods',
  market: 'setup.market',
  hand: 'setup.hand',
  coins: 'setup.coins',
  first: 'setup.camel',
  camel: 'setup.camel',
};

export interface Amounts {
  readonly out: readonly Good[];
  readonly cards: number; // goods cards left in the game
  readonly tokens: number; // majority tokens left
  readonly coins: number; // for each player
}

export function amountsFor(players: PlayerCount): Amounts {
  const goods = goodsInGame(players);
  return {
    out: GOODS.filter((good) => !goods.includes(good)),
    cards: goods.reduce((sum, good) => sum + cardsOf(good, players), 0),
    tokens: goods.length,
    coins: startingCoins(players),
  };
}
