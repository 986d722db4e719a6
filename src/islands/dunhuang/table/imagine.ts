/** A game of Dunhuang as somebody may imagine it who knows one seat's view. */
import { determinize, type View } from '../../../games/dunhuang/index.ts';
import type { Imagine } from '../../table/game/game.ts';

export const imagine: Imagine = (view, random) => determinize(view as View, random);
