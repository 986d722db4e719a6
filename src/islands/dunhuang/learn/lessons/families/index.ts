/** The characters in five families, two short positions each. */
import type { Lesson } from '../../lesson.ts';
import { hands } from './hands.ts';
import { market } from './market.ts';
import { own } from './own.ts';
import { pile } from './pile.ts';
import { prestige } from './prestige.ts';

export const FAMILIES: readonly Lesson[] = [prestige, pile, market, hands, own];
