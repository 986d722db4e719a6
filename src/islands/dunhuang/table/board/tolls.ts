/** What it takes to bring the camel to a space. */
import { priceOf, type Space, stepsTo, type View } from '../../../../games/dunhuang/index.ts';
import { spaceTarget } from '../choosing/taps.ts';

/** How far a space is, and what going there costs. */
export interface Toll {
  readonly steps: number;
  readonly coins: number;
}

/** The shortest way, where the camel can go there now. */
export function tollTo(
  space: Space,
  { ask, camel }: Pick<View, 'ask' | 'camel'>,
  lit: ReadonlySet<string>,
): Toll | undefined {
  if (ask !== 'camel' || camel === null || !lit.has(spaceTarget(space))) return undefined;
  const steps = stepsTo(camel, space);
  return { steps, coins: priceOf({ type: 'move-camel', steps }) };
}
