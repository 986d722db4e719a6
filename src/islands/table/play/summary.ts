/** A kept game at a glance, as a bystander sees it. */
import {
  createGame,
  type Outcome,
  outcome,
  play,
  type Seat,
  toMove,
  type View,
  view,
} from '../../../games/dunhuang/index.ts';
import type { TableGame } from '../game/types.ts';

export interface Summary {
  readonly view: View;
  readonly round: number; // 0 while it is set up
  readonly outcome: Outcome | undefined;
  readonly toMove: Seat | undefined;
}

export function summarize({ options, moves }: Pick<TableGame, 'options' | 'moves'>): Summary {
  const state = moves.reduce(play, createGame(options));
  const placed = moves.some(({ type }) => type === 'place-camel');
  const ended = moves.filter(({ type }) => type === 'end-turn').length;
  const over = outcome(state);
  const turn = over === undefined ? ended + 1 : ended;
  return {
    view: view(state, undefined),
    round: placed ? Math.ceil(turn / options.players) : 0,
    outcome: over,
    toMove: toMove(state),
  };
}
