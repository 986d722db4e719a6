/** What can be chosen now, in words: each next tap, by the move it makes or by what it is. */
import type { BoardFace, Target } from '../game/face.ts';
import type { Move, View } from '../game/rules.ts';
import type { Part, Speech } from '../game/words.ts';
import { textOf } from '../ui/sentences.ts';
import type { Chooser } from './chooser.ts';

export interface Option {
  readonly target: Target;
  readonly parts: readonly Part[];
  readonly tapped: boolean;
  readonly brief?: readonly Part[] | undefined; // where the parts are too many for a button beside others
}

type Naming = Pick<BoardFace, 'nameMove' | 'nameTarget' | 'nameBriefly' | 'gain'>;

/** More letters than fit a third of a phone. */
const MANY = 52;

/** A move as it is offered, and what it brings. */
export const nameWithGain = (
  move: Move,
  view: View,
  { foresee }: Pick<Chooser, 'foresee'>,
  { nameMove, gain }: Pick<Naming, 'nameMove' | 'gain'>,
  speech: Speech,
): readonly Part[] => [...nameMove(move, view, speech), ...(gain?.(foresee(move), speech) ?? [])];

export function listOptions(
  view: View,
  chooser: Pick<Chooser, 'choice' | 'moveWith' | 'foresee'>,
  face: Naming,
  speech: Speech,
  wanted: Iterable<Target> = chooser.choice.value.lit, // what else can be chosen need not be named
): readonly Option[] {
  const { tapped } = chooser.choice.value;
  return [...wanted].map((target) => {
    const move = chooser.moveWith(target);
    const parts = move
      ? nameWithGain(move, view, chooser, face, speech)
      : face.nameTarget(target, view, speech);
    const brief = move && textOf(parts).length > MANY ? face.nameBriefly?.(move, speech) : undefined;
    return { target, parts, tapped: tapped.includes(target), brief };
  });
}

/** So many choices have a button each, where one of them is an answer; of more than that only the answers. */
export const FEW = 3;

/** How small the words on a button have to be. */
export function sizeOf(parts: readonly Part[]): 'long' | 'longest' | undefined {
  const n = textOf(parts).length;
  if (n > 80) return 'longest';
  return n > MANY ? 'long' : undefined;
}
