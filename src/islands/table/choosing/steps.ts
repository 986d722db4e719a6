/** What was chosen at once is taken back at once, and done again at once: a walk of three steps is one step here. */
import type { Move } from '../game/rules.ts';
import type { Session } from '../game/types.ts';

type Steppable = Pick<Session, 'log' | 'play' | 'undo' | 'redo'>;

export function createSteps(session: Steppable) {
  const played = (): number => session.log.value.length;
  /** Where those choices ended and began that were several moves, in moves played. */
  const walks = new Map<number, number>();

  /** Does something until so many moves are played; stops where it changes nothing. */
  async function until(count: number, change: () => Promise<void>): Promise<void> {
    for (let before = Number.NaN; played() !== count && before !== played(); ) {
      before = played();
      await change();
    }
  }

  return {
    async play(moves: readonly Move[]): Promise<void> {
      const begun = played();
      for (const end of [...walks.keys()]) if (end > begun) walks.delete(end);
      for (const move of moves) await session.play(move);
      if (moves.length > 1) walks.set(played(), begun);
    },
    async undo(): Promise<void> {
      const begun = walks.get(played());
      await (begun === undefined ? session.undo() : until(begun, session.undo));
    },
    async redo(): Promise<void> {
      const end = [...walks].find(([, begun]) => begun === played())?.[0];
      await (end === undefined ? session.redo() : until(end, session.redo));
    },
  };
}
