/** The readable verbs: each puts a state on a board, works on that, and makes a state of it again. */
import { playMove } from './act.ts';
import {
  ASK,
  ASK_NOTHING,
  type Board,
  COINS,
  DECIDER,
  DRAWN,
  HAND,
  HAND_SIZE,
  PILE_SIZE,
  PLAYERS,
  PRESTIGE,
  RESULT,
  RESULT_INSTANT,
  TOKENS,
  TURN,
} from './board.ts';
import { IllegalMove, type MoveError } from './errors.ts';
import type { GameEvent } from './events.ts';
import { type Before, updateMemory } from './memory.ts';
import { type Move, packMove } from './moves.ts';
import { MOVES } from './moves-on-board.ts';
import { goodsAt } from './read.ts';
import { type ScoreSheet, scoreSheets } from './score.ts';
import { boardOf, distrust, type State, store } from './state.ts';
import type { Seat } from './types.ts';

export interface Outcome {
  readonly reason: 'instant' | 'scored';
  readonly winners: readonly Seat[];
  readonly sheets?: readonly ScoreSheet[]; // where the game was scored
}

/** Who decides now; undefined when the game is over. */
export function toMove(state: State): Seat | undefined {
  const { cells } = boardOf(state);
  return cells[ASK] === ASK_NOTHING ? undefined : (cells[DECIDER] as Seat);
}

/** Every legal move, no duplicates, in a stable order. */
export const legalMoves = (state: State): Move[] => MOVES.all(boardOf(state));

/** Why that move is refused; undefined where it is legal. */
export const check = (state: State, move: Move): MoveError | undefined =>
  MOVES.refusal(boardOf(state), packMove(move));

const sizes: { pile: number; drawn: number; readonly hands: Uint8Array } = {
  pile: 0,
  drawn: 0,
  hands: new Uint8Array(4),
};

/** What the events alone do not tell about the board as it was; overwritten by the next call. */
function sizesBefore({ cells }: Board): Before {
  sizes.pile = cells[PILE_SIZE]!;
  sizes.drawn = 0;
  for (let good = 1; good <= 10; good++) sizes.drawn += cells[DRAWN + good]!;
  for (let seat = 0; seat < 4; seat++) sizes.hands[seat] = cells[HAND_SIZE + seat]!;
  return sizes;
}

/** The new state, and what happened in order, with all that is hidden: `redact` it for a seat. */
export function playWithEvents(state: State, move: Move): { state: State; events: GameEvent[] } {
  const board = boardOf(state);
  const packed = packMove(move);
  const error = MOVES.refusal(board, packed);
  if (error !== undefined) throw new IllegalMove(error);
  const before = sizesBefore(board);
  distrust();
  playMove(board, packed);
  const events = board.log!.slice();
  return { state: store(board, updateMemory(state, board.cells[PLAYERS]!, events, before)), events };
}

/** The new state; throws IllegalMove with what `check` says. */
export function play(state: State, move: Move): State {
  return playWithEvents(state, move).state;
}

/** Who has won, and how; undefined while the game goes on. */
export function outcome(state: State): Outcome | undefined {
  const { cells } = boardOf(state);
  if (cells[ASK] !== ASK_NOTHING) return undefined;
  if (cells[RESULT] === RESULT_INSTANT) return { reason: 'instant', winners: [cells[TURN] as Seat] };
  const sheets = scoreSheets({
    players: Array.from({ length: cells[PLAYERS]! }, (_, seat) => ({
      tokens: cells[TOKENS + seat]!,
      prestige: cells[PRESTIGE + seat]!,
      coins: cells[COINS + seat]!,
      hand: goodsAt(cells, HAND + seat * 10),
    })),
  });
  const winners = sheets.flatMap((sheet, seat) => (sheet.rank === 1 ? [seat as Seat] : []));
  return { reason: 'scored', winners, sheets };
}
