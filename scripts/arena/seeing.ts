/**
 * The ceiling: the same search with the true state in place of guesses. Not a bot for people: it is
 * here to measure what the secret is worth.
 */
import type { BotSettings } from '../../src/bots/dunhuang/index.ts';
import { Thinker } from '../../src/bots/dunhuang/thinker.ts';
import { loadInto, unpackMove } from '../../src/games/dunhuang/fast.ts';
import { legalMoves, type Move, type Seat, type State, view } from '../../src/games/dunhuang/index.ts';
import { processorMs } from './clock.ts';

export function seeingMove(state: State, seat: Seat, settings: BotSettings): Move {
  const moves = legalMoves(state);
  if (moves.length === 1) return moves[0]!;
  const thinker = new Thinker(view(state, seat), settings, processorMs, {
    deal: (board) => loadInto(state, board),
  });
  while (thinker.step());
  return unpackMove(thinker.choices()[0]!.move);
}
