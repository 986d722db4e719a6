/** `turn.camel`: where the camel comes to, how far a space is, and what going there costs. */
import type { Space } from './types.ts';

/** The space so many steps on, clockwise. */
export const spaceAfter = (camel: number, steps: number): Space => ((camel + steps) & 7) as Space;

/** The fewest steps to a space; to where the camel stands it is once round. */
export const stepsTo = (camel: number, space: number): number => ((space - camel - 1) & 7) + 1;

/** The first step is free, every other costs a coin. */
export const camelPrice = (steps: number): number => steps - 1;
