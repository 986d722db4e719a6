/** What the choices of the person at the table are worth: thought about while they think, so that nobody waits. */
import { effect, untracked } from '@preact/signals';
import type { Advice, Bots } from '../game/bots.ts';
import type { Move, View } from '../game/rules.ts';
import type { Session } from '../game/types.ts';
import { sameMove } from '../record/timeline.ts';

/** Who throws away more than this of their chance of winning is asked whether they mean it. */
export const MUCH = 0.15;
/** ms: whoever has chosen waits no longer for what a coach thinks of it. */
export const PATIENCE = 700;

/** Iterations: for the best turns, and for one that is hardly among them. */
const THOUGHT = { best: 600, chosen: 300 } as const;
const LONGEST = 2000; // ms, on a slow device
const MANY = 12; // turns

/** A choice, and what could be had instead: chances of winning, 0 to 1. */
export interface Loss {
  readonly best: number;
  readonly chance: number;
}

/** What is asked now. */
interface Asked {
  readonly view: View;
  readonly seed: string;
  readonly stop: AbortController;
  readonly advice: Promise<readonly Advice[]>;
}

type Looked = Pick<Session, 'game' | 'legal' | 'view'>;

/** What most of the thinking went into: a turn that was looked at a few times may only have been lucky. */
const best = (advice: readonly Advice[]): Advice | undefined =>
  [...advice].sort((a, b) => (b.share ?? 0) - (a.share ?? 0))[0];

export function createWeigher(
  session: Looked,
  bots: Pick<Bots, 'advise'>,
  wait: (ms: number) => Promise<void>,
) {
  let asked: Asked | undefined;

  function ask(): Asked {
    const { id, moves } = session.game.value;
    const seed = `${id}/${moves.length}/coach`;
    const stop = new AbortController();
    const view = session.view.value;
    const advice = bots.advise(
      view,
      { seed, iterations: THOUGHT.best, ms: LONGEST, most: MANY },
      { signal: stop.signal },
    );
    advice.catch(() => {}); // whoever asks for it hears of it
    return { view, seed, stop, advice };
  }

  const forget = effect(() => {
    const choices = session.legal.value.length;
    untracked(() => {
      asked?.stop.abort();
      asked = choices > 1 ? ask() : undefined;
    });
  });

  /** Undefined where nothing much is lost. */
  async function weigh({ view, seed, stop, advice }: Asked, move: Move): Promise<Loss | undefined> {
    const turns = await advice;
    const top = best(turns);
    if (top === undefined) return undefined;
    const fine = turns.some(({ moves, chance }) => sameMove(moves[0], move) && chance >= top.chance - MUCH);
    if (fine) return undefined;
    const begun = { seed, iterations: THOUGHT.chosen, most: 1, first: move };
    const [own] = await bots.advise(view, begun, { signal: stop.signal });
    return own && own.chance < top.chance - MUCH ? { best: top.chance, chance: own.chance } : undefined;
  }

  return {
    /** What a choice throws away; undefined where that is little, or not known soon enough. */
    lossOf(move: Move): Promise<Loss | undefined> {
      if (asked === undefined) return Promise.resolve(undefined);
      const known = weigh(asked, move).catch(() => undefined); // without bots nobody can tell
      return Promise.race([known, wait(PATIENCE).then(() => undefined)]);
    },
    /** The chance of winning as things stand now. */
    async chance(): Promise<number | undefined> {
      if (session.legal.value.length === 1) asked ??= ask(); // nothing to choose, but something to know
      const turns = await asked?.advice.catch(() => undefined);
      return turns && best(turns)?.chance;
    },
    close(): void {
      forget();
      asked?.stop.abort();
    },
  };
}
