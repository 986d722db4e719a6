/** What every character file says, and the few acts that several of them share. */
import { type Board, DRAWN, drawCard, PILE_SIZE, TURN, takePrestige } from '../board.ts';
import type { RefusalCode } from '../errors.ts';
import type { Move } from '../moves.ts';
import { pack, USE } from '../packed.ts';
import type { RuleId } from '../rules.ts';
import { CHARACTERS, type CharacterId, type Good, type Seat } from '../types.ts';

/** What a field of a character's move names: a card by where it lies, one's token, or somewhere else. */
export type Need =
  | 'hand' // a card of one's own hand
  | 'shop' // a card of one's own shop
  | 'own' // a card of either
  | 'token' // a token of one's own
  | 'space' // a market card, by its space
  | 'seat' // an opponent
  | 'zone'; // where a card goes to, hand or shop

export interface Refusal {
  readonly code: RefusalCode;
  readonly rule: RuleId;
}

export interface Character {
  readonly id: CharacterId;
  /** The fields of its move besides `type`, in the order in which they are packed. */
  readonly fields: readonly (readonly [name: string, need: Need])[];
  /** Its move as JSON, from the packed fields. */
  write(first: number, second: number): Move;
  /** Appends its legal moves for the seat in turn to `moves` from `n` on; returns the new count. */
  list(board: Board, moves: Int32Array, n: number): number;
  /** Does what the character does. ASK already says that the turn can end; it may ask first. */
  use(board: Board, first: number, second: number): void;
  /** Why a move that `list` does not give is not legal. */
  refuse(board: Board, first: number, second: number): Refusal;
}

/** The packed move of a character, without fields. */
export function use(id: CharacterId): number {
  return pack(USE + CHARACTERS.indexOf(id));
}

export function gainPrestige(board: Board, n: number, rule: RuleId): void {
  const seat = board.cells[TURN] as Seat;
  const count = takePrestige(board.cells, seat, n);
  board.log?.push({ type: 'prestige-taken', rule, seat, count });
}

/** Draws up to `n` cards from the pile into DRAWN (`ruling.short-pile`). */
export function draw(board: Board, n: number, rule: RuleId): void {
  const cells = board.cells;
  const pile = cells[PILE_SIZE]!;
  const count = n < pile ? n : pile;
  const goods: Good[] | null = board.log === null ? null : [];
  for (let i = 0; i < count; i++) {
    const good = drawCard(cells);
    cells[DRAWN + good]! += 1;
    goods?.push(good as Good);
  }
  if (goods !== null) board.log?.push({ type: 'drew', rule, seat: cells[TURN] as Seat, count, goods });
}
