/**
 * Four characters for each of the 1,290,240 circles. Turning the circle does not change the code: it
 * is read from the tile of Painter and Musician on, so the other seven give 7! orders, and eight
 * tiles 2^8 sides.
 */

import { circleIndices } from './circle.ts';
import { InvalidSetupCode } from './errors.ts';
import { reading } from './plain.ts';
import { CHARACTERS, type CharacterId } from './types.ts';

export const CIRCLES = 5040 * 256;

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The number of a circle that begins with tile 0. */
function rank(indices: readonly number[]): number {
  const tiles = [1, 2, 3, 4, 5, 6, 7];
  let order = 0;
  let sides = indices[0]! & 1;
  for (let i = 1; i < 8; i++) {
    const index = indices[i]!;
    const at = tiles.indexOf(index >> 1);
    order = order * tiles.length + at;
    tiles.splice(at, 1);
    sides = sides * 2 + (index & 1);
  }
  return order * 256 + sides;
}

function unrank(number: number): number[] {
  const sides = number % 256;
  let order = Math.floor(number / 256);
  const places: number[] = [];
  for (let left = 1; left <= 7; left++) {
    places.unshift(order % left);
    order = Math.floor(order / left);
  }
  const tiles = [1, 2, 3, 4, 5, 6, 7];
  const circle = [0, ...places.map((at) => tiles.splice(at, 1)[0]!)];
  return circle.map((tile, i) => tile * 2 + ((sides >> (7 - i)) & 1));
}

/** A circle as its number and how far it is turned. */
export function rankCircle(circle: readonly CharacterId[]): { number: number; turned: number } {
  const indices = reading(
    () => circleIndices(circle),
    () => new InvalidSetupCode('not-a-circle'),
  );
  if (indices === undefined) throw new InvalidSetupCode('not-a-circle');
  const turned = indices.findIndex((index) => index >> 1 === 0);
  return { number: rank([...indices.slice(turned), ...indices.slice(0, turned)]), turned };
}

export function unrankCircle(number: number, turned = 0): CharacterId[] {
  const circle = unrank(number).map((index) => CHARACTERS[index]!);
  return [...circle.slice(8 - turned), ...circle.slice(0, 8 - turned)];
}

/** Throws InvalidSetupCode. */
export function encodeSetup(circle: readonly CharacterId[]): string {
  let { number } = rankCircle(circle);
  let code = '';
  for (let i = 0; i < 4; i++) {
    code = DIGITS[number % 36]! + code;
    number = Math.floor(number / 36);
  }
  return code;
}

/** The circle of a code, from the tile of Painter and Musician on. Throws InvalidSetupCode. */
export function decodeSetup(code: string): CharacterId[] {
  if (typeof code !== 'string' || code.length !== 4) throw new InvalidSetupCode('length');
  let number = 0;
  for (const letter of code) {
    const digit = DIGITS.indexOf(/^[a-z]$/.test(letter) ? letter.toUpperCase() : letter);
    if (digit < 0) throw new InvalidSetupCode('character', { letter });
    number = number * 36 + digit;
  }
  if (number >= CIRCLES) throw new InvalidSetupCode('range', { last: CIRCLES - 1 });
  return unrankCircle(number);
}
