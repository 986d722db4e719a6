import { tokenTurner } from './turn-token.ts';

/** Turns one of your number-side tokens to 商: taking it by a tie then costs 2 coins, paid to you. */
export const buddhist = tokenTurner('buddhist');
