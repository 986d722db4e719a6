/** What is in the box, and how much of it a game of so many players uses. */
import { isGood, isPlayerCount } from './plain.ts';
import { GOODS, type Good, type PlayerCount } from './types.ts';

export const ALL_COINS = 44;
export const ALL_PRESTIGE = 28;

/** `setup.goods`: 3 players take out 1 and 10; 2 players take out 1, 9 and 10. */
export function isInGame(good: number, players: number): boolean {
  if (!isPlayerCount(players) || !isGood(good)) return false;
  return players === 4 || (good > 1 && good < (players === 3 ? 10 : 9));
}

/** `box`: good n exists n times, or not at all with fewer players. */
export function cardsOf(good: number, players: number): number {
  return isInGame(good, players) ? good : 0;
}

export function goodsInGame(players: PlayerCount): Good[] {
  return GOODS.filter((good) => isInGame(good, players));
}

/** `setup.coins`: 7, 6 or 5 coins each with 4, 3 or 2 players. */
export const startingCoins = (players: number): number => (isPlayerCount(players) ? players + 3 : 0);

/** `turn.bonus`: coins to be had instead of a character's help, or what is left of them. */
export const BONUS_COINS = 3;

/** `turn.win`: majority tokens needed to win at once. */
export const tokensToWin = (players: number): number => (players === 2 ? 5 : 4);

/** `turn.win`: different goods in hand needed to win at once. */
export const GOODS_TO_WIN = 4;
