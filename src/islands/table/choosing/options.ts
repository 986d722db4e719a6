/** What can be chosen now, in words: each next tap, by the move it makes or by what it is. */
import type { BoardFace, Target } from '../game/face.ts';
import type { View } from '../game/rules.ts';
import type { Part, Speech } from '../game/words.ts';
import type { Chooser } from './chooser.ts';

export interface Option {
  readonly target: Target;
  readonly parts: readonly Part[];
  readonly tapped: boolean;
}

export function listOptions(
  view: View,
  chooser: Pick<Chooser, 'choice' | 'moveWith'>,
  { nameMove, nameTarget }: Pick<BoardFace, 'nameMove' | 'nameTarget'>,
  speech: Speech,
): readonly Option[] {
  const { lit, tapped } = chooser.choice.value;
  return [...lit].map((target) => {
    const move = chooser.moveWith(target);
    return {
      target,
      parts: move ? nameMove(move, view, speech) : nameTarget(target, view, speech),
      tapped: tapped.includes(target),
    };
  });
}
