import type { CharacterId } from '../../../../games/dunhuang/index.ts';
import type { Circle } from '../circle.ts';

/** A taste in circles. What it is called and why it is so are words: `setup.preset.<id>` and `setup.preset.<id>.why`. */
export interface Preset {
  readonly id: string;
  /** The characters that must be in; undefined when it needs a game of before and there is none. */
  readonly wants: (last: Circle | undefined) => readonly CharacterId[] | undefined;
}
