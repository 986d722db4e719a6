/** What a target's element carries: its name, and whether it is lit or tapped. */
import type { Target, Topic } from '../game/face.ts';

export interface Marks {
  readonly lit: ReadonlySet<Target>;
  readonly tapped: readonly Target[];
}

/** As classes, so that it can be compared. */
export type Mark = '' | ' lit' | ' tapped' | ' lit tapped';

const NOTHING: Marks = { lit: new Set(), tapped: [] };

export const marksOf = (lit?: ReadonlySet<Target>, tapped?: readonly Target[]): Marks => ({
  lit: lit ?? NOTHING.lit,
  tapped: tapped ?? NOTHING.tapped,
});

export const markOf = ({ lit, tapped }: Marks, target: Target): Mark =>
  `${lit.has(target) ? ' lit' : ''}${tapped.includes(target) ? ' tapped' : ''}`;

/** The attributes of a button on the table. Only what can be chosen is a choice to a screen reader. */
export function marked(mark: Mark, target: Target, topic: Topic, own: string) {
  return {
    type: 'button' as const,
    class: own + mark,
    'data-target': target,
    'data-topic': topic,
    ...(mark === '' ? {} : { 'aria-pressed': mark.endsWith('tapped') }),
  };
}
