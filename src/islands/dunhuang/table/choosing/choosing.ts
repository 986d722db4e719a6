/** How a move of this game is chosen by taps. */
import type { Move, View } from '../../../../games/dunhuang/index.ts';
import type { BoardFace } from '../../../table/game/face.ts';
import { attempt } from './attempt.ts';
import { tapsOf } from './taps.ts';

export const choosing: Pick<BoardFace, 'taps' | 'leads' | 'answers' | 'attempt'> = {
  taps: (move: Move, { camel }: View) => tapsOf(move, camel),
  /** A character's space says what the cards are for. */
  leads: (target) => target.startsWith('space.'),
  answers: (target) => /^(do|to)\./.test(target),
  attempt,
};
