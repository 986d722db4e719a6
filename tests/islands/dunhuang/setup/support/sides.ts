import { decodeSetup } from '../../../../../src/games/dunhuang/index.ts';

export const circleNumber = (number: number) =>
  decodeSetup(number.toString(36).padStart(4, '0').toUpperCase());

/** A circle for every choice of sides: the first 256 have them all. */
export const everySides = () => Array.from({ length: 256 }, (_, sides) => circleNumber(sides));
