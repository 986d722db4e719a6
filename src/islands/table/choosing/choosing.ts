/**
 * From taps to a move. It is given the legal moves and knows no rule: what lights up is whatever some legal move still needs,
 * in any order, once the target that says what the others are for is chosen.
 */
import type { BoardFace, Choice, Target } from '../game/face.ts';
import type { Move } from '../game/rules.ts';

interface Way {
  readonly move: Move;
  readonly taps: readonly Target[];
}

export interface Choosing {
  /** What the taps so far amount to. */
  look(tapped: readonly Target[]): Choice;
  /** The taps after one more; undefined where no legal move has it. */
  tap(tapped: readonly Target[], target: Target): readonly Target[] | undefined;
}

/** What is left of `taps` without those of `gone`; undefined where one of them is not there. */
function without(taps: readonly Target[], gone: readonly Target[]): readonly Target[] | undefined {
  const left = [...taps];
  for (const target of gone) {
    const at = left.indexOf(target);
    if (at < 0) return undefined;
    left.splice(at, 1);
  }
  return left;
}

const sameTaps = (a: Way, b: Way): boolean =>
  a.taps.length === b.taps.length && without(a.taps, b.taps) !== undefined;

/** Shorter and shorter pieces of a list: all of it, all but one (the last first), then its beginnings. */
function* pieces(list: readonly Target[]): Generator<readonly Target[]> {
  yield list;
  for (let gone = list.length - 1; gone >= 0; gone--) yield list.filter((_, i) => i !== gone);
  for (let length = list.length - 2; length >= 0; length--) yield list.slice(0, length);
}

export function createChoosing(
  legal: readonly Move[],
  tapsOf: (move: Move) => readonly Target[],
  leads: BoardFace['leads'],
): Choosing {
  const ways = legal.map((move): Way => ({ move, taps: tapsOf(move) }));
  /** What leads may be a later tap of another way: then it leads. */
  const fitting = (tapped: readonly Target[]): Way[] => {
    const fits = ways.filter(({ taps }) => without(taps, tapped) !== undefined);
    const [first] = tapped;
    const led = first !== undefined && leads(first) ? fits.filter(({ taps }) => taps[0] === first) : [];
    return led.length > 0 ? led : fits;
  };

  /** A way of several taps may begin with one that is asked for first. */
  const nextOf = ({ taps }: Way, tapped: readonly Target[]): readonly Target[] => {
    const first = taps[0]!;
    return leads(first) && !tapped.includes(first) ? [first] : without(taps, tapped)!;
  };

  /** The same taps with the leading one put first where it was left out. */
  const completed = (tapped: readonly Target[]): readonly Target[] | undefined => {
    const fits = fitting(tapped);
    if (fits.length === 0) return undefined;
    const first = fits[0]!.taps[0]!;
    const implied = tapped.length > 0 && leads(first) && !tapped.includes(first);
    return implied ? [first, ...tapped] : tapped;
  };

  return {
    look(tapped) {
      const fits = fitting(tapped);
      const next = (after: readonly Target[]) => fitting(after).flatMap((way) => nextOf(way, after));
      const lit = new Set(next(tapped));
      // All is said: whatever could stand in place of the last tap stays lit.
      if (lit.size === 0) for (const other of next(tapped.slice(0, -1))) lit.add(other);
      const only = fits.every((way) => sameTaps(way, fits[0]!));
      const decided = only && (tapped.length > 0 || ways.length === 1);
      return {
        tapped,
        lit,
        ready: decided ? fits[0]?.move : undefined,
        variants: decided ? fits.map(({ move }) => move) : [],
      };
    },

    tap(tapped, target) {
      const again = completed([...tapped, target]);
      if (again) return again;
      // Without what led it nothing of it remains.
      if (tapped[0] === target) return [];
      if (tapped.includes(target)) return tapped.filter((other) => other !== target);
      for (const piece of pieces(tapped)) {
        const found = completed([...piece, target]);
        if (found) return found;
      }
      return undefined;
    },
  };
}
