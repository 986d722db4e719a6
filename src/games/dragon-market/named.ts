/** Whether something is the name of a square, a good, a card or a power. By itself: a table asks that, and reads no position. */
import { isCount } from '../../lib/reading.ts';
import { MOST_CARDS } from './deck.ts';
import { KINDS, POWERS, type PowerId, SQUARES } from './types.ts';

export const isSquare = (value: unknown): value is number => isCount(value, SQUARES - 1);
export const isKind = (value: unknown): value is number => isCount(value, KINDS - 1);
export const isCard = (value: unknown): value is number => isCount(value, MOST_CARDS - 1);
export const isPower = (value: unknown): value is PowerId => POWERS.includes(value as PowerId);
