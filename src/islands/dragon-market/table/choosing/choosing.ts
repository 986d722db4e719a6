/** How a move of this game is chosen by taps. */
import type { Move, View } from '../../../../games/dragon-market/index.ts';
import type { BoardFace } from '../../../table/game/face.ts';
import { fetchWhy, whyNot } from '../why-not.ts';
import { tapsOf } from './taps.ts';
import { movesOf, type Offer, offersOf } from './walks.ts';

/** Of two dice with the same face it is enough to offer one. */
const isSameDie = (move: Move, dice: View['dice']): boolean =>
  move.type === 'reroll' && move.die === 1 && dice?.[0] === dice?.[1];

type Choosing = 'offers' | 'movesOf' | 'taps' | 'leads' | 'answers' | 'attempt' | 'fetchWhy';

export const choosing: Pick<BoardFace, Choosing> = {
  offers: (legal: readonly Move[], { heirs, toMove, dice }: View, ahead) =>
    offersOf(
      legal.filter((move) => !isSameDie(move, dice)),
      heirs[toMove ?? 0] ?? 0,
      ahead,
    ),
  movesOf: (offer: Offer) => movesOf(offer),
  taps: (move: Offer, view: View) => tapsOf(move, view),
  leads: (target) => /^(boat|power|new)\.|^heir$/.test(target),
  answers: (target) => /^(do|take|card|kind|from|power|die|new)\./.test(target),
  fetchWhy,
  attempt: (view: View, tapped, target) => whyNot()?.attempt(view, tapped, target),
};
