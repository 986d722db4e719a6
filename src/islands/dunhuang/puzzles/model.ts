/** Somebody at a puzzle: one turn, on a table that fits what is told of it. */
import { effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import { determinize, legalMoves, type Move, type State } from '../../../games/dunhuang/index.ts';
import { below, seedFrom } from '../../../lib/random.ts';
import type { Player, Session } from '../../table/game/types.ts';
import { createPractice } from '../../table/play/practice.ts';
import { rules } from '../table/rules.ts';
import { judge, type Verdict } from './judge.ts';
import type { Puzzle } from './puzzle.ts';

export interface PuzzleModel {
  readonly puzzle: Puzzle;
  readonly session: ReadonlySignal<Session>;
  readonly tries: ReadonlySignal<number>; // how often a board was laid out
  readonly verdict: ReadonlySignal<Verdict>;
  again(): void;
  close(): void;
}

/** A world that fits, the same for everybody; nothing that is asked hangs on which. */
function worldOf({ id, view }: Puzzle): State {
  const dice = new Int32Array(4);
  seedFrom(id, dice, 0);
  return determinize(view, () => below(dice, 0, 2 ** 30) / 2 ** 30);
}

const playersOf = ({ view }: Puzzle): Player[] =>
  view.seats.map((_, seat) => ({
    name: '',
    colour: seat as Player['colour'],
    bot: seat === view.seat ? null : { level: 'beginner', personality: null },
  }));

/** Who is asked on the way makes it hard: a token that can be kept is kept. */
const answer = (state: State): Move => {
  const legal = legalMoves(state);
  return legal.find(({ type }) => type === 'protect') ?? legal[0]!;
};

export function createPuzzle(puzzle: Puzzle, onFirst: (solved: boolean) => void): PuzzleModel {
  const start = worldOf(puzzle);
  const verdict = signal<Verdict>({ at: 'going' });
  const tries = signal(0);
  const begin = () =>
    createPractice({
      rules,
      start,
      players: playersOf(puzzle),
      answer: (state) => answer(state as State),
      autoEnd: false, // ending the turn is saying: this is it
    });
  const session = signal(begin());
  let counted = false;
  let unwatch = watch();

  function watch(): () => void {
    const playing = session.value;
    return effect(() => {
      const moves = playing.game.value.moves as readonly Move[];
      untracked(() => {
        const now = judge(puzzle, start, moves);
        verdict.value = now;
        if (now.at === 'going') return;
        playing.close();
        if (!counted) onFirst(now.at === 'solved');
        counted = true;
      });
    });
  }

  return {
    puzzle,
    session,
    tries,
    verdict,
    again() {
      unwatch();
      session.value.close();
      session.value = begin();
      tries.value++;
      unwatch = watch();
    },
    close() {
      unwatch();
      session.value.close();
    },
  };
}
