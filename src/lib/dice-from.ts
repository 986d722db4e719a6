/** Dice for who guesses what they cannot see: no game that is played throws these. */
import type { CodedError } from './coded-error.ts';
import { seedFromSource } from './random.ts';
import { reading } from './reading.ts';

/** Dice from a source like `Math.random` that somebody handed in. Throws the refusal where it is none. */
export function diceFrom(random: () => number, refusal: () => CodedError<string>): Int32Array {
  const drawn = reading(() => Array.from({ length: 4 }, random), refusal);
  if (!drawn.every((number) => typeof number === 'number')) throw refusal();
  const dice = new Int32Array(4);
  seedFromSource(() => drawn.shift()!, dice, 0);
  return dice;
}
