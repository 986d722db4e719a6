/** What a target's element carries: its name, and whether it is lit or tapped. */
import type { Target } from '../choosing/targets.ts';
import type { ThingName } from './things.ts';

export interface Marks {
  readonly lit: ReadonlySet<Target>;
  readonly tapped: readonly Target[];
}

const NOTHING: Marks = { lit: new Set(), tapped: [] };

export const marksOf = (lit?: ReadonlySet<Target>, tapped?: readonly Target[]): Marks => ({
  lit: lit ?? NOTHING.lit,
  tapped: tapped ?? NOTHING.tapped,
});

/** Only what concerns some targets; the same nothing again where none does, so that what shows them can stay as it is. */
export function marksAbout({ lit, tapped }: Marks, kind: string): Marks {
  const about = (target: Target) => target.startsWith(kind);
  const some = { lit: new Set([...lit].filter(about)), tapped: tapped.filter(about) };
  return some.lit.size === 0 && some.tapped.length === 0 ? NOTHING : some;
}

/** The attributes of a button on the table. Only what can be chosen is a choice to a screen reader. */
export function marked({ lit, tapped }: Marks, target: Target, thing: ThingName, own: string) {
  const isLit = lit.has(target);
  const isTapped = tapped.includes(target);
  return {
    type: 'button' as const,
    class: `${own}${isLit ? ' lit' : ''}${isTapped ? ' tapped' : ''}`,
    'data-target': target,
    'data-thing': thing,
    ...(isLit || isTapped ? { 'aria-pressed': isTapped } : {}),
  };
}
