/**
 * How a game goes from one tab to another: who wants it asks, who has it keeps its last move and says so, and only then is it
 * taken. A tab that does not answer is frozen or dead: from that one it is taken all the same.
 */
import type { TabHandlers } from './types.ts';

export type Ask =
  | 'please' // I want to play
  | 'done'; // my last move is kept: go ahead

const PATIENCE = 1500; // ms for an answer

interface Deps {
  readonly handlers: Pick<TabHandlers, 'lead' | 'yield'>;
  readonly patience?: number;
  leads(): boolean;
  post(word: Ask): void;
  /** Takes it. `robbed`: without an answer. */
  seize(robbed: boolean): void;
}

export function createHandshake({ handlers, leads, post, seize, patience = PATIENCE }: Deps) {
  let asking: ReturnType<typeof setTimeout> | undefined;
  let staying: ReturnType<typeof setTimeout> | undefined;

  function settle(): void {
    clearTimeout(asking);
    clearTimeout(staying);
    asking = undefined;
    staying = undefined;
  }

  async function makeWay(): Promise<void> {
    clearTimeout(staying);
    await handlers.yield();
    if (!leads()) return;
    post('done');
    // Nobody came after all: that tab was closed in this very moment.
    staying = setTimeout(() => {
      staying = undefined;
      if (leads()) handlers.lead(false);
    }, patience);
  }

  return {
    /** This tab wants to play: it asks who does, or goes on where it was about to make way. */
    takeOver(): void {
      if (leads()) {
        if (staying !== undefined) handlers.lead(false);
        return;
      }
      clearTimeout(asking);
      asking = setTimeout(() => {
        settle();
        seize(true);
      }, patience);
      post('please');
    },
    hear(word: Ask): void {
      if (word === 'please' && leads()) void makeWay();
      if (word !== 'done' || asking === undefined) return;
      settle();
      seize(false);
    },
    /** It is known again who plays. */
    settle,
  };
}
