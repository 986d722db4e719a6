/** What is to be done with the box, to be ticked off: the steps are the engine's. */
import { PREPARATION } from '../../../games/dunhuang/index.ts';

export type CheckId = (typeof PREPARATION)[number]['step'];
export const CHECKS: readonly CheckId[] = PREPARATION.map(({ step }) => step);
