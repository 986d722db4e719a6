/** `turn.win`: what wins at once, for those who count. */
import { GOODS_TO_WIN, tokensToWin } from './box.ts';
import type { PlayerCount } from './types.ts';

/** Tokens in the shop, and different goods in hand. */
export const neededToWin = (players: PlayerCount): { readonly tokens: number; readonly goods: number } => ({
  tokens: tokensToWin(players),
  goods: GOODS_TO_WIN,
});
