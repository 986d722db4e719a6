/** What the score room says and asks of its own accord. */
import type { Bringer } from './link.ts';
import type { Sheet } from './sheet.ts';

/** What the page has just done and can take back. */
export interface Notice {
  readonly code:
    | 'cleared'
    | 'deleted'
    | 'linked'
    | 'tracked'
    | 'shelved'
    | 'added'
    | 'opened'
    | 'elsewhere'
    | 'bad-link'
    | 'saved'
    | 'imported'
    | 'bad-file';
  readonly n?: number;
  readonly unreadable?: number;
  readonly undo?: () => void;
}

/** An address brings a sheet while another is being counted: both are worth keeping, so somebody has to say. */
export interface Question {
  readonly sheet: Sheet;
  readonly setup: string | null; // the set-up that it is for, where it is empty
  readonly by?: Bringer | undefined;
}

export type Answer = 'open' | 'keep' | 'leave';
