/** `turn.camel`: where the camel comes to, how far a space is, and what going there costs. */
import { InvalidInput } from './errors.ts';
import type { Space } from './types.ts';

function checkNumbers(a: unknown, b: unknown): void {
  if (typeof a !== 'number' || typeof b !== 'number') throw new InvalidInput('move');
}

/** The space so many steps on, clockwise. */
export function spaceAfter(camel: number, steps: number): Space {
  checkNumbers(camel, steps);
  return ((camel + steps) & 7) as Space;
}

/** The fewest steps to a space; to where the camel stands it is once round. */
export function stepsTo(camel: number, space: number): number {
  checkNumbers(camel, space);
  return ((space - camel - 1) & 7) + 1;
}

/** The first step is free, every other costs a coin. */
export const camelPrice = (steps: number): number => steps - 1;
