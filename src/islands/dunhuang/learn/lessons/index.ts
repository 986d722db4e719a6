/** All lessons, in the order in which they are shown. */
import type { Lesson, Task } from '../lesson.ts';
import { FAMILIES } from './families/index.ts';
import { move } from './move.ts';
import { place } from './place.ts';
import { score } from './score.ts';
import { shang } from './shang.ts';
import { tokens } from './tokens.ts';
import { win } from './win.ts';

/** The way into the game, one idea each. */
export const FIRST_STEPS: readonly Lesson[] = [move, place, tokens, win, score];

export { FAMILIES, shang };

export const LESSONS: readonly Lesson[] = [...FIRST_STEPS, ...FAMILIES, shang];

export const TASKS: readonly Task[] = LESSONS.flatMap((lesson) => lesson.tasks);
