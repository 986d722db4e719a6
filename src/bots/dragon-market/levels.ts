/** Three opponents, each different in kind. Their names for people are in i18n: people of the harbour. */
export const LEVELS = ['deckhand', 'pilot', 'harbour-master'] as const;
export type Level = (typeof LEVELS)[number];

/** How much is thought about: tables kept for each point of a turn, ends of it that two players answer (more of them fewer), and worlds. */
export interface Thinking {
  readonly width: number;
  readonly ends: number;
  readonly replyWidth: number; // of the turns that follow, in which everybody answers; 0: none is heard
  readonly rounds: number; // of turns that follow, one's own the last of each
  readonly worlds: number; // where objectives are hidden
  readonly ms: number; // what people are made to wait at most, on a slow phone
}

export const THINKING: Readonly<Record<Level, Thinking>> = {
  deckhand: { width: 4, ends: 3, replyWidth: 0, rounds: 0, worlds: 1, ms: 100 },
  pilot: { width: 10, ends: 1, replyWidth: 0, rounds: 0, worlds: 1, ms: 200 },
  'harbour-master': { width: 40, ends: 12, replyWidth: 6, rounds: 1, worlds: 2, ms: 1000 },
};
