/** A game as it is seen from where somebody looks. */
import { computed, type ReadonlySignal } from '@preact/signals';
import type { Seat } from '../../../lib/seats.ts';
import type { Rules } from '../game/rules.ts';
import type { Session, Stage, TableGame } from '../game/types.ts';
import type { Timeline } from '../record/timeline.ts';
import { entryOf, logOf, stepsSince, type Viewpoint, viewFrom } from './viewpoint.ts';

interface Deps {
  readonly rules: Rules;
  readonly game: ReadonlySignal<TableGame>;
  readonly played: ReadonlySignal<Timeline>;
  readonly stage: ReadonlySignal<Stage>;
  readonly viewer: ReadonlySignal<Seat | null>;
  /** The move that is shown in motion. */
  readonly shown: ReadonlySignal<number | undefined>;
}

const NONE: readonly never[] = [];

export function createSeen({
  rules,
  game,
  played,
  stage,
  viewer,
  shown,
}: Deps): Pick<Session, 'view' | 'openly' | 'log' | 'since' | 'happened'> {
  /** When it is over, nothing is hidden any more. */
  const viewpoint = computed((): Viewpoint => (stage.value.at === 'over' ? 'open' : viewer.value));
  return {
    view: computed(() => viewFrom(rules, played.value.state, viewpoint.value, viewer.value)),
    openly: computed(() => rules.view(played.value.state)),
    log: computed(() => {
      const retaken = game.value.retaken ?? NONE;
      const entries = logOf(rules, played.value.steps, viewpoint.value);
      return entries.map((entry) => (retaken.includes(entry.at) ? { ...entry, again: true } : entry));
    }),
    since: computed(() => {
      const { at } = stage.value;
      if (at !== 'person' && at !== 'curtain') return NONE;
      return logOf(rules, stepsSince(played.value.steps, stage.value.seat), viewer.value);
    }),
    happened: computed(() => {
      const step = shown.value === undefined ? undefined : played.value.steps[shown.value];
      return step && entryOf(rules, step, viewpoint.value);
    }),
  };
}
