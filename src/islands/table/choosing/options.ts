/** What can be chosen now, in words: each next tap, by the move it makes or by what it is. */
import type { BoardFace, Target } from '../game/face.ts';
import type { Move, View } from '../game/rules.ts';
import type { Part, Speech } from '../game/words.ts';
import type { Chooser } from './chooser.ts';

export interface Option {
  readonly target: Target;
  readonly parts: readonly Part[];
  readonly tapped: boolean;
}

type Naming = Pick<BoardFace, 'nameMove' | 'nameTarget' | 'gain'>;

/** A move as it is offered, and what it brings. */
export const nameWithGain = (
  move: Move,
  view: View,
  { foresee }: Pick<Chooser, 'foresee'>,
  { nameMove, gain }: Omit<Naming, 'nameTarget'>,
  speech: Speech,
): readonly Part[] => [...nameMove(move, view, speech), ...(gain?.(foresee(move), speech) ?? [])];

export function listOptions(
  view: View,
  chooser: Pick<Chooser, 'choice' | 'moveWith' | 'foresee'>,
  face: Naming,
  speech: Speech,
): readonly Option[] {
  const { lit, tapped } = chooser.choice.value;
  return [...lit].map((target) => {
    const move = chooser.moveWith(target);
    return {
      target,
      parts: move ? nameWithGain(move, view, chooser, face, speech) : face.nameTarget(target, view, speech),
      tapped: tapped.includes(target),
    };
  });
}
