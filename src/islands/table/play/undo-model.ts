/** How far back somebody may go from where the game stands, and what that makes of it. */
import { computed, type ReadonlySignal } from '@preact/signals';
import type { Seat } from '../../../lib/seats.ts';
import type { Rules } from '../game/rules.ts';
import type { Back, Stage, TableGame } from '../game/types.ts';
import type { Timeline } from '../record/timeline.ts';
import { onlyPerson, type Seated } from './stage.ts';
import { backOf, lastDecision, ownDecision } from './undo.ts';

interface Deps {
  readonly rules: Rules;
  readonly seated: ReadonlySignal<Seated>;
  readonly game: ReadonlySignal<TableGame>;
  readonly played: ReadonlySignal<Timeline>;
  readonly stage: ReadonlySignal<Stage>;
  /** The seat that may touch the table now. */
  readonly actor: ReadonlySignal<Seat | undefined>;
  /** Whether the only person at the table may go back over the moves of bots. */
  readonly freely: () => boolean;
}

/** Where the game would stand then. */
export interface WayBack {
  readonly at: number; // moves played
  readonly retaken: readonly number[] | undefined;
}

export function createUndo({ rules, seated, game, played, stage, actor, freely }: Deps) {
  const within = computed((): Back => {
    if (stage.value.at === 'over') return 'hidden';
    return actor.value === undefined ? 'other' : backOf(rules, played.value, actor.value);
  });
  const free = computed((): number => {
    const seat = onlyPerson(seated.value);
    const alone = seat !== null && seated.value.apart === undefined;
    const may = alone && stage.value.at !== 'over' && freely();
    return may ? ownDecision(rules, played.value, seat) : -1;
  });
  return {
    /** Who has gone back freely once is not asked again. */
    back: computed((): Back => {
      if (within.value === 'can' || free.value < 0) return within.value;
      return game.value.retaken === undefined ? 'freely' : 'can';
    }),
    way(): WayBack | undefined {
      const own = within.value === 'can';
      const at = own ? lastDecision(rules, played.value) : free.value;
      if (at < 0) return undefined;
      const marks = [...(game.value.retaken ?? []), ...(own ? [] : [at])].map((one) => Math.min(one, at));
      return { at, retaken: marks.length > 0 ? [...new Set(marks)] : undefined };
    },
  };
}
