/** The numbers of one's own box, and what a link or a file offers besides. */
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import {
  type BoxProfile,
  EMPTY_PROFILE,
  joinProfiles,
  knownIn,
  numberAt,
} from '../../../games/yinzi/index.ts';
import type { Box } from '../../../lib/storage.ts';
import { type BoxNumbers, createBoxNumbers } from './numbers.ts';
import { readProfileFile, readProfileLink } from './sharing.ts';

export type OfferProblem = 'damaged' | 'not-ours' | 'newer';

/** What was brought, and how many numbers of it are not one's own. */
export interface Offer {
  readonly profile: BoxProfile;
  readonly fresh: number; // numbers that are not known here
  readonly other: number; // numbers that are another here
}

export interface BoxModel extends BoxNumbers {
  readonly offer: ReadonlySignal<Offer | undefined>;
  readonly problem: ReadonlySignal<OfferProblem | undefined>;
  readonly canUndo: ReadonlySignal<boolean>;
  /** Looks at what the address brings. */
  follow(fragment: string): void;
  openFile(text: string): void;
  take(): void;
  leave(): void;
  clear(): void;
  undo(): void;
}

export function createBoxModel(box: Box<BoxProfile>): BoxModel {
  const kept = createBoxNumbers(box);
  const offered = signal<BoxProfile | undefined>();
  const problem = signal<OfferProblem | undefined>();
  const before = signal<BoxProfile | undefined>(); // what undoing brings back
  const bring = (found: BoxProfile | OfferProblem | undefined): void => {
    problem.value = typeof found === 'string' ? found : undefined;
    offered.value = typeof found === 'string' ? undefined : found;
  };
  const replace = (change: (now: BoxProfile) => BoxProfile): void => {
    before.value = kept.profile.value;
    offered.value = undefined;
    void kept.alter(change);
  };
  return {
    ...kept,
    problem,
    offer: computed(() => {
      const profile = offered.value;
      if (profile === undefined) return undefined;
      const theirs = knownIn(profile).map(({ value, ...place }) => ({
        value,
        own: numberAt(kept.profile.value, place),
      }));
      const other = theirs.filter(({ value, own }) => own !== null && own !== value).length;
      return { profile, fresh: theirs.filter(({ own }) => own === null).length, other };
    }),
    canUndo: computed(() => before.value !== undefined),
    follow: (fragment) => bring(readProfileLink(fragment)),
    openFile: (text) => bring(readProfileFile(text)),
    set(place, value) {
      before.value = undefined;
      kept.set(place, value);
    },
    take() {
      const profile = offered.value;
      if (profile !== undefined) replace((now) => joinProfiles(now, profile));
    },
    leave: () => bring(undefined),
    clear: () => replace(() => EMPTY_PROFILE),
    undo() {
      const back = before.value;
      before.value = undefined;
      if (back !== undefined) void kept.alter(() => back);
    },
  };
}
