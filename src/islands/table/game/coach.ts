/** What a game hands the table for those who are new to it: what there is to tell of it, and what was told. */
import type { CoachKey } from '../../../i18n/translate.ts';
import type { View } from './rules.ts';
import type { LogEntry, TableGame } from './types.ts';

/** Something that is told the first time. */
export interface FirstTime {
  readonly key: string; // by which it is remembered
  readonly text: string;
  readonly rule: string;
  readonly at?: string; // where the board itself shows it: a selector
}

export interface CoachMemory {
  knows(key: string): boolean;
  remember(key: string): void;
  /** Whether a whole game was played with the coach. */
  readonly finished: boolean;
  finish(): void;
}

export interface GameCoach {
  readonly words: Readonly<Record<CoachKey, string>>;
  readonly memory: CoachMemory;
  /** What may be new in what happened, the most important first; `view` is how things stand after it. */
  heard(entry: LogEntry, view: View): readonly FirstTime[];
  /** What may be new in what somebody is asked. */
  asked(view: View): readonly FirstTime[];
}

/** The game that somebody learns by, as the lobby begins it. */
export interface FirstGame {
  readonly name: string;
  readonly level: string; // of the one opponent
  readonly own: object; // the game's own options
  /** The one that was begun last on this device. */
  begun(): string | undefined;
  begin(game: TableGame): void;
}
