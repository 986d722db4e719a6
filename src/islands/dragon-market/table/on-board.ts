/** All that a game on the board needs of Dragon Market. */
import type { OnBoard } from '../../table/game/game.ts';
import { boardFace } from './board-face.ts';
import { rules } from './rules.ts';

export const onBoard: OnBoard = {
  rules,
  face: boardFace,
  fetchImagine: async () => (await import('./imagine.ts')).imagine,
};
