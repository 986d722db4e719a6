/** "Best move": a turn that is clearly better than all others, by long thought and in most worlds. */
import { isAnswer, isLastKnown } from '../../src/bots/dunhuang/game.ts';
import { Thinker } from '../../src/bots/dunhuang/thinker.ts';
import type { View } from '../../src/games/dunhuang/index.ts';
import type { Rival } from './win-at-once.ts';
import { errorOf, mean, overWorlds } from './worlds.ts';

export const BAR = {
  iterations: 20_000,
  gap: 0.12, // to the second, in chance of winning
  errors: 4, // … and in standard errors
  best: 0.8, // of the worlds in which it is the best
  alike: 0.02, // so near to the best counts as solved
  worlds: 300,
  lines: 6, // that are compared
  least: 0.2, // chance of the best: less is lost anyway
  most: 0.95, // of the second: more is won anyway
} as const;

export interface Line extends Rival {
  readonly visits: number;
}

export interface Best {
  readonly solutions: readonly (readonly number[])[];
  readonly chance: number;
  readonly rivals: readonly Rival[];
  readonly gap: number;
  readonly share: number; // of the worlds in which it is the best
  readonly guess: number; // how much of a short think went elsewhere: the more, the harder
}

/** Whole turns, most thought about first. */
function think(view: View, seed: string, iterations: number): Line[] {
  const thinker = new Thinker(view, { level: 'grandmaster', seed, iterations }, () => 0);
  while (thinker.step());
  return thinker.search
    .lines(isLastKnown, isAnswer)
    .map(({ moves, visits, value }) => ({ moves, visits, chance: value }));
}

export const keyOf = (moves: readonly number[]): string => moves.join(' ');

/** The best, those as good as it, and the rest, the better first; lines that were hardly looked at are left out. */
function sorted(lines: readonly Line[]): { alike: Line[]; rest: Line[] } {
  const best = lines[0]!;
  const looked = lines.filter(({ visits }) => visits >= 8);
  return {
    alike: [best, ...looked.filter((line) => line !== best && line.chance >= best.chance - BAR.alike)],
    rest: looked.filter(({ chance }) => chance < best.chance - BAR.alike).sort((a, b) => b.chance - a.chance),
  };
}

/** How far the best is ahead by that much thought; 0 where it is decided anyway. */
function gapAfter(view: View, seed: string, iterations: number): { gap: number; lines: Line[] } {
  const lines = think(view, seed, iterations);
  const { rest } = sorted(lines);
  const best = lines[0]!.chance;
  const second = rest[0]?.chance ?? 0;
  const open = rest.length > 0 && best >= BAR.least && second <= BAR.most && best < 0.999;
  return { gap: open ? best - second : 0, lines };
}

export interface Checked {
  readonly chances: readonly number[]; // by turn, the best first
  readonly gap: number;
  readonly error: number; // of the gap
  readonly share: number;
}

/** The best turn against the others in the same worlds. */
export function compareInWorlds(
  view: View,
  best: readonly number[],
  others: readonly (readonly number[])[],
  worlds: number,
  seed: string,
): Checked {
  const [ours, ...theirs] = overWorlds(view, [best, ...others], worlds, seed) as [number[], ...number[][]];
  const means = theirs.map(mean);
  const second = theirs[means.indexOf(Math.max(...means))]!;
  const ahead = ours.map((value, n) => value - second[n]!);
  const isBest = ours.map((value, n) => theirs.every((their) => value >= their[n]! - 1e-9));
  return {
    chances: [mean(ours), ...means],
    gap: mean(ahead),
    error: errorOf(ahead),
    share: isBest.filter(Boolean).length / worlds,
  };
}

export const passes = ({ gap, error, share }: Omit<Checked, 'chances'>): boolean =>
  gap >= BAR.gap && gap >= BAR.errors * error && share >= BAR.best;

export function bestMove(view: View, note: (stage: string) => void = () => {}): Best | undefined {
  note('seen');
  const first = gapAfter(view, 'glance', 150);
  if (first.gap < 0.08) return undefined;
  note('glance');
  const glance = gapAfter(view, 'look', 1200);
  if (glance.gap < BAR.gap) return undefined;
  note('look');
  const { alike, rest } = sorted(glance.lines);
  const others = rest.slice(0, BAR.lines - 1).map(({ moves }) => moves);
  if (!passes(compareInWorlds(view, alike[0]!.moves, others, 80, 'look'))) return undefined;
  note('worlds');
  return thoroughly(view, first.lines, note);
}

function thoroughly(view: View, glance: readonly Line[], note: (stage: string) => void): Best | undefined {
  const one = gapAfter(view, 'one', BAR.iterations);
  if (one.gap < BAR.gap) return undefined;
  note('one');
  const two = gapAfter(view, 'two', BAR.iterations);
  const best = one.lines[0]!;
  if (two.gap < BAR.gap || keyOf(two.lines[0]!.moves) !== keyOf(best.moves)) return undefined;
  note('two');
  const { alike, rest } = sorted(one.lines);
  const others = rest.slice(0, BAR.lines - 1);
  // Twice, in other worlds: of many that are looked at, some pass by luck.
  const [checked, again] = ['long', 'again'].map((seed) =>
    compareInWorlds(
      view,
      best.moves,
      others.map(({ moves }) => moves),
      BAR.worlds,
      seed,
    ),
  ) as [Checked, Checked];
  if (!passes(checked) || !passes(again)) return undefined;
  note('found');
  const total = glance.reduce((sum, { visits }) => sum + visits, 0);
  const onBest = glance.find(({ moves }) => keyOf(moves) === keyOf(best.moves))?.visits ?? 0;
  return {
    solutions: alike.map(({ moves }) => moves),
    chance: best.chance,
    rivals: others.slice(0, 3).map(({ moves, chance }) => ({ moves, chance })),
    gap: best.chance - rest[0]!.chance,
    share: checked.share,
    guess: 1 - onBest / total,
  };
}
