/** Bays for tests, drawn as a picture (src/reference/dragon-market/scenes/picture.ts). */
import {
  fromPosition,
  type PowerId,
  type Seat,
  type State,
} from '../../../../src/games/dragon-market/index.ts';
import { type BayWords, position } from '../../../../src/reference/dragon-market/scenes/picture.ts';

export {
  type BayWords,
  position,
  type SideWords,
} from '../../../../src/reference/dragon-market/scenes/picture.ts';

export const A: Seat = 0;
export const B: Seat = 1;
export const C: Seat = 2;
export const D: Seat = 3;

export const bay = (picture: string, words: BayWords = {}): State =>
  fromPosition(position(picture, words), 'bay');

/** A bay where A has won that power. */
export const withPower = (picture: string, power: PowerId, words: BayWords = {}): State =>
  bay(picture, { ...words, A: { powers: [power], ...words.A } });
