// A browser as the checks have it: opened on a profile, closed, and honest about what it cannot do.
import type { Page } from './page.ts';

/** What a check may need and a browser may lack. */
export type Skill = 'restart' | 'print';

export interface Opened {
  readonly page: Page;
  /** What pages of this origin have logged as errors so far. */
  errors(origin: string): Promise<string[]>;
  close(): Promise<void>;
}

export interface OtherBrowser {
  readonly name: string;
  /** Why something cannot be looked at in this one. */
  readonly lacks: Readonly<Partial<Record<Skill, string>>>;
  /** It does not tell what pages log: an eye in the page has to. */
  readonly isSilent: boolean;
  open(profile: string): Promise<Opened>;
}

/** A phone's screen. */
export const SCREEN = { width: 390, height: 844 };
