/** A short piece of a game, for pictures: a bay as it lies, and what is done or tried there. */
import {
  fromPosition,
  type Move,
  type MoveError,
  type PowerId,
  type Seat,
  type State,
  type View,
} from '../../../games/dragon-market/index.ts';
import type { Cut } from '../geometry.ts';
import { type BayWords, position } from './picture.ts';

/** A move, or one that depends on what chance brought. */
export type Step = Move | ((view: View) => Move);

/** A move that the engine refuses, and why. */
export interface Refusal {
  readonly move: Move;
  readonly code: MoveError['code'];
  readonly rule: MoveError['rule'];
}

/** What is told of a player beside the bay. */
export type Told = 'points' | 'dice' | 'coins' | 'objective' | 'drawn';

export interface SceneSpec {
  readonly state: State;
  /** The part of the bay that matters; absent where none does. */
  readonly cut?: Cut;
  /** Moves that could each be made, drawn in the first picture. */
  readonly options?: readonly Move[];
  readonly refused?: readonly Refusal[];
  /** Moves that are made one after another. */
  readonly moves?: readonly Step[];
  /** A picture is made when so many moves have been made; only the first when absent. */
  readonly frames?: readonly number[];
  readonly seats?: readonly Seat[]; // whose things are told
  readonly told?: readonly Told[];
}

/** Mei is she, Bo he, Lin she, Tao he: as in the texts. */
export const NAMES: readonly string[] = ['Mei', 'Bo', 'Lin', 'Tao'];

/** The chance in a scene is the same in every build. */
export const bay = (picture: string, words: BayWords = {}, seed = 'wedding'): State =>
  fromPosition(position(picture, words), seed);

/** A bay where Mei, who moves, has won that power. */
export const withPower = (power: PowerId, picture: string, words: BayWords = {}, seed?: string): State =>
  bay(picture, { ...words, A: { powers: [power], ...words.A } }, seed);

export const cut = (top: number, left: number, rows: number, columns: number): Cut => ({
  top,
  left,
  rows,
  columns,
});
