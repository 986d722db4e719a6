import { describe, expect, it } from 'vitest';
import {
  bringsUnknown,
  determinize,
  legalMoves,
  type Move,
  play,
  type State,
} from '../../../../src/games/dunhuang/index.ts';
import { judge } from '../../../../src/islands/dunhuang/puzzles/judge.ts';
import { createPuzzle } from '../../../../src/islands/dunhuang/puzzles/model.ts';
import type { Puzzle } from '../../../../src/islands/dunhuang/puzzles/puzzle.ts';
import { readPuzzle } from '../../../../src/islands/dunhuang/puzzles/puzzle-text.ts';
import { PUZZLES } from '../../../support/puzzles.ts';

const all = PUZZLES.map((line) => readPuzzle(line)!);
const worldOf = ({ view }: Puzzle): State => determinize(view, () => 0.3);
const END: Move = { type: 'end-turn' };

/** The moves, and whatever is needed to end the turn; with cards that nobody could know it is an answer already. */
function toEnd(start: State, moves: readonly Move[]): readonly Move[] {
  if (bringsUnknown(moves.at(-1)!)) return moves;
  const state = moves.reduce(play, start);
  const [first] = legalMoves(state);
  return first!.type === 'skip-bonus' ? [...moves, first!, END] : [...moves, END];
}

describe('a puzzle', () => {
  it.each(all.filter(({ kind }, i) => kind === 'best' || i % 40 === 0))(
    '$id is solved by its solution, once the turn is ended',
    (puzzle) => {
      const start = worldOf(puzzle);
      const { moves } = puzzle.solutions[0]!;
      if (puzzle.kind === 'win') expect(judge(puzzle, start, moves)).toEqual({ at: 'going' });
      expect(judge(puzzle, start, toEnd(start, moves))).toEqual({ at: 'solved' });
    },
  );

  it('is missed by any other turn, which is told where it is known', () => {
    const puzzle = all.find(({ rivals }) => rivals.some(({ moves }) => moves.at(-1)!.type === 'take-coins'))!;
    const rival = puzzle.rivals.find(({ moves }) => moves.at(-1)!.type === 'take-coins')!;
    const verdict = judge(puzzle, worldOf(puzzle), [...rival.moves, END]);
    expect(verdict).toEqual({ at: 'missed', lucky: false, turn: rival });
  });

  it('is not solved by luck: what is drawn might have been another card', () => {
    const draws = (move: Move) => move.type === 'diplomat' || move.type === 'interpreter';
    const puzzle = all.find(
      ({ kind, rivals }) => kind === 'win' && rivals.some(({ moves }) => draws(moves.at(-1)!)),
    )!;
    const rival = puzzle.rivals.find(({ moves }) => draws(moves.at(-1)!))!;
    expect(judge(puzzle, worldOf(puzzle), rival.moves)).toMatchObject({ at: 'missed' });
  });
});

describe('somebody at a puzzle', () => {
  it('has one first try, and as many others as they like', async () => {
    const puzzle = all.find(({ kind, solutions }) => kind === 'win' && solutions[0]!.moves.length === 3)!;
    const told: boolean[] = [];
    const model = createPuzzle(puzzle, (solved) => told.push(solved));
    const play = async (moves: readonly Move[]) => {
      for (const move of moves) await model.session.value.play(move);
    };
    await play([{ type: 'move-camel', steps: 1 }]);
    while (model.verdict.value.at === 'going') {
      const move = model.session.value.legal.value.at(-1) as Move | undefined;
      if (move) await play([move]);
      else await new Promise((next) => setTimeout(next)); // somebody else is asked
    }
    expect(told).toEqual([model.verdict.value.at === 'solved']);
    model.again();
    expect(model.verdict.value.at).toBe('going');
    await play(
      toEnd(
        determinize(puzzle.view, () => 0.5),
        puzzle.solutions[0]!.moves,
      ),
    );
    expect(model.verdict.value).toEqual({ at: 'solved' });
    expect(told).toHaveLength(1);
    model.close();
  });
});
