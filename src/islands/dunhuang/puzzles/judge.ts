/** Whether a turn is the one that was to be found. */
import {
  bringsUnknown,
  type Move,
  outcome,
  play,
  type Seat,
  type State,
  view as viewOf,
} from '../../../games/dunhuang/index.ts';
import type { Puzzle, Turn } from './puzzle.ts';

export type Verdict =
  | { readonly at: 'going' }
  | { readonly at: 'solved' }
  /** `lucky`: it did win, by a card that might have been another. */
  | { readonly at: 'missed'; readonly lucky: boolean; readonly turn: Turn | undefined };

const END = JSON.stringify({ type: 'end-turn' } satisfies Move);

/** The same for exchanges of equal cards from different spaces. */
function nameOf(state: State, seat: Seat, move: Move): string {
  if (move.type !== 'soldier' && move.type !== 'general') return JSON.stringify(move);
  return `${move.type} ${move.give} ${viewOf(state, seat).market[move.space]}`;
}

/** A turn as a list of names, move by move. */
function namesOf(start: State, seat: Seat, moves: readonly Move[]): string[] {
  let state = start;
  return moves.map((move) => {
    const name = nameOf(state, seat, move);
    state = play(state, move);
    return name;
  });
}

/** `start` is any world that fits the puzzle; `moves` all that were played in it, by whoever was asked. */
export function judge(
  { view, kind, solutions, rivals }: Puzzle,
  start: State,
  moves: readonly Move[],
): Verdict {
  const seat = view.seat!;
  const names = namesOf(start, seat, moves);
  const matches = ({ moves: sought }: Turn, played: readonly string[], exactly: boolean): boolean => {
    const wanted = namesOf(start, seat, sought);
    return wanted.every((name, i) => played[i] === name) && (!exactly || wanted.length === played.length);
  };
  /** What is right is decided before cards come that nobody can know; once it is won, whatever is drawn besides does no harm. */
  const decides = (move: Move, at: number): boolean =>
    bringsUnknown(move) && !(kind === 'win' && matches(solutions[0]!, names.slice(0, at), false));
  const last = moves.findIndex((move, at) => move.type === 'end-turn' || decides(move, at));
  if (last < 0) return { at: 'going' };
  const turn = names.slice(0, last + 1).filter((name) => name !== END);
  const won = outcome(moves.reduce(play, start))?.winners.includes(seat) === true;
  // Who has won may take any bonus, as long as it stays won.
  const solved =
    kind === 'win'
      ? won && matches(solutions[0]!, turn, false)
      : solutions.some((one) => matches(one, turn, true));
  if (solved) return { at: 'solved' };
  return { at: 'missed', lucky: won, turn: rivals.find((one) => matches(one, turn, true)) };
}
