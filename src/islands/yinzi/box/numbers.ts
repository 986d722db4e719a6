/** The numbers of one's own box, as any tool asks for them. */
import type { ReadonlySignal } from '@preact/signals';
import { type BoxProfile, EMPTY_PROFILE, type ProfilePlace, withNumber } from '../../../games/yinzi/index.ts';
import { type KeptOne, keptOne } from '../../kept-one.ts';
import { profileBox } from './boxes.ts';

export interface BoxNumbers {
  readonly profile: ReadonlySignal<BoxProfile>;
  readonly trouble: KeptOne<BoxProfile>['trouble'];
  load(): void;
  alter: KeptOne<BoxProfile>['alter'];
  set(place: ProfilePlace, value: number | null): void;
}

export function createBoxNumbers(box = profileBox()): BoxNumbers {
  const { value: profile, trouble, load, alter } = keptOne(box, EMPTY_PROFILE);
  return {
    profile,
    trouble,
    load,
    alter,
    set: (place, value) => void alter((now) => withNumber(now, place, value)),
  };
}
