/** What a score page says and asks of its own accord. */
import type { Entry } from './history.ts';

/** What the page has just done and can take back. */
export interface Notice {
  readonly code:
    | 'cleared'
    | 'deleted'
    | 'linked'
    | 'shelved'
    | 'added'
    | 'opened'
    | 'elsewhere'
    | 'bad-link'
    | 'saved'
    | 'imported'
    | 'bad-file';
  readonly by?: string; // who brought it, if it is not somebody's link
  readonly n?: number;
  readonly unreadable?: number;
  readonly undo?: () => void;
}

/** What an address asks for: a sheet, or nothing that can be read. */
export interface Asked<S> {
  readonly sheet?: S;
  readonly by?: string;
  readonly damaged?: true;
}

/** An address brings a sheet while another is being counted: both are worth keeping, so somebody has to say. */
export interface Question<S> {
  readonly sheet: S;
  readonly by?: string;
}

export type Answer = 'open' | 'keep' | 'leave';

/** What a file brings. One game that makes no sense does not take the others with it. */
export interface FileRead<S> {
  readonly entries: readonly Entry<S>[];
  readonly unreadable: number;
}
