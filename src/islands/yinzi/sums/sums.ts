/** All sums, in the order in which they come up in a round. */
import { PRODUCE, TRANSPORT, WAR } from './board.ts';
import { FEED } from './food.ts';
import { FACTORIES, RATE, SALE, TAXES } from './money.ts';
import type { Sum } from './sum.ts';

export const SUMS: readonly Sum[] = [FEED, TAXES, WAR, TRANSPORT, SALE, PRODUCE, FACTORIES, RATE];
