import { tokenTurner } from './turn-token.ts';

/** Turns one of your number-side tokens to 商: its holder may then keep it against a tie, once. */
export const manichean = tokenTurner('manichean');
