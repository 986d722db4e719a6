/** Short questions about a bay, and the moves of a turn as words. */
import {
  type Kind,
  legalMoves,
  type Move,
  type Position,
  play,
  type Seat,
  type State,
  toPosition,
} from '../../../../src/games/dragon-market/index.ts';

export const played = (state: State, ...moves: Move[]): State => moves.reduce(play, state);

/** Legal moves of one type, without the type. */
export function offered(state: State, type: Move['type']): Omit<Move, 'type'>[] {
  return legalMoves(state)
    .filter((move) => move.type === type)
    .map(({ type: _, ...rest }) => rest);
}

/** How far a boat may slide, leap or drift; which ways it may turn. */
export const farOf = (state: State, type: 'slide' | 'leap' | 'drift', boat: number): number[] =>
  (offered(state, type) as { boat: number; by: number }[])
    .filter((move) => move.boat === boat)
    .map((move) => move.by)
    .sort((a, b) => a - b);
export const waysOf = (state: State, type: 'turn' | 'pivot', boat: number): string[] =>
  (offered(state, type) as { boat: number; to: string }[])
    .filter((move) => move.boat === boat)
    .map((move) => move.to);

export const squaresFor = (state: State, type: 'step' | 'diagonal' | 'jump'): number[] =>
  (offered(state, type) as { to: number }[]).map((move) => move.to).sort((a, b) => a - b);

export const boatOf = (state: State, boat: number): string => {
  const { at, heading } = toPosition(state).boats[boat]!;
  return `${at} ${heading}`;
};
export const heirOf = (state: State, seat: Seat): number => toPosition(state).heirs[seat]!;
export const coinsOf = (state: State): number[] => toPosition(state).sides.map((side) => side.coins);
export const sideOf = (state: State, side: number): Position['sides'][0] => toPosition(state).sides[side]!;

export const ROLL: Move = { type: 'roll' };
export const PAY: Move = { type: 'pay' };
export const END: Move = { type: 'end-turn' };
export const step = (to: number): Move => ({ type: 'step', to });
export const take = (kind: Kind): Move => ({ type: 'take', kind });
export const slide = (boat: number, by: number): Move => ({ type: 'slide', boat, by });
export const turn = (boat: number, to: 'left' | 'right'): Move => ({ type: 'turn', boat, to });
